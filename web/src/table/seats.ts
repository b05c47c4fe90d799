/** The seats of a table, ready to be shown. */
import { PLAYER_COLOURS } from "../art/crests";
import type { Seat } from "../games/contract";
import type { SeatInfo } from "../wire/messages";

/** What seats without a name are called, in the user's language. */
export interface Callings {
    bot(level: string): string;
    free: string;
    forgotten: string;
}

/** Bots of the same level are told apart by a number. */
export function seatsOf(infos: readonly SeatInfo[], own: readonly number[], callings: Callings): Seat[] {
    const bots = infos.filter((info) => isBot(info)).map((info) => info.bot);
    const met = new Map<string, number>();
    return infos.map((info, number) => {
        let name = info.name ?? (info.taken ? callings.forgotten : callings.free);
        if (isBot(info)) {
            const level = info.bot ?? "";
            const count = (met.get(level) ?? 0) + 1;
            met.set(level, count);
            const several = bots.filter((bot) => bot === level).length > 1;
            name = callings.bot(level) + (several ? ` ${count}` : "");
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

/** Whether a program was meant to play here; somebody whom a bot stands in for keeps their name. */
function isBot(info: SeatInfo): boolean {
    return info.kind === "bot";
}

/** A sentence of the service in two or more pieces: null is where the player's name belongs. */
export function pieces(sentence: string): (string | null)[] {
    return sentence
        .split(/(\{player\})/)
        .flatMap((piece) => (piece === "" ? [] : piece === "{player}" ? [null] : [piece]));
}
