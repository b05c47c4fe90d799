/** A field and its cards in words. */
import { UNKNOWN } from "./books";
import { counted, type Gems } from "./gems";
import type { BookView, Components, FieldInfo } from "./shapes";
import type { ValdoraWords } from "./words";

interface Seen {
    components: Components;
    field: FieldInfo;
    gems: Gems | undefined;
    book: BookView | undefined;
    guests: readonly string[];
    /** What going there costs, whether it uses up provisions, and whether there is nothing to do. */
    price: number;
    provisions: boolean;
    idle: boolean;
}

/** What there is to know about a field, for those who hear the map. */
export function told(seen: Seen, words: ValdoraWords): string {
    const { components, field, gems, book, guests, price, provisions, idle } = seen;
    const parts = [field.name];
    if (field.kind === "road") {
        parts.push(
            counted(gems ?? {})
                .map(({ gem, count }) => `${count} × ${components.gems[gem]!.name}`)
                .join(", ") || words.empty,
        );
    }
    if (field.kind === "mine") parts.push(words.up_to_coins(components.limits.coins));
    if (book) {
        parts.push(
            `${words.left}: ${cardName(book.left[0], components, words)}`,
            `${words.right}: ${cardName(book.right[0], components, words)}`,
        );
    }
    if (guests.length > 0) parts.push(words.figures(guests.join(", ")));
    if (price > 0) parts.push(words.meeting(price));
    if (provisions) parts.push(words.uses_provisions);
    if (idle) parts.push(words.nothing_to_do);
    return parts.join("; ");
}

export function cardName(card: string | undefined, components: Components, words: ValdoraWords): string {
    if (card === undefined) return words.empty;
    if (card === UNKNOWN) return words.unseen_card;
    const order = components.orders[card];
    if (order) return words.order(order.name);
    const equipment = components.equipment[card];
    return equipment ? equipment.name : card;
}
