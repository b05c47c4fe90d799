/** What an artifact does, in one short line. */
import type { ItemFace } from "./shapes";
import { zavandor } from "./words";

export function effectOf({ kind, gold, jokers, discounts }: ItemFace): string {
    const { effects } = zavandor();
    if (kind === "gnomunculus") return effects.action;
    if (kind === "absauger") return effects.siphon;
    if (gold > 0) return effects.gold(gold);
    if (jokers > 0) return effects.jokers(jokers);
    return discounts.length > 0 ? effects.discounts(discounts.length, discounts[0]!) : "";
}
