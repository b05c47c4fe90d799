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

/** Swaps take three clicks: the page, the own order, the page where that goes. */
function clickSwaps(): void {
    const buttons = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const click = (element: HTMLElement | undefined): void => {
        element?.click();
        flushSync();
    };
    for (let page = 0; page < buttons(".swap").length; page += 1) {
        click(buttons(".swap")[page]);
        for (let order = 0; order < buttons(".orders button").length; order += 1) {
            click(buttons(".orders button")[order]);
            for (const lay of buttons(".acts [data-move*=returning]")) click(lay);
            click(buttons(".orders button")[order]);
        }
        click(buttons(".swap")[page]);
    }
}

it.each(POSITIONS)("$name: every option has a place with a name, and is chosen by a click on it", (position) => {
    const play = shown(position);
    expect(play.rest.map(({ text }) => text).filter((text) => !LEFT_TO_THE_TABLE.includes(text))).toEqual([]);
    clickSwaps();
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

it("offers the cards for a gem that several of them can take", () => {
    const position = POSITIONS.find(({ name }) => name === "road")!;
    const equipment = { cart: null, pickaxe: null };
    const players = position.view.players.map((one, i) => (i === position.seat ? { ...one, equipment } : one));
    const options = ["cart", "pickaxe"].map((card) =>
        choice(`load ruby ${card}`, { parts: { gem: "ruby", card }, places: [{ zone: "gems", key: "ruby" }] }),
    );
    const at = players[position.seat]!.at;
    const fields = { ...position.view.fields, [at]: { ruby: 1 } };
    shown({ ...position, view: { ...position.view, players, fields }, question: { ...position.question, options } });
    const card = (id: string): Element => document.querySelector(`[data-spot="card ${position.seat} ${id}"]`)!;
    expect(card("cart").classList.contains("legal")).toBe(false);
    document.querySelector(`[data-spot="field ${at}"] .gem`)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect(choose).not.toHaveBeenCalled();
    expect(["cart", "pickaxe"].map((id) => card(id).classList.contains("legal"))).toEqual([true, true]);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(card("cart").classList.contains("legal")).toBe(false);
});

it("shows what going to a field costs, and that there is nothing to do", () => {
    const position = POSITIONS.find(({ question }) => question.kind === "move")!;
    const [first, ...others] = position.question.options;
    const own = ["players", String(position.seat)];
    const preview = {
        changes: [
            { path: [...own, "coins"], before: 3, after: 1 },
            { path: [...own, "provisions"], before: true, after: false },
        ],
        ends_turn: true,
    };
    const options = [{ ...first!, preview }, ...others.map((option) => ({ ...option, preview: {} }))];
    shown({ ...position, question: { ...position.question, options } });
    expect(document.querySelectorAll(".field .price")).toHaveLength(1);
    const field = document.querySelector(`[data-spot="field ${first!.parts["field"] as string}"]`)!;
    expect(field.getAttribute("aria-label")).toContain("2");
    expect(field.classList.contains("idle")).toBe(true);
    expect(document.querySelectorAll(".field.idle")).toHaveLength(1);
});

it("ticks on orders what is carried", () => {
    const [position] = POSITIONS;
    const own = { ...position!.view.players[position!.seat]!, orders: ["red"], equipment: { cart: "ruby" } };
    const players = position!.view.players.map((one, i) => (i === position!.seat ? own : one));
    shown({ ...position!, view: { ...position!.view, players } });
    expect(document.querySelectorAll(".orders .got")).toHaveLength(1);
});
