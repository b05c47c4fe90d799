// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { Play } from "../../../src/games/play.svelte";
import Board from "../../../src/games/valdora/Board.svelte";
import { choice } from "../choice";
import { BOX, POSITIONS, seatsOf, type Position } from "./positions";

// A page without a screen has neither of these.
vi.hoisted(() => {
    window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
    window.ResizeObserver = class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
    };
});

/** What the table's own buttons are for. */
const LEFT_TO_THE_TABLE = ["done"];

// A whole board is a lot to build without a browser.
vi.setConfig({ testTimeout: 30_000 });

const choose = vi.fn();
let board: ReturnType<typeof mount> | undefined;

function shown(position: Position, { watching = false } = {}): Play {
    const play = new Play({ choose, why: async () => ({ legal: false, rule: null, text: "" }) });
    const question = watching ? null : position.question;
    play.question = question;
    const props = {
        view: position.view,
        components: BOX,
        seats: seatsOf(position),
        seat: watching ? null : position.seat,
        question,
        play,
        news: [],
    };
    board = mount(Board, { target: document.body, props });
    flushSync();
    return play;
}

afterEach(async () => {
    if (board) await unmount(board);
    board = undefined;
    choose.mockClear();
});

const wanted = ({ question }: Position): string[] =>
    question.options.map(({ text }) => text).filter((text) => !LEFT_TO_THE_TABLE.includes(text));

it.each(POSITIONS)("$name: every option has a place with a name, and is chosen by a click on it", (position) => {
    const play = shown(position);
    expect(play.rest.map(({ text }) => text).filter((text) => !LEFT_TO_THE_TABLE.includes(text))).toEqual([]);
    for (const element of document.querySelectorAll(".legal")) {
        expect((element.getAttribute("aria-label") ?? element.textContent).trim()).not.toBe("");
        element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    const chosen = new Set(choose.mock.calls.map(([texts]) => (texts as string[]).join()));
    expect([...chosen].sort()).toEqual(wanted(position).sort());
});

it("is shown to those who only watch, with nothing to click", () => {
    shown(POSITIONS.at(-1)!, { watching: true });
    expect(document.querySelectorAll(".legal")).toHaveLength(0);
    expect(document.querySelectorAll("[data-spot^='field ']")).toHaveLength(Object.keys(BOX.fields).length);
});

it("asks about the own cards when one of two carts is replaced", () => {
    const [position] = POSITIONS;
    const options = ["cart", "cart_2"].map((card) => choice(`replace ${card}`, { parts: { card } }));
    const view = structuredClone(position!.view);
    const own = { ...view.players[position!.seat]!, equipment: { cart: null, cart_2: "ruby" as const } };
    const players = view.players.map((player, i) => (i === position!.seat ? own : player));
    const question = { kind: "replace", text: "", options };
    expect(shown({ ...position!, view: { ...view, players }, question }).rest).toEqual([]);
});

it("loads an own card by a click on it if there is only one way", () => {
    const position = POSITIONS.find(({ name }) => name === "road")!;
    shown(position);
    const cards = position.question.options.filter(({ verb }) => verb === "load").map(({ parts }) => parts["card"]);
    for (const card of new Set(cards)) {
        const element = document.querySelector(`[data-spot="card ${position.seat} ${card as string}"]`)!;
        const ways = cards.filter((other) => other === card).length;
        expect(element.classList.contains("legal")).toBe(ways === 1);
    }
    expect(new Set(cards).size).toBeLessThan(cards.length);
});

it("shows the price of a meeting beside a field that can be reached", () => {
    const position = POSITIONS.find(({ question }) => question.kind === "move")!;
    const field = position.question.options[0]!.parts["field"] as string;
    shown({ ...position, view: { ...position.view, meetings: { [field]: 2 } } });
    expect(document.querySelectorAll(".field .price")).toHaveLength(1);
    expect(document.querySelector(`[data-spot="field ${field}"]`)!.getAttribute("aria-label")).toContain("2");
});
