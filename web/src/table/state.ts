/** What is known of a watched table, and how messages change it: pure, so that it can be tested without a page. */
import type { Happening, Said, Situation, Snapshot, Spoken, TableInfo, Update } from "../wire/messages";

export interface TableState {
    readonly table: TableInfo;
    /** The seat by whose eyes we look; null for those who only watch. */
    readonly seat: number | null;
    /** All seats of the one before the screen: several with hot seats. */
    readonly seats: readonly number[];
    readonly invite: string | null;
    readonly events: readonly Happening[];
    /** Of the last event. */
    readonly number: number;
    readonly situation: Situation | null;
    readonly chat: readonly Said[];
    /** The events that led to this situation from the one before; none after a jump. */
    readonly news: readonly Happening[];
}

/** A table that is watched from now on, or again: then `before` has the events that are not sent once more. */
export function opened(snapshot: Snapshot, before: TableState | null): TableState {
    const { table, seat, seats, invite, number, situation, chat } = snapshot;
    const again = before !== null && before.table.id === table.id && before.seat === seat;
    const first = snapshot.events[0]?.number ?? number + 1;
    const kept = again ? before.events.filter((event) => event.number < first) : [];
    const news = again ? snapshot.events : [];
    return { table, seat, seats, invite, events: [...kept, ...snapshot.events], number, situation, chat, news };
}

export function changed(state: TableState, news: Update | Spoken): TableState {
    if (news.type === "spoken") {
        return { ...state, chat: [...state.chat, news.said] };
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

/** Whether an update comes too late to follow: something between was not heard, and the table must be watched anew. */
export function gap(state: TableState, news: Update): boolean {
    const first = news.events[0];
    return first !== undefined && first.number > state.number + 1;
}

/** The events that still count: what was taken back is left out, that it was taken back is told. */
export function standing(events: readonly Happening[]): Happening[] {
    const told: Happening[] = [];
    for (const event of events) {
        if (event.kind === "undone") {
            const back = Number(event.what["back_to"] ?? 0);
            while (told.length > 0 && told[told.length - 1]!.number > back) told.pop();
        }
        told.push(event);
    }
    return told;
}
