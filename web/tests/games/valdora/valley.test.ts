// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { sheetFor, smooth, standing } from "../../../src/games/valdora/valley/places";
import { counted, oneByOne } from "../../../src/games/valdora/gems";
import { BOX } from "./positions";

const THUMB = 40;
const PHONE = 356;

describe("the valley", () => {
    it.each([true, false])("has all its fields on the sheet (upright: %s)", (upright) => {
        const sheet = sheetFor(BOX.canvas, upright);
        for (const { at } of Object.values(BOX.fields)) {
            const [x, y] = sheet.place(at);
            expect(x).toBeGreaterThan(30);
            expect(x).toBeLessThan(sheet.width - 30);
            expect(y).toBeGreaterThan(30);
            expect(y).toBeLessThan(sheet.height - 30);
        }
    });

    it("keeps fields a thumb apart on a phone", () => {
        const sheet = sheetFor(BOX.canvas, true);
        const places = Object.values(BOX.fields).map(({ at }) => sheet.place(at));
        const distances = places.flatMap(([x, y], i) => places.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
        expect((Math.min(...distances) * PHONE) / sheet.width).toBeGreaterThanOrEqual(THUMB);
    });

    it("draws smooth lines through all points", () => {
        expect(smooth([])).toBe("");
        expect(
            smooth([
                [0, 0],
                [10, 0],
                [10, 10],
            ]),
        ).toMatch(/^M0 0C.* 10 0C.* 10 10$/);
    });

    it("gives every figure a place of its own", () => {
        for (const ground of ["town", "harbour town", "wide", "usual"] as const) {
            const places = [0, 1, 2, 3, 4].map((i) => standing(i, 5, ground).join());
            expect(new Set(places).size).toBe(5);
        }
    });
});

describe("gems", () => {
    it("come in the same order always, and can be told apart", () => {
        expect(counted({ gold: 2, ruby: 1, emerald: 0 })).toEqual([
            { gem: "ruby", count: 1 },
            { gem: "gold", count: 2 },
        ]);
        expect(oneByOne({ gold: 2 }).map(({ key }) => key)).toEqual(["gold0", "gold1"]);
    });
});
