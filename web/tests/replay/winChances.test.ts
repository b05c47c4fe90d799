import { describe, expect, it } from "vitest";
import { barsOf, pointAt, pointsOf, turnStarts } from "../../src/replay/analysis/winChances";
import type { Analysis } from "../../src/wire/messages";

const account = { start: 0.5, own: -0.1, others: 0.2, deal: 0.4, result: 1 };
const analysis: Analysis = {
    moments: [
        { step: 0, turn: 1, seat: 0, chances: [0.5, 0.5] },
        { step: 2, turn: 1, seat: 0, chances: [0.6, 0.4] },
        { step: 3, turn: 2, seat: 1, chances: [0.7, 0.3] },
    ],
    mistakes: [],
    accounts: [account, { start: 0.5, own: -0.2, others: 0.1, deal: -0.4, result: 0 }],
    strokes: [],
    visits: 300,
};

describe("the chances of a game", () => {
    it("end with the result", () => {
        const points = pointsOf(analysis, 9);
        expect(points).toHaveLength(4);
        expect(points[3]).toEqual({ step: 9, turn: 2, chances: [1, 0] });
    });

    it("stand at a step as they stood at the last decision", () => {
        const points = pointsOf(analysis, 9);
        expect(pointAt(points, 0)?.chances).toEqual([0.5, 0.5]);
        expect(pointAt(points, 1)?.step).toBe(0);
        expect(pointAt(points, 8)?.step).toBe(3);
        expect(pointAt(points.slice(1), 0)?.step).toBe(2);
    });

    it("are read out once a turn", () => {
        expect(turnStarts(analysis.moments).map((moment) => moment.step)).toEqual([0, 3]);
    });
});

describe("the parts of a result", () => {
    it("are bars on one scale for all", () => {
        const [first, second] = barsOf(analysis.accounts);
        expect(first!.map((bar) => bar.points)).toEqual([50, -10, 20, 40, 100]);
        expect(first![4]!.share).toBe(1);
        expect(second![3]!.share).toBe(-0.4);
        expect(Object.is(second![4]!.points, 0)).toBe(true);
        const [large] = barsOf([{ ...account, own: -2 }]);
        expect(large!.map((bar) => bar.share)).toEqual([0.25, -1, 0.1, 0.2, 0.5]);
    });
});
