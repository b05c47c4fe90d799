import { describe, expect, it } from "vitest";
import { scaleOf, scoresByTurn, stepOfEvent } from "../../src/table/end/scoreHistory";
import type { PastMove } from "../../src/wire/messages";

function move(turn: number, turn_of: number, scores: number[]): PastMove {
    return { player: turn_of, text: "", label: "", turn, turn_of, scores, last_event: 0 };
}

describe("the course of the scores", () => {
    it("has a point for the end of each turn", () => {
        const moves = [move(1, 0, [0, 0]), move(1, 0, [1, 0]), move(1, 1, [1, 2]), move(2, 0, [3, 2])];
        expect(scoresByTurn(moves)).toEqual([
            { step: 2, turn: 1, scores: [1, 0] },
            { step: 3, turn: 1, scores: [1, 2] },
            { step: 4, turn: 2, scores: [3, 2] },
        ]);
    });

    it("says to which step an event belongs", () => {
        const moves = [5, 5, 9].map((last_event) => ({ ...move(1, 0, []), last_event }));
        const course = { game: "", players: 2, over: true, last_event: 3, moves };
        expect([1, 3, 4, 5, 6, 9, 10].map((event) => stepOfEvent(course, event))).toEqual([0, 0, 1, 1, 3, 3, 3]);
    });

    it("has lines at round values, also below nothing", () => {
        expect(scaleOf([{ step: 1, turn: 1, scores: [-3, 42] }])).toEqual({
            min: -3,
            max: 42,
            lines: [0, 10, 20, 30, 40],
        });
        expect(scaleOf([]).lines).toEqual([0, 1]);
    });
});
