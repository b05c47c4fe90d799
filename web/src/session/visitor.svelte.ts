/** Who is before the screen, as the service knows them. */
import { renew } from "../wire/connection.svelte";
import type { Me } from "../wire/messages";
import * as rest from "../wire/rest";
import { suggestName } from "./names";

const NOBODY: Me = { name: null };
const state = $state({ me: NOBODY, met: false, suggested: suggestName() });

export function visitor(): Me {
    return state.me;
}

/** Whether the service has told who this is. */
export function met(): boolean {
    return state.met;
}

/** The name that this visitor has, or might take. */
export function nameOrSuggestion(): string {
    return state.me.name ?? state.suggested;
}

/** Ask the service who this is. */
export async function meet(): Promise<void> {
    become(await rest.me());
}

/** Be known by this name from now on. */
export async function introduce(name: string): Promise<void> {
    const wanted = name.trim() || state.suggested;
    if (state.me.name === wanted) return;
    const stranger = state.me.name === null;
    become(await rest.arrive(wanted));
    // A connection belongs to whoever opened it.
    if (stranger) renew();
}

/** The service knows this visitor as somebody else now. */
export function become(me: Me): void {
    state.me = me;
    state.met = true;
    if (me.name !== null) state.suggested = me.name;
}
