import { describe, expect, it } from "vitest";
import { reachOf } from "../../src/table/end/scoreBars";

describe("the bars of a score sheet", () => {
    it("reach as far as the most points of one side, of whoever has them", () => {
        const sheet = [
            { cards: 12, curses: -3 },
            { cards: 7, gardens: 8, curses: -1, debts: -4 },
        ];
        expect(reachOf(sheet)).toEqual({ below: 5, above: 15 });
    });

    it("need no left side without minus points, and always have a right one", () => {
        expect(reachOf([{ cards: 4 }, { cards: 9 }])).toEqual({ below: 0, above: 9 });
        expect(reachOf([{ cards: 0 }, {}])).toEqual({ below: 0, above: 1 });
    });
});
