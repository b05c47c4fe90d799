import { botName } from "../session/catalogue.svelte";
import { words } from "../words/language.svelte";
import type { SeatLabels } from "./seats";

/** The labels of seats without a name, in the user's language. */
export function seatLabels(): SeatLabels {
    const { free, forgotten, bot } = words().seats;
    return { free, forgotten, bot: (level) => bot(botName(level)) };
}
