/** In which order cards lie: by what is printed on them, so that nothing changes its place when a price does. */
import type { Components, Pile } from "./shapes";

const MONEY = ["platinum", "gold", "silver", "copper"];
const POINTS = ["colony", "province", "duchy", "estate", "curse"];
const KINDS = ["action", "treasure", "victory", "curse"];

/** The supply: money and points from the dearest on, the kingdom by cost, then name. */
export interface Supply {
    money: Pile[];
    points: Pile[];
    kingdom: Pile[];
}

type Names = (card: string) => string;

export function arrange(supply: readonly Pile[], components: Components, nameOf: Names): Supply {
    const among = (cards: readonly string[]): Pile[] =>
        cards.flatMap((card) => supply.filter((pile) => pile.card === card));
    const cost = ({ card }: Pile): number => components.cards[card]!.cost;
    return {
        money: among(MONEY),
        points: among(POINTS),
        kingdom: supply
            .filter(({ card }) => !MONEY.includes(card) && !POINTS.includes(card))
            .sort((a, b) => cost(a) - cost(b) || nameOf(a.card).localeCompare(nameOf(b.card))),
    };
}

/** A hand: actions, treasures, points, curses; in each the dearest first, then by name. */
export function sorted(hand: readonly string[], components: Components, nameOf: Names): string[] {
    const kind = (card: string): number => KINDS.findIndex((type) => components.cards[card]!.types.includes(type));
    const cost = (card: string): number => components.cards[card]!.cost;
    return [...hand].sort(
        (a, b) => kind(a) - kind(b) || cost(b) - cost(a) || nameOf(a).localeCompare(nameOf(b)) || a.localeCompare(b),
    );
}
