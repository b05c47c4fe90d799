// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { pictureOf } from "../../src/games/zavandor/pictures";
import { counted, lacking } from "../../src/games/zavandor/purse";

describe("Zavandor's purse", () => {
    it("says what is missing for a price", () => {
        expect(lacking({ ruby: 2, emerald: 1 }, { ruby: 1, emerald: 3 })).toEqual({ ruby: 1 });
        expect(lacking({ ruby: 2 }, { ruby: 2 })).toEqual({});
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
