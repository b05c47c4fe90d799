/** Which move a thing on the board stands for: found among the options, never by rules. */
import type { Choice } from "../../wire/messages";

/** What happens to a card of the supply, of one's hand, of the tavern mat, in play. */
const PILE = ["buy", "gain", "place"];
const HAND = ["play", "discard", "trash", "topdeck", "aside", "reveal", "keep"];
const MAT = ["call", "discard"];
const IN_PLAY = ["exchange", "trash", "resolve"];

type Options = readonly Choice[];

const has = (options: Options, text: string): boolean => options.some((option) => option.text === text);

/** The cards that options with this verb speak of. */
export function cardsOf(options: Options, verb: string): string[] {
    return options
        .map((option) => option.text)
        .filter((text) => text.startsWith(`${verb} `))
        .map((text) => text.slice(verb.length + 1));
}

export function pileMove(options: Options, card: string): string {
    const verb = PILE.find((one) => has(options, `${one} ${card}`)) ?? "buy";
    return `${verb} ${card}`;
}

/**
 * The move of a card in hand. A verb belongs to the hand only if all cards it speaks of are there: otherwise it is about
 * cards that lie elsewhere, and each of those has a button.
 */
export function handMove(options: Options, hand: readonly string[], card: string): string {
    const verb = HAND.find(
        (one) => has(options, `${one} ${card}`) && cardsOf(options, one).every((other) => hand.includes(other)),
    );
    return `${verb ?? "play"} ${card}`;
}

/** The move of a card on the tavern mat, null if there is none. */
export function matMove(options: Options, mat: readonly string[], card: string): string | null {
    const verb = MAT.find(
        (one) => has(options, `${one} ${card}`) && cardsOf(options, one).every((other) => mat.includes(other)),
    );
    return verb === undefined ? null : `${verb} ${card}`;
}

/** The move of a card in play, null if there is none. Cards that are also in hand are meant there. */
export function playMove(
    options: Options,
    play: readonly string[],
    hand: readonly string[],
    card: string,
): string | null {
    const verb = IN_PLAY.find((one) => {
        const cards = cardsOf(options, one);
        return (
            has(options, `${one} ${card}`) &&
            cards.every((other) => play.includes(other)) &&
            (one !== "trash" || !cards.every((other) => hand.includes(other)))
        );
    });
    return verb === undefined ? null : `${verb} ${card}`;
}

/** Options about a card that none of these moves stands for: cards that are being looked at, and lie nowhere else. */
export function lookedAt(
    options: Options,
    standing: ReadonlySet<string | null>,
    isCard: (id: string) => boolean,
): { card: string; option: Choice }[] {
    return options
        .map((option) => ({ option, card: option.text.slice(option.text.indexOf(" ") + 1) }))
        .filter(({ option, card }) => isCard(card) && !standing.has(option.text));
}

/** The treasures in hand that can be played one after another, for "play all treasures"; reserves are left to choose. */
export function treasures(options: Options, hand: readonly string[], plain: (card: string) => boolean): string[] {
    return hand.filter((card) => plain(card) && has(options, `play ${card}`)).map((card) => `play ${card}`);
}

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

/**
 * Under which key a card travels from hand into play. The last copy in hand leaves and becomes the newest in play: counted
 * from the other end, among all copies in both, these are the same.
 */
export function fromHand(hand: readonly string[], inPlay: readonly string[], card: string, nth: number): string {
    const copies = [...hand, ...inPlay].filter((other) => other === card).length;
    return `${card}-${copies - nth + 1}`;
}
