/** What a player has against what something costs: for the eye only, the service says what is legal. */
import type { Gem } from "../../art/gems";
import type { Components } from "./shapes";

/** Gems by sort. */
export type Amounts = Readonly<Record<string, number>>;

/** Gems in words, for those who do not see them. */
export function spoken(amounts: Amounts, components: Components): string {
    return Object.entries(amounts)
        .map(([gem, count]) => `${count} ${components.gems[gem]!.name}`)
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

/** The id of the trader who exchanges these two sorts of gems. */
export function traderId(gems: readonly string[]): string {
    return gems.join(" ");
}
