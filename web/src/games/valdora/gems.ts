/** The gems of the valley, counted and one by one. */
import type { Gem as AnyGem } from "../../art/gems";

/** In the order in which they are always shown. */
export const GEM_ORDER = ["ruby", "sapphire", "amethyst", "emerald", "gold"] as const satisfies readonly AnyGem[];
export type Gem = (typeof GEM_ORDER)[number];
/** Numbers by gem. */
export type Gems = Readonly<Record<string, number>>;

/** Counted gems as a list, in the usual order: those that there are. */
export function counted(gems: Gems): { gem: Gem; count: number }[] {
    return GEM_ORDER.map((gem) => ({ gem, count: gems[gem] ?? 0 })).filter(({ count }) => count > 0);
}

/** Gems one by one, each with a key that stays while others come and go. */
export function oneByOne(gems: Gems): { gem: Gem; key: string }[] {
    return counted(gems).flatMap(({ gem, count }) =>
        Array.from({ length: count }, (_, i) => ({ gem, key: `${gem}${i}` })),
    );
}
