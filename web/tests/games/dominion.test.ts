import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { soft } from "../../src/games/dominion/hyphens";
import { bands } from "../../src/games/dominion/kinds";
import { counted, fromHand, keyed } from "../../src/games/dominion/cards";
import { elsewhere, moveAt, moveOrReason, pileMove, playingAll } from "../../src/games/dominion/moves";
import { Play } from "../../src/games/play.svelte";
import type { Choice, PlaceInfo } from "../../src/wire/messages";
import { choice } from "./choice";

const { names } = JSON.parse(readFileSync("tests/games/questions/dominion.json", "utf-8")) as {
    /** In all languages. */
    names: string[];
};

/** A play in which these are the options; each has a card and the places where it lies. */
function asked(...options: [text: string, ...places: PlaceInfo[]][]): Play {
    const play = new Play({ choose: () => {}, why: async () => ({ legal: false, rule: null, text: "" }) });
    const about = (text: string): Choice["parts"] => {
        const [verb, card] = text.split(" ");
        return card === undefined
            ? {}
            : card === "this"
              ? { this: true }
              : { [verb === "choose" ? "choice" : "card"]: card };
    };
    const choices = options.map(([text, ...places]) => choice(text, { parts: about(text), places }));
    play.question = { kind: "", text: "", options: choices };
    return play;
}
const supply = (key: string): PlaceInfo => ({ zone: "supply", key });
const hand = (key: string): PlaceInfo & { key: string } => ({ zone: "hand", owner: 0, key });
const inPlay = (key: string, index: number): PlaceInfo => ({ zone: "play", owner: 0, key, index });
const BOARD = [{ zone: "supply" }, { zone: "hand", owner: 0 }, { zone: "play", owner: 0 }];
const apart = (play: Play): string[] => elsewhere(play, BOARD).map(({ text }) => text);

describe("what a click on Dominion's board means", () => {
    it("a pile is bought, gained from, or gets a token, whichever is asked", () => {
        const token = { zone: "token", owner: 0, key: "plus_card" };
        expect(pileMove(asked(["buy gold", supply("gold")], ["done"]), "gold")).toMatchObject({ text: "buy gold" });
        expect(pileMove(asked(["gain gold", supply("gold")]), "gold")).toMatchObject({ text: "gain gold" });
        expect(pileMove(asked(["place moat", token, supply("moat")]), "moat")).toMatchObject({ text: "place moat" });
        const exchange = asked(["exchange page", inPlay("page", 0), { zone: "beside", key: "warrior" }]);
        expect(pileMove(exchange, "warrior")).toMatchObject({ text: "exchange page" });
    });

    it("what is not legal is asked about as what is done with others of its zone", () => {
        const play = asked(["gain silver", supply("silver")], ["discard estate", hand("estate")]);
        expect(pileMove(play, "gold")).toEqual({ verb: "gain", parts: { card: "gold" } });
        expect(pileMove(asked(["done"]), "gold")).toEqual({ verb: "buy", parts: { card: "gold" } });
        expect(moveOrReason(play, hand("copper"), "play")).toEqual({ verb: "discard", parts: { card: "copper" } });
        expect(moveOrReason(asked(["done"]), hand("copper"), "play")).toEqual({
            verb: "play",
            parts: { card: "copper" },
        });
    });

    it("a card stands for an option only where it lies", () => {
        const revealed = { zone: "revealed", owner: 1, key: "estate" };
        const spy = asked(["discard estate", revealed], ["keep estate", revealed]);
        expect(moveAt(spy, hand("estate"))).toBeNull();
        expect(apart(spy)).toEqual(["discard estate", "keep estate"]);

        const thief = asked(["gain copper", { zone: "trash", key: "copper" }], ["done"]);
        expect(moveAt(thief, hand("copper"))).toBeNull();
        expect(moveAt(thief, supply("copper"))).toBeNull();
        expect(apart(thief)).toEqual(["gain copper"]);
    });

    it("of equal cards in play the one that is meant", () => {
        const bonfire = asked(["trash copper", inPlay("copper", 0)], ["done"]);
        expect(moveAt(bonfire, inPlay("copper", 0))).toMatchObject({ text: "trash copper" });
        expect(moveAt(bonfire, inPlay("copper", 1))).toBeNull();
        expect(moveAt(bonfire, hand("copper"))).toBeNull();

        const raze = asked(["trash this", inPlay("raze", 1)], ["trash estate", hand("estate")]);
        expect(moveAt(raze, inPlay("raze", 1))).toMatchObject({ text: "trash this" });
        expect(moveAt(raze, inPlay("raze", 0))).toBeNull();
        expect(moveAt(raze, hand("estate"))).toMatchObject({ text: "trash estate" });
    });

    it("what is about no single card is left to buttons", () => {
        const amulet = asked(["choose silver", supply("silver")], ["choose trash", { zone: "hand", owner: 0 }]);
        expect(moveAt(amulet, supply("silver"))).toBeNull();
        expect(apart(amulet)).toEqual([]);
    });

    it("effects whose order is asked lie side by side", () => {
        const play = asked(
            ["resolve port", supply("port")],
            ["resolve swamp_hag", { ...inPlay("swamp_hag", 0), owner: 1 }],
        );
        expect(moveAt(play, supply("port"))).toBeNull();
        expect(apart(play)).toEqual(["resolve port", "resolve swamp_hag"]);
    });

    it("all treasures are played together", () => {
        const play = asked(["play copper", hand("copper")], ["buy copper", supply("copper")]);
        const moves = playingAll(play, 0, ["copper", "silver", "copper"]);
        expect(moves.map(({ text }) => text)).toEqual(["play copper", "play copper"]);
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
        expect(soft("Royal Carriage")).toBe("Royal Carriage");
    });

    it("every name that is too long for the smallest card can be broken", () => {
        const words = names.flatMap((name) => soft(name).match(/[\p{L}\u00ad]+/gu) ?? []);
        expect(words.filter((word) => word.split("\u00ad").some((part) => part.length > 8))).toEqual([]);
    });

    it("a card of two kinds shows both", () => {
        expect(bands(["action", "attack", "duration"])).toHaveLength(2);
        expect(bands(["action"])).toEqual(["var(--tint-parchment)"]);
        expect(bands(["treasure"])).toEqual(["var(--tint-gold)"]);
    });
});
