import { texts } from "../../words/language.svelte";
import { de } from "./de";
import { en } from "./en";

export const lobbyWords = texts(de, en);

/** What a bot of this level is called. */
export function botName(level: string): string {
    return lobbyWords().bots[level] ?? level;
}
