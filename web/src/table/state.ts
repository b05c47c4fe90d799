/** The state of a watched table, and how messages change it: pure, so that it can be tested without a page. */
import type { LogEvent, ChatLine, Situation, Snapshot, ChatMessage, TableInfo, Update } from "../wire/messages";

export interface TableState {
    readonly table: TableInfo;
    /** The seat whose view is shown; null for spectators. */
    readonly seat: number | null;
    /** All seats of the visitor: several with hot seats. */
    readonly seats: readonly number[];
    readonly invite: string | null;
    readonly events: readonly LogEvent[];
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
    return { table, seat, seats, invite, events: [...kept, ...snapshot.events], number, situation, chat, news };
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
        number: Math.max(state.number, news.number),
        news: news.situation === null ? state.news : fresh,
    };
}

/** Whether messages before this update were lost, so that the table must be watched anew. */
export function hasGap(state: TableState, news: Update): boolean {
    const first = news.events[0];
    return first !== undefined && first.number > state.number + 1;
}

/** The events without those that were taken back; the event that says so stays. */
export function currentEvents(events: readonly LogEvent[]): LogEvent[] {
    const told: LogEvent[] = [];
    for (const event of events) {
        if (event.kind === "undone") {
            const back = Number(event.payload["back_to"] ?? 0);
            while (told.length > 0 && told[told.length - 1]!.number > back) told.pop();
        }
        told.push(event);
    }
    return told;
}
