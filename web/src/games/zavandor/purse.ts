/** What a player has against what something costs: for the eye only, the service says what is legal. */
import type { Gem } from "../../art/gems";
import type { Components } from "./shapes";

/** Gems by sort. */
export type Amounts = Readonly<Record<string, number>>;

/** What one can pay with. */
export interface Purse {
    gems: Amounts;
    jokers: number;
}

/** One gem of a cost: whether the player has it, has a joker for it, or lacks it. */
export interface CostGem {
    gem: Gem;
    by: "held" | "joker" | "lacking";
}

/** How each gem of a cost would be paid: in gems as far as they go, then in jokers. Without a purse all count as held. */
export function payment(cost: Amounts, purse?: Purse): CostGem[] {
    let jokers = purse?.jokers ?? 0;
    return (Object.entries(cost) as [Gem, number][]).flatMap(([gem, count]) =>
        Array.from({ length: count }, (_, i): CostGem => {
            if (!purse || i < (purse.gems[gem] ?? 0)) return { gem, by: "held" };
            return { gem, by: jokers-- > 0 ? "joker" : "lacking" };
        }),
    );
}

/** How many gems of a payment are missing. */
export function countLacking(gems: readonly CostGem[]): number {
    return gems.filter(({ by }) => by === "lacking").length;
}

/** Gems in words, for those who do not see them. */
export function spoken(amounts: Amounts, components: Components): string {
    return Object.entries(amounts)
        .map(([gem, count]) => `${count} ${components.gems[gem]!.name}`)
        .join(", ");
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
