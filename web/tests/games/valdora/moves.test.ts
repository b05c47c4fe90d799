import { describe, expect, it } from "vitest";
import { exchanges, loads, moveOfCard, summons, withGold } from "../../../src/games/valdora/moves";
import { choice } from "../choice";

const options = (...texts: string[]) => texts.map((text) => choice(text));
const asked = (kind: string, ...texts: string[]) => ({ kind, de: "", en: "", options: options(...texts) });

describe("what options of Valdora are about", () => {
    it("a gem and the card that would take it", () => {
        expect(loads(options("load ruby cart", "summon gold", "done"))).toEqual([
            { text: "load ruby cart", gem: "ruby", card: "cart" },
        ]);
    });

    it("the order that goes back for another one, and onto which pile", () => {
        const text = "buy left returning white_gold_amethyst_ruby right";
        expect(exchanges(options("buy left", text, "buy right returning blue left"), "left")).toEqual([
            { text, order: "white_gold_amethyst_ruby", onto: "right" },
        ]);
    });

    it("gold in the place of a gem, for this order only", () => {
        const found = withGold(
            options("deliver red", "deliver red gold for ruby", "deliver blue gold for sapphire"),
            "red",
        );
        expect(found.map(({ option, gem }) => [option.text, gem])).toEqual([["deliver red gold for ruby", "ruby"]]);
    });

    it("gems that can be brought from the depot", () => {
        expect(summons(options("summon ruby", "done")).map(({ gem }) => gem)).toEqual(["ruby"]);
    });
});

describe("a click on an own card", () => {
    it("loads it if there is only one way", () => {
        const question = asked("action", "load ruby pickaxe", "load ruby cart", "load gold cart");
        expect(moveOfCard(question, "pickaxe")).toBe("load ruby pickaxe");
        expect(moveOfCard(question, "cart")).toBeUndefined();
        expect(moveOfCard(null, "pickaxe")).toBeUndefined();
    });

    it("gives up what it carries, or replaces it, when that is asked", () => {
        expect(moveOfCard(asked("from", "from cart"), "cart")).toBe("from cart");
        expect(moveOfCard(asked("replace", "replace cart"), "cart")).toBe("replace cart");
    });
});
