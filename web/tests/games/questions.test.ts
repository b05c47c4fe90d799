// @vitest-environment jsdom
/** The boards before questions of real games, written by `tools/questions.py`. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { PLAYER_COLOURS } from "../../src/art/crests";
import { loadBoard } from "../../src/games/boards";
import type { Board, Json, Seat } from "../../src/games/contract";
import { Play } from "../../src/games/play.svelte";
import type { Question } from "../../src/wire/messages";

interface Scene {
    players: number;
    seat: number;
    view: Json;
    question: Question;
}

/** More buttons than this beside a question are not a choice any more, but a search. */
const MAX_BUTTONS = 10;

function seatsOf({ players, seat }: Scene): Seat[] {
    return Array.from({ length: players }, (_, number) => ({
        number,
        name: `Player ${number}`,
        colour: PLAYER_COLOURS[number]!,
        bot: false,
        own: number === seat,
    }));
}

/** Shows a scene to its seat or to somebody who only watches, and gives back what `look` finds. */
function shown<T>(
    Shown: Board,
    { scene, components, watching = false }: { scene: Scene; components: Json; watching?: boolean },
    look: (play: Play, chosen: string[]) => T,
): T {
    const chosen: string[] = [];
    const play = new Play({
        choose: (texts) => chosen.push(...texts),
        why: () => Promise.resolve({ legal: false, rule: null, de: "", en: "" }),
    });
    const question = watching ? null : scene.question;
    play.question = question;
    const seat = watching ? null : scene.seat;
    const props = { view: scene.view, components, seats: seatsOf(scene), seat, question, play, news: [] };
    const board = mount(Shown, { target: document.body, props });
    flushSync();
    try {
        return look(play, chosen);
    } finally {
        void unmount(board);
        document.body.innerHTML = "";
    }
}

// Drawings are most of the work of jsdom, and nothing here looks at them.
vi.mock("../../src/art/Sheet.svelte", () => ({ default: () => undefined }));
vi.mock("../../src/art/Emblem.svelte", () => ({ default: () => undefined }));
vi.stubGlobal(
    "ResizeObserver",
    class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
    },
);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));

describe.each(["zavandor", "dominion"])("%s before real questions", (game) => {
    const file = readFileSync(`tests/games/questions/${game}.json`, "utf-8");
    const { components, scenes } = JSON.parse(file) as { components: Json; scenes: Scene[] };
    const cases = scenes.map((scene, i) => ({
        scene,
        title: `${i}: ${scene.question.kind}, ${scene.players} players`,
    }));
    let Shown: Board;
    beforeAll(async () => {
        Shown = await loadBoard(game);
    });

    it.each(cases)("every option can be reached: $title", { timeout: 30_000 }, ({ scene }) => {
        shown(Shown, { scene, components }, (play, chosen) => {
            expect(play.rest.length).toBeLessThanOrEqual(MAX_BUTTONS);
            // Switches show other moves at the same place: each of their states is tried.
            const switches = document.querySelectorAll<HTMLElement>("[aria-pressed]:not(.legal)");
            for (const state of [null, ...switches]) {
                state?.click();
                flushSync();
                for (const element of document.querySelectorAll<HTMLElement>(".legal")) {
                    element.click();
                    chosen.push(...play.picked.map(({ text }) => text));
                    play.picked = [];
                }
            }
            for (const button of document.querySelectorAll("button")) {
                expect(button.getAttribute("aria-label") ?? button.textContent.trim()).not.toBe("");
            }
            const reached = new Set([...chosen, ...play.rest.map((option) => option.text)]);
            expect([...reached].sort()).toEqual(scene.question.options.map((option) => option.text).sort());
        });
        // Those who only watch are offered nothing.
        shown(Shown, { scene, components, watching: true }, () => expect(document.querySelector(".legal")).toBeNull());
    });
});
