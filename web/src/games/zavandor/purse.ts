/** What a player has against what something costs: for the eye only, the service says what is legal. */
import type { Gem } from "../../art/gems";
import { localized } from "../../words/language.svelte";
import type { Box } from "./shapes";

/** Gems by sort. */
export type Amounts = Readonly<Record<string, number>>;

/** Gems in words, for those who do not see them. */
export function spoken(amounts: Amounts, box: Box): string {
    return Object.entries(amounts)
        .map(([gem, count]) => `${count} ${localized(box.gems[gem]!.name)}`)
        .join(", ");
}

/** How many gems of each sort are missing. */
export function lacking(cost: Amounts, have: Amounts): Partial<Record<Gem, number>> {
    const found: Partial<Record<Gem, number>> = {};
    for (const [gem, count] of Object.entries(cost) as [Gem, number][]) {
        const missing = count - (have[gem] ?? 0);
        if (missing > 0) found[gem] = missing;
    }
    return found;
}

/** Equal things together, with their number. */
export function counted(things: readonly string[]): { thing: string; count: number }[] {
    const counts = new Map<string, number>();
    for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    return [...counts].map(([thing, count]) => ({ thing, count }));
}

/** Buying or selling some gems of one sort, perhaps with a discount. */
export interface Trade {
    verb: "buy" | "sell";
    gem: string;
    count: number;
    discount: number | null;
}

const TRADE = /^(buy|sell) (\S+) (\d+)(?: discount (\d+))?$/;

/** The option text of a trade: "buy ruby 2 discount 4". */
export function tradeText({ verb, gem, count, discount }: Trade): string {
    return `${verb} ${gem} ${count}${discount === null ? "" : ` discount ${discount}`}`;
}

/** The trades among option texts. */
export function trades(texts: readonly string[]): (Trade & { text: string })[] {
    return texts.flatMap((text) => {
        const found = TRADE.exec(text);
        if (!found) return [];
        const [, verb, gem, count, discount] = found;
        return [
            {
                text,
                verb: verb as Trade["verb"],
                gem: gem!,
                count: Number(count),
                discount: discount === undefined ? null : Number(discount),
            },
        ];
    });
}
