// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { pictureOf } from "../../../src/games/zavandor/pictures";
import { counted, countLacking, payment } from "../../../src/games/zavandor/purse";

describe("Zavandor's purse", () => {
    it("pays in gems as far as they go, then in jokers", () => {
        const gems = payment({ ruby: 3, emerald: 1 }, { gems: { ruby: 1, emerald: 3 }, jokers: 1 });
        expect(gems.map(({ gem, by }) => `${gem} ${by}`)).toEqual([
            "ruby held",
            "ruby joker",
            "ruby lacking",
            "emerald held",
        ]);
        expect(countLacking(gems)).toBe(1);
        expect(countLacking(payment({ ruby: 3 }))).toBe(0);
    });

    it("counts equal things", () => {
        expect(counted(["ruby", "ruby", "emerald"])).toEqual([
            { thing: "ruby", count: 2 },
            { thing: "emerald", count: 1 },
        ]);
    });

    it("draws an item by its name, else by its kind", () => {
        expect(pictureOf("crown", "jewellery")).toBe("crown");
        expect(pictureOf("alchemat_10", "alchemat")).toBe("flask");
        expect(pictureOf("unheard_of", "jewellery")).toBe("gear");
    });
});
