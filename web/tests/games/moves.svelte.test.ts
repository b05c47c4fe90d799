// @vitest-environment jsdom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { MoveName } from "../../src/games/choices";
import { Play } from "../../src/games/play.svelte";
import { choice } from "./choice";

function standing(
    play: Play,
    move: MoveName,
    attach: "move" | "pick" = "move",
): { element: HTMLElement; end: () => void } {
    const element = document.createElement("div");
    document.body.append(element);
    const end = $effect.root(() => {
        $effect(() => play[attach](move)(element));
    });
    flushSync();
    return { element, end };
}

describe("something on a board that stands for a move", () => {
    const choose = vi.fn();
    const play = new Play({ choose, why: async () => ({ legal: false, rule: "R-1", de: "Nein.", en: "No." }) });
    play.question = { kind: "go", de: "", en: "", options: [choice("go N1")] };

    it("says which, and makes it by keyboard", () => {
        const { element, end } = standing(play, choice("go N1"));
        expect(element.dataset["move"]).toBe("go N1");
        expect(element.tabIndex).toBe(0);
        element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
        expect(choose).toHaveBeenCalledWith(["go N1"]);
        end();
    });

    it("is reached by keyboard to be asked why not, when that is wanted", async () => {
        const { element, end } = standing(play, choice("go S9"));
        expect(element.tabIndex).toBe(-1);
        play.inquiring = true;
        flushSync();
        expect(element.tabIndex).toBe(0);
        element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
        await vi.waitFor(() => expect(play.pointed?.reason?.rule).toBe("R-1"));
        end();
    });

    it("is named by its verb and parts as well, legal or not", async () => {
        const [parts, other] = [{ field: "N1" }, { field: "S9" }];
        const why = vi.fn(async () => ({ legal: false, rule: "R-1", de: "Nein.", en: "No." }));
        const play = new Play({ choose, why });
        play.question = { kind: "go", de: "", en: "", options: [choice("go N1", { parts })] };
        const { element, end } = standing(play, { verb: "go", parts });
        const far = standing(play, { verb: "go", parts: other });
        expect([element, far.element].map((one) => one.classList.contains("legal"))).toEqual([true, false]);
        expect(element.dataset["move"]).toBe("go N1");
        expect(play.rest).toEqual([]);
        element.click();
        expect(choose).toHaveBeenLastCalledWith(["go N1"]);
        far.element.click();
        expect(why).toHaveBeenCalledWith({ verb: "go", parts: other });
        play.hinted = choice("go S9", { parts: other });
        flushSync();
        expect([element, far.element].map((one) => one.hasAttribute("data-hinted"))).toEqual([false, true]);
        far.end();
        end();
    });

    it("is marked as long as it is the move that was asked about", () => {
        const { element, end } = standing(play, choice("go N1"));
        const leading = document.createElement("div");
        const endLeading = $effect.root(() => {
            $effect(() => play.leads([choice("go N1"), choice("go N2")])(leading));
        });
        const marked = (): boolean[] => {
            flushSync();
            return [element, leading].map((one) => one.hasAttribute("data-hinted"));
        };
        expect(marked()).toEqual([false, false]);
        play.hinted = choice("go N1");
        expect(marked()).toEqual([true, true]);
        play.hinted = choice("go N2");
        expect(marked()).toEqual([false, true]);
        play.hinted = null;
        expect(marked()).toEqual([false, false]);
        endLeading();
        end();
    });
});

describe("a series of like choices", () => {
    const choose = vi.fn();
    const why = async () => ({ legal: false, rule: null, de: "", en: "" });

    /** A hand of cards before a question; each is clicked by its place. */
    function hand(texts: string[], { series, more = [] }: { series: number; more?: string[] }) {
        choose.mockClear();
        const play = new Play({ choose, why });
        const options = [...new Set([...texts, ...more])].map((text) => choice(text));
        play.question = { kind: "discard", de: "", en: "", options, series };
        const cards = texts.map((text) => standing(play, choice(text), "pick").element);
        flushSync();
        const click = (...places: number[]): void => {
            for (const place of places) cards[place]!.click();
            flushSync();
        };
        return { play, cards, click };
    }

    it("is picked card by card, put back by another click, and made at once", () => {
        const { play, cards, click } = hand(["discard copper", "discard copper", "discard estate"], { series: 2 });
        expect(play.picking).toBe(true);
        click(0, 2);
        expect(cards.map((card) => card.getAttribute("aria-pressed"))).toEqual(["true", "false", "true"]);
        click(0, 1);
        expect(cards.map((card) => card.dataset["picked"])).toEqual([undefined, "2", "1"]);
        expect(choose).not.toHaveBeenCalled();
        play.confirm();
        expect(choose).toHaveBeenCalledExactlyOnceWith(["discard estate", "discard copper"]);
    });

    it("takes no more than are asked for, and no fewer", () => {
        const { play, click } = hand(["discard copper", "discard estate", "discard gold"], { series: 2 });
        click(0);
        expect(play.enough).toBe(false);
        play.confirm();
        expect(choose).not.toHaveBeenCalled();
        click(1, 2);
        expect(play.picked.map(({ text }) => text)).toEqual(["discard copper", "discard estate"]);
    });

    it("may end early where that is an option", () => {
        const { play, click } = hand(["trash copper", "trash estate"], { series: 2, more: ["done"] });
        click(1);
        play.confirm();
        expect(choose).toHaveBeenCalledExactlyOnceWith(["trash estate", "done"]);
        click(0);
        play.confirm();
        expect(choose).toHaveBeenLastCalledWith(["trash estate", "trash copper"]);
    });

    it("forgets what was picked when something else is asked, and only then", () => {
        const { play, click } = hand(["discard copper", "discard estate"], { series: 2 });
        click(0);
        play.question = structuredClone(play.question);
        expect(play.picked).toHaveLength(1);
        play.question = { ...play.question!, series: 1 };
        expect(play.picked).toHaveLength(0);
    });

    it("is chosen one by one where the board has no thing for some option", () => {
        const { play, click } = hand(["discard copper"], { series: 2, more: ["discard gold"] });
        expect(play.picking).toBe(false);
        click(0);
        expect(choose).toHaveBeenCalledExactlyOnceWith(["discard copper"]);
    });
});

describe("clicks while a move is on its way", () => {
    const choose = vi.fn();
    const why = async () => ({ legal: false, rule: null, de: "", en: "" });

    it("wait for their turn; a second click on the same thing counts once", () => {
        const play = new Play({ choose, why });
        const options = ["play copper", "play silver", "play gold"].map((text) => choice(text));
        play.question = { kind: "buy", de: "", en: "", options };
        const [copper, silver, gold] = options.map((option) => standing(play, option).element);
        choose.mockImplementation(() => (play.busy = true));
        copper!.click();
        copper!.click();
        silver!.click();
        silver!.click();
        gold!.click();
        flushSync();
        expect(choose.mock.calls).toEqual([[["play copper"]]]);
        expect(silver!.classList.contains("picked")).toBe(true);
        play.settled(true);
        expect(choose).toHaveBeenLastCalledWith(["play silver"]);
        // what is legal no more is forgotten
        play.question = { ...play.question, options: [] };
        play.settled(true);
        flushSync();
        expect(choose).toHaveBeenCalledTimes(2);
        expect(gold!.classList.contains("picked")).toBe(false);
    });
});
