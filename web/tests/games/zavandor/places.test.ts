// @vitest-environment jsdom
/** Every option of a question stands where its things lie. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { PLAYER_COLOURS } from "../../../src/art/crests";
import { loadBoard } from "../../../src/games/boards";
import type { Board, Json, Seat } from "../../../src/games/contract";
import { Play } from "../../../src/games/play.svelte";
import { paymentOf, targetsAfter } from "../../../src/games/zavandor/preview";
import type { View } from "../../../src/games/zavandor/shapes";
import type { Choice, Question } from "../../../src/wire/messages";
import { choice } from "../choice";

interface Scene {
    players: number;
    seat: number;
    view: View;
    question: Question;
}

vi.mock("../../../src/art/Sheet.svelte", () => ({ default: () => undefined }));
vi.stubGlobal(
    "ResizeObserver",
    class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
    },
);
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const file = readFileSync("tests/games/questions/zavandor.json", "utf-8");
const { components, scenes } = JSON.parse(file) as { components: Json; scenes: Scene[] };

/** Where an action is found, by its verb. */
const REGIONS: Readonly<Record<string, string>> = {
    buy: ".exchange .row",
    sell: ".exchange .row",
    gold: ".exchange .foot",
    trader: ".exchange .foot",
    sample: ".mountain .place",
    right: ".mountain .place",
    draw: ".items header",
    item: ".items .card",
    exchange: ".own .swaps",
};
function regionOf(option: Choice, question: Question): string {
    if (question.kind !== "action") return ".own .tray";
    return option.parts["hand"] === true ? ".own .hand" : REGIONS[option.verb]!;
}

describe("Zavandor's board", () => {
    let Shown: Board;
    let board: ReturnType<typeof mount> | undefined;
    beforeAll(async () => {
        Shown = await loadBoard("zavandor");
    });
    afterEach(async () => {
        if (board) await unmount(board);
        board = undefined;
    });

    it.each(scenes.map((scene, i) => ({ scene, title: `${i}: ${scene.question.kind}` })))(
        "has each option at its place: $title",
        { timeout: 30_000 },
        ({ scene }) => {
            const play = new Play({
                choose: () => undefined,
                why: () => Promise.resolve({ legal: false, rule: null, text: "" }),
            });
            play.question = scene.question;
            const seats: Seat[] = Array.from({ length: scene.players }, (_, number) => ({
                number,
                name: `Player ${number}`,
                colour: PLAYER_COLOURS[number]!,
                bot: false,
                own: number === scene.seat,
            }));
            const props = { ...scene, components, seats, play, news: [] };
            board = mount(Shown, {
                target: document.body,
                props: { ...props, view: scene.view as unknown as Json },
            });
            flushSync();
            const missing = scene.question.options
                // these lie behind the switch for discounts
                .filter(({ parts }) => parts["discount"] === undefined)
                .filter((option) => {
                    const region = regionOf(option, scene.question);
                    return document.querySelector(`${region} .legal[data-move="${option.text}"]`) === null;
                });
            expect(missing.map(({ text }) => text)).toEqual([]);
            expect(play.rest).toEqual([]);
        },
    );
});

describe("previews of Zavandor", () => {
    const { view, seat } = scenes[0]!;
    const { gem, target } = view.market[1]!;
    const changes = [
        { path: ["market", "1", "target"], before: target, after: target + 2 },
        { path: ["players", String(seat), "gems", gem], before: view.players[seat]!.gems[gem] ?? 0, after: null },
    ];

    it("tell where targets will stand", () => {
        expect(targetsAfter(choice("x", { preview: { changes } }), view)).toEqual({ [gem]: target + 2 });
        expect(targetsAfter(null, view)).toEqual({});
    });

    it("tell what a payment takes and leaves", () => {
        const { gems, jokers } = paymentOf(choice("x", { preview: { changes } }), { view, seat });
        const before = view.players[seat]!.gems[gem] ?? 0;
        expect(gems.find((one) => one.gem === gem)).toEqual({ gem, paid: before, kept: 0 });
        expect(jokers).toEqual({ paid: 0, kept: view.players[seat]!.jokers });
    });
});
