// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { pictureOf } from "../../src/games/zavandor/pictures";
import { counted, lacking, tradeText, trades } from "../../src/games/zavandor/purse";

describe("Zavandor's purse", () => {
    it("says what is missing for a price", () => {
        expect(lacking({ ruby: 2, emerald: 1 }, { ruby: 1, emerald: 3 })).toEqual({ ruby: 1 });
        expect(lacking({ ruby: 2 }, { ruby: 2 })).toEqual({});
    });

    it("reads trades from options and writes them back", () => {
        const texts = ["buy ruby 2 discount 4", "sell diamond 1", "buy sapphire 3"];
        const found = trades([...texts, "gold", "sample I-1"]);
        expect(found.map(({ discount }) => discount)).toEqual([4, null, null]);
        expect(found.map(tradeText)).toEqual(texts);
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
