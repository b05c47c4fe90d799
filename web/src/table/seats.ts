/** The seats of a table, ready to be shown. */
import { PLAYER_COLOURS } from "../art/crests";
import type { Seat } from "../games/contract";
import type { SeatInfo } from "../wire/messages";

/** Labels for seats without a name, in the user's language. */
export interface SeatLabels {
    bot(level: string): string;
    free: string;
    forgotten: string;
}

/** Bots of the same level are told apart by a number. */
export function seatsOf(infos: readonly SeatInfo[], own: readonly number[], labels: SeatLabels): Seat[] {
    const bots = infos.filter((info) => isBot(info)).map((info) => info.bot);
    const met = new Map<string, number>();
    return infos.map((info, number) => {
        let name = info.name ?? (info.taken ? labels.forgotten : labels.free);
        if (isBot(info)) {
            const level = info.bot ?? "";
            const count = (met.get(level) ?? 0) + 1;
            met.set(level, count);
            const several = bots.filter((bot) => bot === level).length > 1;
            name = labels.bot(level) + (several ? ` ${count}` : "");
        }
        return {
            number,
            name,
            colour: PLAYER_COLOURS[number % PLAYER_COLOURS.length]!,
            bot: info.bot !== null,
            own: own.includes(number),
        };
    });
}

/** Whether this is a bot's seat; a player for whom a bot stands in keeps their name. */
function isBot(info: SeatInfo): boolean {
    return info.kind === "bot";
}

/** Whether all but one's own seats are played by bots. */
export function onlyBots(infos: readonly SeatInfo[], own: readonly number[]): boolean {
    return infos.every((info, seat) => own.includes(seat) || info.kind === "bot");
}

/** A sentence of the service, split where the player's name belongs (null). */
export function pieces(sentence: string): (string | null)[] {
    return sentence
        .split(/(\{player\})/)
        .flatMap((piece) => (piece === "" ? [] : piece === "{player}" ? [null] : [piece]));
}
