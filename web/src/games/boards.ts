/** Which board belongs to which game. A board is loaded when its first table is opened. */
import * as rest from "../wire/rest";
import { language } from "../words/language.svelte";
import type { Board, Json } from "./contract";

type Loading = () => Promise<{ default: Board }>;

const PLAIN: Loading = () => import("./plain/PlainBoard.svelte");

const BOARDS: Readonly<Record<string, Loading>> = {
    valdora: () => import("./valdora/Board.svelte") as unknown as Promise<{ default: Board }>,
    zavandor: () => import("./zavandor/Board.svelte") as unknown as Promise<{ default: Board }>,
    dominion: () => import("./dominion/Board.svelte") as unknown as Promise<{ default: Board }>,
};

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
