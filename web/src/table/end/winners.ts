import type { Seat } from "../../games/contract";
import type { TableInfo } from "../../wire/messages";
import { language } from "../../words/language.svelte";
import { formatNumber } from "../../words/numbers";
import { tableWords } from "../words";

/** Who has won, and with how many points. */
export function winnersLine({ result }: TableInfo, seats: readonly Seat[], own: readonly number[]): string {
    const texts = tableWords().end;
    const winners = result?.winners ?? [];
    const [first] = winners;
    if (first === undefined) return texts.given_up;
    const score = result?.scores?.[first];
    const points = score === undefined ? "" : texts.with(formatNumber(score));
    if (winners.length === 1 && own.length === 1 && own[0] === first) return texts.you(points);
    const names = new Intl.ListFormat(language()).format(winners.map((seat) => seats[seat]?.name ?? ""));
    return winners.length === 1 ? texts.won(names, points) : texts.won_many(names, points);
}
