import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { soft } from "../../src/games/dominion/hyphens";
import { bands } from "../../src/games/dominion/kinds";
import {
    counted,
    fromHand,
    handMove,
    keyed,
    lookedAt,
    matMove,
    pileMove,
    playMove,
    treasures,
} from "../../src/games/dominion/targets";
import type { Box } from "../../src/games/dominion/view";
import { choice } from "./choice";

const { cards } = (JSON.parse(readFileSync("tests/games/questions/dominion.json", "utf-8")) as { box: Box }).box;
const options = (...texts: string[]) => texts.map((text) => choice(text));

describe("what a click on Dominion's board means", () => {
    it("a pile is bought, gained from, or gets a token, whichever is asked", () => {
        expect(pileMove(options("buy gold", "done"), "gold")).toBe("buy gold");
        expect(pileMove(options("gain gold"), "gold")).toBe("gain gold");
        expect(pileMove(options("place village"), "village")).toBe("place village");
        expect(pileMove(options("done"), "gold")).toBe("buy gold");
    });

    it("a card in hand is played, discarded, trashed, whichever is asked", () => {
        expect(handMove(options("discard estate", "discard copper"), ["estate", "copper"], "estate")).toBe(
            "discard estate",
        );
        expect(handMove(options("play copper"), ["copper", "estate"], "estate")).toBe("play estate");
    });

    it("options about cards that lie elsewhere do not belong to the hand", () => {
        expect(handMove(options("discard gold", "discard estate"), ["estate"], "estate")).toBe("play estate");
        expect(playMove(options("trash gold", "trash copper"), ["gold", "copper"], ["copper"], "gold")).toBe(
            "trash gold",
        );
        expect(playMove(options("trash copper"), ["copper"], ["copper"], "copper")).toBeNull();
        expect(playMove(options("exchange page", "done"), ["page"], [], "page")).toBe("exchange page");
    });

    it("a card on the mat is called", () => {
        expect(matMove(options("call guide", "done"), ["guide"], "guide")).toBe("call guide");
        expect(matMove(options("done"), ["guide"], "guide")).toBeNull();
    });

    it("cards that lie nowhere are laid out to choose from", () => {
        const asked = options("keep estate", "keep gold", "done");
        const standing = new Set(["keep gold", null]);
        const isCard = (id: string): boolean => ["estate", "gold"].includes(id);
        expect(lookedAt(asked, standing, isCard).map(({ card }) => card)).toEqual(["estate"]);
    });

    it("all plain treasures are played together", () => {
        const plain = (card: string): boolean => card !== "coin_of_the_realm";
        const hand = ["copper", "copper", "coin_of_the_realm", "estate"];
        expect(treasures(options("play copper", "play coin_of_the_realm"), hand, plain)).toEqual([
            "play copper",
            "play copper",
        ]);
    });

    it("equal cards have keys of their own, and can be counted", () => {
        expect(keyed(["copper", "estate", "copper"]).map((one) => one.key)).toEqual([
            "copper-1",
            "estate-1",
            "copper-2",
        ]);
        expect(counted(["copper", "estate", "copper"])).toEqual([
            { card: "copper", count: 2 },
            { card: "estate", count: 1 },
        ]);
    });

    it("a card travels under one key from hand into play", () => {
        const before = ["copper", "copper", "estate"];
        const leaving = keyed(before).find(({ card, nth }) => card === "copper" && nth === 2)!;
        expect(fromHand(["copper", "estate"], ["copper"], "copper", 1)).toBe(leaving.key);
        expect(fromHand(["estate"], ["copper", "copper"], "copper", 2)).toBe("copper-1");
    });

    it("long names may be broken between the words they are made of, short ones may not", () => {
        expect(soft("Brückentroll").split("\u00ad")).toEqual(["Brücken", "troll"]);
        expect(soft("Königliche Kutsche")).toContain(" Kutsche");
        expect(soft("Provinz")).toBe("Provinz");
    });

    it("every name that is too long for a pile on a phone can be broken", () => {
        const names = Object.values(cards).flatMap(({ name }) => [name.de, name.en]);
        const words = names.flatMap((name) => soft(name).match(/[\p{L}\u00ad]+/gu) ?? []);
        expect(words.filter((word) => word.split("\u00ad").some((part) => part.length > 11))).toEqual([]);
    });

    it("a card of two kinds shows both", () => {
        expect(bands(["action", "attack", "duration"])).toHaveLength(2);
        expect(bands(["action"])).toEqual(["var(--tint-parchment)"]);
        expect(bands(["treasure"])).toEqual(["var(--tint-gold)"]);
    });
});
