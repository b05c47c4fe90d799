/** Which board belongs to which game. A board is loaded when its first table is opened. */
import * as rest from "../wire/rest";
import { language } from "../words/language.svelte";
import type { Board, Json, Layout } from "./contract";

type Loading = () => Promise<{ default: Board }>;

const PLAIN: Loading = () => import("./plain/PlainBoard.svelte");

const BOARDS: Readonly<Record<string, Loading>> = {
    valdora: () => import("./valdora/Board.svelte") as unknown as Promise<{ default: Board }>,
    zavandor: () => import("./zavandor/Board.svelte") as unknown as Promise<{ default: Board }>,
    dominion: () => import("./dominion/Board.svelte") as unknown as Promise<{ default: Board }>,
};

const PLAIN_LAYOUT: Layout = { bar: "top", column: "(min-width: 1100px)", rem: "100%" };

const LAYOUTS: Readonly<Record<string, Layout>> = {
    valdora: { bar: "top", column: "not all", rem: "clamp(100%, min(1vw, 1.78vh), 150%)" },
    zavandor: {
        bar: "top",
        column: "(min-width: 1264px) and (min-height: 700px)",
        rem: "clamp(100%, min(1.17vw, 2.08vh), 200%)",
    },
    dominion: {
        bar: "board",
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
