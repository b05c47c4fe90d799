// @vitest-environment jsdom
/** How Dominion's table lies: what is where, in which order, and how large. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { PLAYER_COLOURS } from "../../src/art/crests";
import type { Seat } from "../../src/games/contract";
import Board from "../../src/games/dominion/Board.svelte";
import { stacked } from "../../src/games/dominion/cards";
import { fit, isFull } from "../../src/games/dominion/fit";
import { gist, partsOf } from "../../src/games/dominion/gist";
import { coinsOf } from "../../src/games/dominion/moves";
import { arrange, sorted } from "../../src/games/dominion/order";
import { NOTHING, since } from "../../src/games/dominion/recent";
import type { Components, PlayerView, View } from "../../src/games/dominion/shapes";
import { Play } from "../../src/games/play.svelte";
import type { Choice, LogEvent, PlaceInfo } from "../../src/wire/messages";
import { choice } from "./choice";

vi.mock("../../src/art/Sheet.svelte", () => ({ default: () => undefined }));
vi.mock("../../src/art/Emblem.svelte", () => ({ default: () => undefined }));
vi.hoisted(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    vi.stubGlobal(
        "ResizeObserver",
        class {
            observe(): void {}
            unobserve(): void {}
            disconnect(): void {}
        },
    );
});

const { components, scenes } = JSON.parse(readFileSync("tests/games/questions/dominion.json", "utf-8")) as {
    components: Components;
    scenes: { view: View; players: number }[];
};
const nameOf = (card: string): string => components.cards[card]!.name;

/** A table of four in the middle of a turn: many cards in play, on the mat and in hand, tokens everywhere. */
function hardView(): View {
    const { view } = structuredClone(scenes.find(({ players }) => players === 4)!);
    const player: PlayerView = view.players[0]!;
    const play = ["gear", "village", "smithy", "village", "market", "gear", "page", "village", "raze"];
    const staying = play.map((_, i) => i === 0);
    const mat = ["guide", "royal_carriage", "guide"];
    const hand = ["estate", "copper", "smithy", "copper", "gold", "curse", "village", "copper"];
    view.players = view.players.map((one) => ({ ...player, tokens: { ...one.tokens, plus_card: "gold" } }));
    view.players[0] = { ...player, play, staying, mat, hand, hand_count: hand.length, aside: ["silver"], discard: [] };
    return { ...view, seat: 0, turn: { ...view.turn, player: 0 }, trash: ["copper"] };
}

/** Shows the hard position with these options, and gives back what `look` finds. */
function shown<T>(options: Choice[], look: (play: Play) => T): T {
    const seats: Seat[] = PLAYER_COLOURS.slice(0, 4).map((colour, number) => ({
        number,
        name: `Player ${number}`,
        colour,
        bot: false,
        own: number === 0,
    }));
    const play = new Play({ choose: () => {}, why: async () => ({ legal: false, rule: null, text: "" }) });
    const question = { kind: "", text: "", options };
    play.question = question;
    const props = { view: hardView(), components, seats, seat: 0, question, play, news: [] };
    const board = mount(Board, { target: document.body, props });
    flushSync();
    try {
        return look(play);
    } finally {
        void unmount(board);
        document.body.innerHTML = "";
    }
}

function option(text: string, ...places: PlaceInfo[]): Choice {
    const [verb, card] = text.split(" ");
    return choice(text, { verb: verb!, parts: card === "this" ? { this: true } : { card }, places });
}
/** The names of the groups in which something stands for a move, each with the card's own name. */
function standing(text: string): string[] {
    return [...document.querySelectorAll<HTMLElement>(`.legal[data-move="${text}"]`)].map((element) => {
        const group = element.closest("[role=group], section, ol")!.getAttribute("aria-label")!;
        return `${group}: ${element.querySelector(".visually-hidden")!.textContent.split(",")[0]}`;
    });
}
const own = (zone: string, key: string, index?: number): PlaceInfo =>
    index === undefined ? { zone, owner: 0, key } : { zone, owner: 0, key, index };

describe("every option of a hard position is at its place", () => {
    it("and nowhere else, though equal cards lie elsewhere", () => {
        const options = [
            option("play smithy", own("hand", "smithy")),
            option("call guide", own("mat", "guide")),
            option("resolve gear", own("play", "gear", 0)),
            option("trash village", own("play", "village", 0)),
            option("trash this", own("play", "raze", 0)),
            option("buy gold", { zone: "supply", key: "gold" }),
            option("gain copper", { zone: "trash", key: "copper" }),
            option("discard estate", { zone: "revealed", owner: 2, key: "estate" }),
        ];
        shown(options, (play) => {
            expect(Object.fromEntries(options.map(({ text }) => [text, standing(text)]))).toEqual({
                "play smithy": ["Your hand: Smithy"],
                "call guide": ["Tavern mat: 2 × Guide"],
                "resolve gear": ["Stays: Gear"],
                "trash village": ["In play: 3 × Village"],
                "trash this": ["In play: Raze"],
                "buy gold": ["Treasure and victory cards: Gold"],
                "gain copper": ["Trash: Copper"],
                "discard estate": ["Revealed: Player 2: Estate"],
            });
            expect(document.querySelectorAll(".legal")).toHaveLength(options.length);
            expect(play.rest).toEqual([]);
        });
    });

    it("of two stacks of one card the one that is meant", () => {
        shown([option("trash gear", own("play", "gear", 1))], () =>
            expect(standing("trash gear")).toEqual(["In play: Gear"]),
        );
    });

    it("a card about which there are two answers is shown, and the buttons answer", () => {
        const estate = { zone: "revealed", owner: 1, key: "estate" };
        shown([option("discard estate", estate), option("topdeck estate", estate)], (play) => {
            const tray = document.querySelector('[role=group][aria-label="Revealed: Player 1"]')!;
            expect(tray.querySelector("[role=img]")!.getAttribute("aria-label")).toBe("Estate");
            expect(play.rest).toHaveLength(2);
            expect(document.querySelector(".legal")).toBeNull();
        });
    });

    it("each card says name, cost, count and text to those who do not see it", () => {
        shown([], () => {
            const gold = [...document.querySelectorAll("button")].find((one) => one.textContent.startsWith("Gold, "))!;
            expect(gold.querySelector(".visually-hidden")!.textContent).toMatch(
                /^Gold, costs \$6, \d+ left, .+Player 1/,
            );
            const text = document.getElementById(gold.getAttribute("aria-describedby")!);
            expect(text!.textContent).toContain("Worth $3");
        });
    });
});

describe("the order of cards", () => {
    it("the kingdom lies by printed cost, then name, whatever it costs now", () => {
        const pile = (card: string, cost: number) => ({ card, cost, count: 10 });
        const supply = [pile("market", 0), pile("village", 3), pile("copper", 0), pile("cellar", 2), pile("moat", 2)];
        const { money, kingdom } = arrange([...supply, pile("gold", 6)], components, nameOf);
        expect(kingdom.map(({ card }) => card)).toEqual(["cellar", "moat", "village", "market"]);
        expect(money.map(({ card }) => card)).toEqual(["gold", "copper"]);
    });

    it("a hand lies by kind, then cost falling, and equal cards on one another", () => {
        const hand = sorted(["curse", "copper", "estate", "village", "gold", "copper", "smithy"], components, nameOf);
        expect(hand).toEqual(["smithy", "village", "gold", "copper", "copper", "estate", "curse"]);
        expect(stacked(hand)[3]).toEqual({ card: "copper", keys: ["copper-2", "copper-1"] });
        expect(stacked(["copper", "gold", "copper"])).toHaveLength(3);
    });
});

describe("what stands on a card", () => {
    it("the gist is what its text begins with", () => {
        expect(gist("+1 Card, +2 Actions.")).toEqual(["+1 Card", "+2 Actions"]);
        expect(gist("+1 Karte, +1 Aktion. Danach wartet er.")).toEqual(["+1 Karte", "+1 Aktion …"]);
        expect(gist("Trash a card.")).toEqual([]);
        expect(partsOf("Then +$2.")).toEqual(["Then ", "+$2", "."]);
    });

    it("a longer text is smaller, then the emblem gives way, then the text ends", () => {
        const size = { width: 11, height: 11, name: 8 };
        const [short, long, endless] = [20, 160, 600].map((text) => fit({ ...size, text }));
        expect(short!.type).toBeGreaterThan(long!.type);
        expect(short!.emblem).toBeGreaterThan(long!.emblem);
        expect(endless).toMatchObject({ type: 0.8125, emblem: 0 });
        expect(endless!.lines * endless!.type * 1.22).toBeLessThan(size.height);
        expect([isFull(9, 14), isFull(11, 10.8), isFull(10, 12)]).toEqual([true, true, false]);
    });

    it("coins are counted by the previews", () => {
        const coin = (after: number) =>
            choice("play", { preview: { changes: [{ path: ["turn", "coins"], before: 1, after }] } });
        expect(coinsOf([coin(3), coin(4), choice("play gear")])).toBe(5);
    });
});

describe("what others did", () => {
    const event = (kind: string, player: number, card: string): LogEvent => ({
        number: 1,
        kind,
        player,
        rule: null,
        text: "",
        payload: { card, source: { zone: "supply", key: card } },
    });

    it("stays marked until one's own next move", () => {
        const first = since(NOTHING, [event("play", 1, "smithy"), event("gain", 1, "gold")], 0);
        expect(first).toEqual({ gains: [{ card: "gold", seat: 1 }], played: "smithy" });
        const second = since(first, [event("clean_up", 1, "gold"), event("gain", 2, "silver")], 0);
        expect(second.gains.map(({ card }) => card)).toEqual(["gold", "silver"]);
        expect(since(second, [event("play", 0, "village")], 0)).toEqual({ gains: [], played: "village" });
    });
});
