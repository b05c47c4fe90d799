/** Which board belongs to which game. A board is loaded when its first table is opened. */
import * as rest from "../wire/rest";
import { language } from "../words/language.svelte";
import type { Board, Json, Layout, SeatLines } from "./contract";

type Loading = () => Promise<{ default: Board }>;

const PLAIN: Loading = () => import("./plain/PlainBoard.svelte");

const BOARDS: Readonly<Record<string, Loading>> = {
    valdora: () => import("./valdora/Board.svelte") as unknown as Promise<{ default: Board }>,
    zavandor: () => import("./zavandor/Board.svelte") as unknown as Promise<{ default: Board }>,
    dominion: () => import("./dominion/Board.svelte") as unknown as Promise<{ default: Board }>,
};

/** What games tell of a seat beside their boards; found by its name, so that a game may have none. */
const SEAT_LINES = import.meta.glob<{ default: SeatLines }>("./*/SeatLines.svelte");

const PLAIN_LAYOUT: Layout = {
    bar: "top",
    smallBar: "top",
    barHeight: "3.75rem",
    strip: true,
    column: "(min-width: 1100px)",
    rem: "100%",
};

const LAYOUTS: Readonly<Record<string, Layout>> = {
    valdora: {
        bar: "top",
        smallBar: "top",
        barHeight: "3.25rem",
        strip: false,
        column: "not all",
        rem: "clamp(100%, min(1vw, 1.78vh), 150%)",
    },
    zavandor: {
        bar: "top",
        smallBar: "board",
        barHeight: "3.75rem",
        strip: true,
        column: "(min-width: 1264px) and (min-height: 700px)",
        rem: "clamp(100%, min(1.17vw, 2.08vh), 200%)",
    },
    dominion: {
        bar: "board",
        smallBar: "board",
        barHeight: "3.5rem",
        strip: true,
        column: "(min-width: 1200px), (min-width: 960px) and (min-aspect-ratio: 5/4)",
        rem: "clamp(100%, min(0.82vw, 1.46vh), 212.5%)",
    },
};

export function layoutOf(game: string, { plain = false } = {}): Layout {
    return plain ? PLAIN_LAYOUT : (LAYOUTS[game] ?? PLAIN_LAYOUT);
}

/** The board of a game; a game without one of its own is shown plainly. */
export async function loadBoard(game: string, { plain = false } = {}): Promise<Board> {
    const load = plain ? PLAIN : (BOARDS[game] ?? PLAIN);
    return (await load()).default;
}

/** What a game tells of a seat in the list of players; null if it has nothing to tell there. */
export async function loadSeatLines(game: string): Promise<SeatLines | null> {
    const load = SEAT_LINES[`./${game}/SeatLines.svelte`];
    return load ? (await load()).default : null;
}

const boxes = new Map<string, Promise<Json>>();

/** What is printed on a game's components; fetched once in each language. */
export function loadComponents(game: string): Promise<Json> {
    const key = `${language()} ${game}`;
    let components = boxes.get(key);
    if (!components) {
        components = rest.components(game);
        // After a failure it is fetched again next time.
        components.catch(() => boxes.delete(key));
        boxes.set(key, components);
    }
    return components;
}

/** Start loading a board that will be shown soon. */
export function preloadBoard(game: string): void {
    loadBoard(game).catch(() => undefined);
    loadComponents(game).catch(() => undefined);
}
