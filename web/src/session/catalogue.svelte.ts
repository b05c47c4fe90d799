/** The games and bots that the service has; the list is asked for once. */
import type { GameInfo } from "../wire/messages";
import * as rest from "../wire/rest";
import { localized, words } from "../words/language.svelte";

let known: readonly GameInfo[] = $state.raw([]);
let asked: Promise<readonly GameInfo[]> | null = null;

/** Asks the service, the first time. */
export function loadGames(): Promise<readonly GameInfo[]> {
    asked ??= rest.games().then(
        (games) => (known = games),
        (failure: unknown) => {
            asked = null;
            throw failure;
        },
    );
    return asked;
}

export function games(): readonly GameInfo[] {
    return known;
}

export function gameName(id: string): string {
    const game = known.find((one) => one.id === id);
    return game ? localized(game.name) : id;
}

/** What bots of this level are called. */
export function botName(level: string): string {
    return words().bots[level] ?? level;
}
