import { describe, expect, it } from "vitest";
import { findOption, isAbout, isAt, isIn } from "../../src/games/choices";
import { choice } from "./choice";

const OPTIONS = [
    choice("buy ruby 2", { parts: { gem: "ruby", count: 2 }, places: [{ zone: "market", key: "ruby" }] }),
    choice("buy ruby 2 discount 4", {
        parts: { gem: "ruby", count: 2, discount: 4 },
        places: [{ zone: "market", key: "ruby" }],
    }),
    choice("load ruby cart", {
        parts: { gem: "ruby", card: "cart" },
        places: [
            { zone: "field", key: "N1" },
            { zone: "equipment", owner: 1, key: "cart", index: 0 },
        ],
    }),
    choice("discard copper", { parts: { card: "copper" }, places: [{ zone: "hand", owner: 0, key: "copper" }] }),
    choice("done"),
];
const texts = (matches: (option: (typeof OPTIONS)[number]) => boolean): string[] =>
    OPTIONS.filter(matches).map(({ text }) => text);

describe("an option", () => {
    it("is found by its verb and all its parts", () => {
        expect(findOption(OPTIONS, { verb: "buy", parts: { count: 2, gem: "ruby" } })?.text).toBe("buy ruby 2");
        expect(findOption(OPTIONS, { verb: "buy", parts: { gem: "ruby" } })).toBeUndefined();
        expect(findOption(OPTIONS, { verb: "buy", parts: { gem: "ruby", count: 3 } })).toBeUndefined();
        expect(findOption(OPTIONS, { verb: "done" })?.text).toBe("done");
        expect(findOption(OPTIONS, OPTIONS[1]!)).toBe(OPTIONS[1]);
    });

    it("is about some of its parts", () => {
        expect(texts((option) => isAbout(option, "buy", { gem: "ruby" }))).toHaveLength(2);
        expect(texts((option) => isAbout(option, "buy", { discount: 4 }))).toEqual(["buy ruby 2 discount 4"]);
        expect(texts((option) => isAbout(option, "sell"))).toEqual([]);
    });

    it("lies at each of its places, and only there", () => {
        expect(texts((option) => isAt(option, { zone: "field", key: "N1" }))).toEqual(["load ruby cart"]);
        expect(texts((option) => isAt(option, { zone: "equipment", owner: 1, key: "cart" }))).toHaveLength(1);
        expect(texts((option) => isAt(option, { zone: "equipment", owner: 0, key: "cart" }))).toEqual([]);
        expect(texts((option) => isAt(option, { zone: "equipment", key: "cart", index: 1 }))).toEqual([]);
        expect(texts((option) => isIn(option, "market", "hand"))).toHaveLength(3);
    });

    it("without an index means any of several equal things", () => {
        const second = { zone: "hand", owner: 0, key: "copper", index: 1 };
        expect(texts((option) => isAt(option, second))).toEqual(["discard copper"]);
    });
});
