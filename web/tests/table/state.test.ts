import { describe, expect, it } from "vitest";
import { addLines, applyMessage, hasGap, fromSnapshot } from "../../src/table/state";
import type { LogEvent, Snapshot, StoryLine, TableInfo, Update } from "../../src/wire/messages";

const TABLE = { id: "t1", state: "running" } as TableInfo;
const SITUATION = { view: {}, awaited: 0, question: null, undo: null };

function event(number: number, kind = "played", payload: Record<string, unknown> = {}): LogEvent {
    return { number, kind, player: 0, rule: null, text: "", payload };
}
function snapshot(events: LogEvent[], number: number, seat: number | null = 0): Snapshot {
    return {
        type: "snapshot",
        table: TABLE,
        seat,
        seats: [0],
        invite: null,
        events,
        story: [],
        number,
        situation: SITUATION,
        chat: [],
    };
}
function update(events: LogEvent[], number: number, rest: Partial<Update> = {}): Update {
    return { type: "update", events, story: [], stages: [], number, situation: SITUATION, table: null, ...rest };
}
const numbers = (events: readonly LogEvent[]): number[] => events.map((one) => one.number);

describe("what is known of a table", () => {
    const first = fromSnapshot(snapshot([event(1), event(2)], 2), null);

    it("is all of a snapshot, without anything to be moved on the board", () => {
        expect(numbers(first.events)).toEqual([1, 2]);
        expect(first.news).toEqual([]);
    });

    it("grows by updates, which are news", () => {
        const next = applyMessage(first, update([event(3)], 3));
        expect(numbers(next.events)).toEqual([1, 2, 3]);
        expect(numbers(next.news)).toEqual([3]);
        expect(next.table).toBe(TABLE);
    });

    it("comes again in another language, without news", () => {
        const again = fromSnapshot(snapshot([event(1), event(2), event(3)], 3), first);
        expect(numbers(again.events)).toEqual([1, 2, 3]);
        expect(again.news).toEqual([]);
    });

    it("does not take an event twice", () => {
        const next = applyMessage(first, update([event(2), event(3)], 3));
        expect(numbers(next.events)).toEqual([1, 2, 3]);
    });

    it("goes on after a lost connection with what was missed", () => {
        const next = fromSnapshot(snapshot([event(3), event(4)], 4), first);
        expect(numbers(next.events)).toEqual([1, 2, 3, 4]);
        expect(numbers(next.news)).toEqual([3, 4]);
        expect(numbers(fromSnapshot(snapshot([], 2), first).events)).toEqual([1, 2]);
    });

    it("begins anew for another seat", () => {
        const next = fromSnapshot(snapshot([event(1)], 1, 1), first);
        expect(numbers(next.events)).toEqual([1]);
        expect(next.news).toEqual([]);
    });

    it("notices when something between was not heard", () => {
        expect(hasGap(first, update([event(3)], 3))).toBe(false);
        expect(hasGap(first, update([event(4)], 4))).toBe(true);
        expect(hasGap(first, update([], 2))).toBe(false);
    });

    it("hears what is said", () => {
        const line = { number: 1, seat: 0, name: "Anna", text: "Hello", at: 0 };
        expect(applyMessage(first, { type: "chat", line }).chat).toEqual([line]);
    });
});

describe("the story", () => {
    const line = (number: number, last: number, back_to: number | null = null): StoryLine => ({
        number,
        last,
        kind: "",
        player: 0,
        text: "",
        details: [],
        back_to,
    });

    it("takes a line that goes on in place of its beginning", () => {
        expect(addLines([line(1, 1), line(2, 3)], [line(2, 5), line(6, 6)])).toEqual([
            line(1, 1),
            line(2, 5),
            line(6, 6),
        ]);
    });

    it("leaves out what was taken back", () => {
        const story = [line(1, 1), line(2, 5), line(6, 6)];
        expect(addLines(story, [line(2, 3), line(7, 7, 3)])).toEqual([line(1, 1), line(2, 3), line(7, 7, 3)]);
        expect(addLines(story, [line(7, 7, 5)])).toEqual([line(1, 1), line(2, 5), line(7, 7, 5)]);
    });
});
