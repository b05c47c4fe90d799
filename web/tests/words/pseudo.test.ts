// @vitest-environment jsdom
/** The pages in a pseudo-language: everything that is shown comes from the client's words or from the service. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { PLAYER_COLOURS } from "../../src/art/crests";
import { loadBoard } from "../../src/games/boards";
import type { Board, Json, Seat } from "../../src/games/contract";
import { Play } from "../../src/games/play.svelte";
import Lobby from "../../src/lobby/Lobby.svelte";
import SetupPage from "../../src/lobby/setup/SetupPage.svelte";
import Replay from "../../src/replay/Replay.svelte";
import type { ReplaySource } from "../../src/replay/source";
import { setVisitor } from "../../src/session/visitor.svelte";
import Header from "../../src/shell/Header.svelte";
import GameRoom from "../../src/table/GameRoom.svelte";
import { TableClient } from "../../src/table/tableClient.svelte";
import type { TableState } from "../../src/table/state";
import type {
    AnalysisStatus,
    Choice,
    GameInfo,
    LogEvent,
    PastMove,
    Question,
    SeatInfo,
    TableInfo,
    TableSummary,
} from "../../src/wire/messages";
import { BOX, POSITIONS } from "../games/valdora/positions";
import { pseudoWire, strayWords } from "./pseudo";

interface Scene {
    players: number;
    seat: number;
    view: Json;
    question: Question;
}

vi.mock("../../src/words/language.svelte", async () => {
    const { pseudo } = await import("./pseudo");
    const { en } = await import("../../src/words/en");
    return {
        LANGUAGES: ["xx"],
        language: () => "xx",
        setLanguage: () => undefined,
        languageName: () => "⟦xx⟧",
        texts: (_german: object, english: object) => () => pseudo(english),
        words: () => pseudo(en),
    };
});
// Drawings are most of the work of jsdom, and have no words.
vi.mock("../../src/art/Sheet.svelte", () => ({ default: () => undefined }));
vi.hoisted(() => {
    window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
    window.ResizeObserver = class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
    };
    HTMLDialogElement.prototype.showModal = () => undefined;
});
vi.setConfig({ testTimeout: 60_000 });

/** Of each game so many scenes are shown: a board is a lot to build without a browser. */
const SCENES = 12;

const recorded = (game: string): { components: Json; scenes: Scene[] } =>
    JSON.parse(readFileSync(`tests/games/questions/${game}.json`, "utf-8"));
const GAMES: Record<string, { components: Json; scenes: readonly Scene[] }> = {
    dominion: recorded("dominion"),
    zavandor: recorded("zavandor"),
    valdora: { components: BOX as unknown as Json, scenes: POSITIONS as unknown as Scene[] },
};

const seat = (number: number): SeatInfo => ({
    kind: "own",
    name: String(number),
    taken: true,
    bot: null,
    status: "sitting",
    host: number === 0,
});
const table: TableInfo = {
    id: "t",
    game: "dominion",
    state: "running",
    seats: [seat(0), seat(1)],
    options: {},
    listed: true,
    hints: true,
    clock: { kind: "turns", left: [1000, 2000], deadline: null, warned: false },
    start: "deal",
    commitment: "00",
    deal_hash: null,
    request: null,
    result: null,
    created_at: 0,
    previous: null,
};
const summary = (state: TableSummary["state"]): TableSummary => ({
    id: state,
    game: "dominion",
    state,
    seats: [seat(0), { ...seat(1), kind: "open", name: null, taken: false }],
    mine: state === "running" ? [0] : [],
    awaited: state === "running" ? 0 : null,
    your_turn: state === "running",
    deadline: null,
    listed: true,
    result: state === "over" ? { winners: [0], scores: [3, 2] } : null,
    created_at: 0,
    changed_at: 0,
});
const game: GameInfo = pseudoWire({
    id: "dominion",
    name: "Dominion",
    description: "A game.",
    min_players: 2,
    max_players: 6,
    minutes: [20, 45],
    rules_version: 1,
    settings: [
        { kind: "flag", name: "colonies", label: "Colonies", unset: "as usual", default: false },
        { kind: "number", name: "round_limit", label: "Rounds", unset: "no limit", min: 1, max: 9 },
        { kind: "seat", name: "start_player", label: "Who begins", unset: "at random" },
        {
            kind: "list",
            name: "events",
            label: "Events",
            unset: "as usual",
            min: 0,
            max: 2,
            choices: [{ id: "alms", label: "Alms", group: "" }],
            instead: [{ id: "random", label: "at random", group: "" }],
        },
    ],
    bots: ["random", "novice", "solid", "expert"],
});
const choice: Choice = { text: "buy gold", label: "Buy Gold", verb: "buy", parts: {}, places: [], preview: {} };
const event = (number: number, kind: string, text: string): LogEvent => ({
    number,
    kind,
    player: 0,
    rule: null,
    text,
    payload: {},
});
const move = (player: number): PastMove => ({
    player,
    text: "buy gold",
    label: "Buy Gold",
    turn: 1,
    turn_of: player,
    scores: [3, 2],
    last_event: 1,
});
const analysis: AnalysisStatus = {
    done: 2,
    total: 2,
    analysis: {
        moments: [
            { step: 0, turn: 1, seat: 0, chances: [0.5, 0.5] },
            { step: 1, turn: 1, seat: 1, chances: [0.6, 0.4] },
        ],
        mistakes: [
            { step: 0, turn: 1, seat: 0, played: choice, better: choice, cost: 0.1, error: 0.01, reason: "Because." },
        ],
        accounts: [0, 1].map(() => ({ start: 0.5, own: 0, others: 0, deal: 0.5, result: 1 })),
        strokes: [{ step: 1, turn: 1, seat: 1, change: 0.2 }],
        visits: 100,
    },
};

const answers: Record<string, unknown> = {
    "/api/games": [game],
    "/api/games/dominion/components": pseudoWire(GAMES["dominion"]!.components),
    "/api/me/tables": [summary("running")],
    "/api/tables?which=open": [summary("open")],
    "/api/tables?which=running": [summary("running")],
    "/api/tables?which=over": [summary("over")],
    "/api/tables/t/moves": pseudoWire({ game: "dominion", players: 2, moves: [move(0)], over: true, last_event: 0 }),
};

beforeAll(() => {
    vi.stubGlobal("fetch", async (path: string) => Response.json(answers[path] ?? {}));
    setVisitor({ name: "0" });
});

let shown: ReturnType<typeof mount> | undefined;
async function show<Props extends Record<string, unknown>>(page: Component<Props>, props: Props): Promise<void> {
    shown = mount(page as Component<Record<string, unknown>>, { target: document.body, props });
    await settle();
}

/** What is fetched and loaded comes in a few steps. */
async function settle(): Promise<void> {
    for (let i = 0; i < 20; i++) await new Promise((wait) => setTimeout(wait, 5));
    flushSync();
}

afterEach(async () => {
    if (shown) await unmount(shown);
    shown = undefined;
    document.body.innerHTML = "";
});

function press(...labels: RegExp[]): void {
    for (const button of document.querySelectorAll("button")) {
        if (labels.some((label) => label.test(button.getAttribute("aria-label") ?? button.textContent))) button.click();
    }
    flushSync();
}

it("finds words that are not in brackets", () => {
    document.body.innerHTML = `<p title="⟦a⟧ b">⟦c ⟦d⟧ e⟧ 12 × <b>⟦f</b> g⟧ h</p>`;
    expect(strayWords(document.body)).toEqual(["h", "b"]);
});

describe.each(Object.keys(GAMES))("the board of %s", (id) => {
    const { components, scenes } = GAMES[id]!;
    const every = Math.ceil(scenes.length / SCENES);
    let Shown: Board;
    beforeAll(async () => {
        Shown = await loadBoard(id);
    });

    it.each(scenes.filter((_, i) => i % every === 0).map((scene, i) => [i, scene] as const))("scene %i", (_, scene) => {
        const question = pseudoWire(scene.question);
        const play = new Play({ choose: () => undefined, why: async () => ({ legal: true, rule: null, text: "" }) });
        play.question = question;
        const seats: Seat[] = Array.from({ length: scene.players }, (_, number) => ({
            number,
            name: String(number),
            colour: PLAYER_COLOURS[number]!,
            bot: false,
            own: number === scene.seat,
        }));
        const wrapped = pseudoWire(components);
        const props = { view: scene.view, components: wrapped, seats, seat: scene.seat, question, play, news: [] };
        shown = mount(Shown, { target: document.body, props });
        flushSync();
        expect(document.body.textContent).toContain("⟦");
        expect(strayWords(document.body)).toEqual([]);
    });
});

it("the lobby", async () => {
    await show(Lobby, {});
    expect(document.querySelectorAll("h2").length).toBeGreaterThan(3);
    expect(strayWords(document.body)).toEqual([]);
});

it("the header and the settings", async () => {
    await show(Header, {});
    press(/Settings/);
    expect(strayWords(document.body)).toEqual(["XX"]);
});

it("the set-up", async () => {
    await show(SetupPage, { game: "dominion" });
    expect(document.querySelectorAll("fieldset").length).toBeGreaterThan(3);
    expect(strayWords(document.body)).toEqual([]);
});

it.each(["running", "over"] as const)("a table with a game that is %s", async (state) => {
    const scene = GAMES["dominion"]!.scenes.find(({ players }) => players === 2)!;
    const over = state === "over";
    const result = {
        winners: [0],
        scores: [3, 2],
        sheet: [{ cards: 3 }, { cards: 2 }],
        categories: [{ id: "cards", name: "Cards" }],
    };
    const client = new TableClient("t", { seat: scene.seat, invite: null, onCue: () => undefined });
    const now: TableState = pseudoWire({
        table: { ...table, state, result: over ? result : null, request: over ? null : { seat: 1, agreed: [] } },
        seat: scene.seat,
        seats: [scene.seat],
        invite: "invitation",
        story: [],
        events: [event(1, "started", "The game begins."), event(2, "buy", "{player} buys Gold.")],
        number: 2,
        situation: {
            view: scene.view,
            awaited: over ? null : scene.seat,
            question: over ? null : scene.question,
            undo: over ? null : "free",
        },
        chat: [],
        news: [],
    } satisfies TableState);
    client.state = now;
    client.play.question = now.situation!.question;
    await show(GameRoom, { client, state: now });
    expect(document.querySelector(".board")!.textContent).toContain("⟦");
    expect(strayWords(document.body)).toEqual([]);
});

it("a replay with its analysis", async () => {
    const scene = GAMES["dominion"]!.scenes.find(({ players }) => players === 2)!;
    const source: ReplaySource = {
        course: pseudoWire({ game: "dominion", players: 2, moves: [move(0), move(1)], over: true, last_event: 0 }),
        table: { ...table, state: "over" },
        own: [0],
        invite: null,
        step: async (step) => ({ step, view: { ...scene.view }, question: null, asked: null, events: [] }),
        analysisStatus: async () => pseudoWire(analysis),
        analyse: async () => pseudoWire(analysis),
        continueFrom: async () => "",
        position: async () => "",
        record: async () => "",
    };
    await show(Replay, {
        source,
        components: pseudoWire(GAMES["dominion"]!.components),
        id: "t",
        invite: null,
        step: 1,
    });
    expect(strayWords(document.body)).toEqual([]);
    for (const tab of document.querySelectorAll<HTMLElement>("[role=tab]")) {
        tab.click();
        await settle();
        expect(strayWords(document.body)).toEqual([]);
    }
    expect(document.body.textContent).toContain("⟦Because.⟧");
});
