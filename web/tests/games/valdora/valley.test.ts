// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { sheetFor, smooth, standing } from "../../../src/games/valdora/valley/places";
import { counted, oneByOne } from "../../../src/games/valdora/gems";
import { BOX } from "./positions";

const THUMB = 40;
const PHONE = 356;

describe("the valley", () => {
    it.each([
        { upright: true, width: 360, height: 490 },
        { upright: true, width: 400, height: 1000 },
        { upright: false, width: 784, height: 548 },
        { upright: false, width: 756, height: 415 },
        { upright: false, width: 870, height: 400 },
        { upright: false, width: 0, height: 0 },
    ])("has all its fields on the sheet: %o", ({ upright, ...region }) => {
        const sheet = sheetFor(BOX, region, upright);
        for (const id of Object.keys(BOX.fields)) {
            const [x, y] = sheet.field(id);
            expect(x).toBeGreaterThan(30);
            expect(x).toBeLessThan(sheet.width - 30);
            expect(y).toBeGreaterThan(30);
            expect(y).toBeLessThan(sheet.height - 30);
        }
    });

    it("keeps fields a thumb apart on a phone", () => {
        const sheet = sheetFor(BOX, { width: PHONE, height: 490 }, true);
        const places = Object.keys(BOX.fields).map(sheet.field);
        const distances = places.flatMap(([x, y], i) => places.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
        expect((Math.min(...distances) * PHONE) / sheet.width).toBeGreaterThanOrEqual(THUMB);
    });

    it("takes the shape of its region", () => {
        const lying = sheetFor(BOX, { width: 784, height: 548 }, false);
        expect(lying.height / lying.width).toBeCloseTo(548 / 784);
        const flat = sheetFor(BOX, { width: 900, height: 400 }, false);
        expect(flat.height / flat.width).toBeCloseTo(400 / 900);
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
        for (const ground of ["town", "harbour town", "road", "upright road", "usual"] as const) {
            for (const x of [70, 500, 930]) {
                const places = [0, 1, 2, 3, 4].map((i) => standing(i, 5, { ground, x, width: 1000 }).join());
                expect(new Set(places).size).toBe(5);
            }
        }
    });

    it("has figures at its edge stand on the inner side", () => {
        const place = { ground: "road", width: 1000 } as const;
        expect(standing(0, 2, { ...place, x: 70 })[0]).toBeGreaterThan(0);
        expect(standing(1, 2, { ...place, x: 930 })[0]).toBeLessThan(0);
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
