/** The story of a game as lines: one for each thought, with its parts. */
import type { Named } from "../games/play.svelte";
import type { LogEvent } from "../wire/messages";
import { localized } from "../words/language.svelte";
import { currentEvents } from "./state";

export interface StoryLine {
    /** The number of its first event. */
    number: number;
    kind: string;
    player: number | null;
    /** With `{player}` in place of the player's name. */
    text: string;
    rule: string | null;
    /** What happened in detail, if the line sums it up. */
    details: readonly string[];
    /** The things that it is about. */
    names: readonly Named[];
}

/** Every event is a line of its own. */
export function linesOf(events: readonly LogEvent[]): StoryLine[] {
    return currentEvents(events).map((event) => ({
        number: event.number,
        kind: event.kind,
        player: event.player,
        text: localized(event),
        rule: event.rule,
        details: [],
        names: keysIn(event.payload).map((key) => ({ key })),
    }));
}

/** The ids of things that an event names. */
function keysIn(payload: LogEvent["payload"]): string[] {
    const found = Object.values(payload).flatMap((value) => (Array.isArray(value) ? value : [value]) as unknown[]);
    return [...new Set(found.filter((value) => typeof value === "string"))];
}
