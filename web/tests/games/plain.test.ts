// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Json, Seat } from "../../src/games/contract";
import { namesIn } from "../../src/games/plain/names";
import PlainBoard from "../../src/games/plain/PlainBoard.svelte";
import { de } from "../../src/games/plain/words/de";
import { Play } from "../../src/games/play.svelte";
import type { Question, Reason } from "../../src/wire/messages";
import { choice } from "./choice";
import { BOX, POSITIONS } from "./valdora/positions";

const QUESTION: Question = {
    kind: "buy",
    de: "Kaufe ein.",
    en: "Buy cards.",
    options: [
        choice("buy copper", { de: "Kupfer kaufen", en: "Buy Copper" }),
        choice("done", { de: "Fertig", en: "Done" }),
    ],
};
/** What is printed in a game, and some of its views. */
function read(game: string): { components: Json; views: Json[] } {
    if (game === "valdora")
        return { components: BOX as unknown as Json, views: POSITIONS.map(({ view }) => view as unknown as Json) };
    const file = readFileSync(`tests/games/questions/${game}.json`, "utf-8");
    const { components, scenes } = JSON.parse(file) as { components: Json; scenes: { view: Json }[] };
    return { components, views: scenes.map(({ view }) => view) };
}

const TOLD_ELSEWHERE = ["game", "seat", "awaited"];
const SEATS: Seat[] = [{ number: 0, name: "Anna", colour: "blue", bot: false, own: true }];
const REFUSAL: Reason = { legal: false, rule: "DOM-COST-1", de: "Zu teuer.", en: "Too dear." };

describe("the plain board", () => {
    const choose = vi.fn();
    const why = vi.fn(async () => REFUSAL);
    let play: Play;
    let board: ReturnType<typeof mount>;

    beforeEach(() => {
        play = new Play({ choose, why });
        play.question = QUESTION;
        const view = { turn: { player: 0, coins: 3 }, players: [{ hand: ["copper", "estate"] }] };
        const components = { cards: { estate: { name: { de: "Landgut", en: "Landgut" } } } };
        const props = { view, components, seats: SEATS, seat: 0, question: QUESTION, play, news: [] };
        board = mount(PlainBoard, { target: document.body, props });
        flushSync();
    });

    afterEach(async () => {
        await unmount(board);
        vi.clearAllMocks();
    });

    it("shows what is seen, by the names of the players", () => {
        expect(document.body.textContent).toContain("Anna");
        expect(document.body.textContent).toContain("Landgut");
        // a seat is told by its name, not by its number
        expect(document.querySelector("dd")?.textContent).toBe("Anna");
    });

    it.each(["dominion", "zavandor", "valdora"])("has a word for every part of a view of %s", (game) => {
        const { components, views } = read(game);
        const names = namesIn(components);
        const unknown = new Set<string>();
        const look = (part: unknown): void => {
            if (typeof part !== "object" || part === null) return;
            for (const [key, inner] of Object.entries(part)) {
                const told =
                    Array.isArray(part) ||
                    key in de ||
                    TOLD_ELSEWHERE.includes(key) ||
                    names.has(key) ||
                    !/[a-z]{2}/.test(key);
                if (!told) unknown.add(key);
                look(inner);
            }
        };
        for (const view of views) look(view);
        expect([...unknown]).toEqual([]);
    });

    it("makes a move with a click", () => {
        const button = [...document.querySelectorAll("button")].find((one) => /Copper|Kupfer/.test(one.textContent));
        expect(button?.classList.contains("legal")).toBe(true);
        button?.click();
        expect(choose).toHaveBeenCalledWith(["buy copper"]);
    });

    it("stands for every option, so that the table adds no buttons", () => {
        expect(play.rest).toEqual([]);
    });

    it("stops offering a move when it is asked no more", () => {
        const button = document.querySelector("button")!;
        play.question = null;
        flushSync();
        expect(button.classList.contains("legal")).toBe(false);
        button.click();
        expect(choose).not.toHaveBeenCalled();
    });

    it("explains what is not legal", async () => {
        await play.explain(choice("buy gold"), document.body);
        expect(play.pointed?.reason).toEqual(REFUSAL);
        play.choose(choice("done"));
        expect(play.pointed).toBeNull();
    });
});
