/** The visitor as the service knows them. */
import { reconnect } from "../wire/connection.svelte";
import type { Me } from "../wire/messages";
import * as rest from "../wire/rest";
import { suggestName } from "./names";

const NOBODY: Me = { name: null };
const state = $state({ me: NOBODY, loaded: false, suggested: suggestName() });

export function visitor(): Me {
    return state.me;
}

/** Whether the service has been asked who this is. */
export function visitorLoaded(): boolean {
    return state.loaded;
}

/** The visitor's name, or a suggestion if they have none. */
export function nameOrSuggestion(): string {
    return state.me.name ?? state.suggested;
}

/** Ask the service who this is. */
export async function loadVisitor(): Promise<void> {
    setVisitor(await rest.me());
}

/** Set the visitor's name; an empty one is replaced by the suggestion. */
export async function register(name: string): Promise<void> {
    const wanted = name.trim() || state.suggested;
    if (state.me.name === wanted) return;
    const stranger = state.me.name === null;
    setVisitor(await rest.register(wanted));
    // The connection belongs to the visitor who opened it.
    if (stranger) reconnect();
}

/** Take over what the service says about the visitor. */
export function setVisitor(me: Me): void {
    state.me = me;
    state.loaded = true;
    if (me.name !== null) state.suggested = me.name;
}
