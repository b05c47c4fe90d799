/** The state of a watched table, and how messages change it: pure, so that it can be tested without a page. */
import type {
    LogEvent,
    ChatLine,
    Situation,
    Snapshot,
    ChatMessage,
    StoryLine,
    TableInfo,
    Update,
} from "../wire/messages";

export interface TableState {
    readonly table: TableInfo;
    /** The seat whose view is shown; null for spectators. */
    readonly seat: number | null;
    /** All seats of the visitor: several with hot seats. */
    readonly seats: readonly number[];
    readonly invite: string | null;
    readonly events: readonly LogEvent[];
    /** One line for one thought, without what was taken back. */
    readonly story: readonly StoryLine[];
    /** The number of the last event. */
    readonly number: number;
    readonly situation: Situation | null;
    readonly chat: readonly ChatLine[];
    /** The events between the previous situation and this one; none after a jump. */
    readonly news: readonly LogEvent[];
}

/** The state when watching begins, or begins again: `before` has the events that are not sent a second time. */
export function fromSnapshot(snapshot: Snapshot, before: TableState | null): TableState {
    const { table, seat, seats, invite, number, situation, chat } = snapshot;
    const again = before !== null && before.table.id === table.id && before.seat === seat;
    const first = snapshot.events[0]?.number ?? number + 1;
    const kept = again ? before.events.filter((event) => event.number < first) : [];
    // In another language all events are sent a second time: they are no news.
    const news = again && first > before.number ? snapshot.events : [];
    const events = [...kept, ...snapshot.events];
    const story = addLines(again ? before.story : [], snapshot.story);
    return { table, seat, seats, invite, events, story, number, situation, chat, news };
}

export function applyMessage(state: TableState, news: Update | ChatMessage): TableState {
    if (news.type === "chat") {
        return { ...state, chat: [...state.chat, news.line] };
    }
    const fresh = news.events.filter((event) => event.number > state.number);
    return {
        ...state,
        table: news.table ?? state.table,
        situation: news.situation ?? state.situation,
        events: [...state.events, ...fresh],
        story: addLines(state.story, news.story),
        number: Math.max(state.number, news.number),
        news: news.situation === null ? state.news : fresh,
    };
}

/** The story with further lines: one that goes on takes the place of its beginning, one that takes back ends others. */
export function addLines(story: readonly StoryLine[], lines: readonly StoryLine[]): readonly StoryLine[] {
    let told = story;
    for (const line of lines) {
        const end = line.back_to ?? line.number - 1;
        told = [...told.filter(({ number }) => number <= end && number !== line.number), line];
    }
    return told;
}

/** Whether messages before this update were lost, so that the table must be watched anew. */
export function hasGap(state: TableState, news: Update): boolean {
    const first = news.events[0];
    return first !== undefined && first.number > state.number + 1;
}
