/** The games and bots that the service has; the list is asked for once in each language. */
import type { GameInfo } from "../wire/messages";
import * as rest from "../wire/rest";
import { language, words } from "../words/language.svelte";

let known: readonly GameInfo[] = $state.raw([]);
const asked = new Map<string, Promise<readonly GameInfo[]>>();

/** Asks the service, the first time in a language. */
export function loadGames(): Promise<readonly GameInfo[]> {
    const wanted = language();
    let loading = asked.get(wanted);
    if (!loading) {
        loading = rest.games();
        loading.catch(() => asked.delete(wanted));
        asked.set(wanted, loading);
    }
    void loading.then(
        (games) => {
            if (wanted === language()) known = games;
        },
        () => undefined,
    );
    return loading;
}

export function games(): readonly GameInfo[] {
    return known;
}

export function gameName(id: string): string {
    return known.find((one) => one.id === id)?.name ?? id;
}

/** What bots of this level are called. */
export function botName(level: string): string {
    return words().bots[level] ?? level;
}
