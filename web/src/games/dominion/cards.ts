/** Lists of cards, as a board lays them out. */

/** Cards with keys that stay with them: the third Copper of a hand is the third Copper after another card has left. */
export function keyed(
    cards: readonly string[],
    where = "",
): { card: string; key: string; index: number; nth: number }[] {
    const seen = new Map<string, number>();
    return cards.map((card, index) => {
        const nth = (seen.get(card) ?? 0) + 1;
        seen.set(card, nth);
        return { card, key: `${where}${card}-${nth}`, index, nth };
    });
}

/** Equal cards together, with their number, in the order in which they first come. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].map(([card, count]) => ({ card, count }));
}

/** Cards of one kind that lie on one another in a hand, with a key for each; the first one is on top. */
export interface HandStack {
    card: string;
    keys: string[];
}

/** A hand as stacks: equal cards side by side lie on one another. */
export function stacked(hand: readonly string[]): HandStack[] {
    const stacks: HandStack[] = [];
    for (const { card, key } of keyed(hand)) {
        const last = stacks[stacks.length - 1];
        if (last?.card === card) last.keys.unshift(key);
        else stacks.push({ card, keys: [key] });
    }
    return stacks;
}

/**
 * Under which key a card travels from hand into play. The last copy in hand leaves and becomes the newest in play: counted
 * from the other end, among all copies in both, these are the same.
 */
export function fromHand(hand: readonly string[], inPlay: readonly string[], card: string, nth: number): string {
    const copies = [...hand, ...inPlay].filter((other) => other === card).length;
    return `${card}-${copies - nth + 1}`;
}
