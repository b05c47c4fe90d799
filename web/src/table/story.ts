/** The story of a game as the log shows it: one line for each thought, with its parts. */
import type { Named } from "../games/play.svelte";
import type { LogEvent, StoryLine as Told } from "../wire/messages";

export interface StoryLine extends Told {
    /** The things that it is about. */
    names: readonly Named[];
}

/** The lines with what their events name. */
export function linesOf(story: readonly Told[], events: readonly LogEvent[]): StoryLine[] {
    const byNumber = new Map(events.map((event) => [event.number, event]));
    return story.map((line) => {
        const keys = new Set<string>();
        for (let number = line.number; number <= line.last; number++) {
            for (const key of keysIn(byNumber.get(number)?.payload ?? {})) keys.add(key);
        }
        return { ...line, names: [...keys].map((key) => ({ key })) };
    });
}

/** The ids of things that an event names. */
function keysIn(payload: LogEvent["payload"]): string[] {
    const found = Object.values(payload).flatMap((value) => (Array.isArray(value) ? value : [value]) as unknown[]);
    return found.filter((value) => typeof value === "string");
}
