import { botName } from "../session/catalogue.svelte";
import { words } from "../words/language.svelte";
import type { Callings } from "./seats";

/** In the user's language. */
export function callings(): Callings {
    const { free, forgotten, bot } = words().seats;
    return { free, forgotten, bot: (level) => bot(botName(level)) };
}
