/** The tokens that lie on piles, as seals in their owners' colours. */
import type { PlayerColour } from "../../art/crests";
import type { Seat } from "../contract";
import type { Components, View } from "./shapes";
import { dominion } from "./words";

export interface Lying {
    stamp: string;
    colour: PlayerColour;
    label: string;
}

type Table = { view: View; seats: readonly Seat[]; components: Components; own: number };

const ELSEWHERE = ["journey", "minus_card", "minus_coin"];

/** The tokens on a pile; one's own come first. */
export function lyingOn(card: string, { view, seats, components, own }: Table): Lying[] {
    const ownFirst = [...seats].sort((a, b) => Number(b.number === own) - Number(a.number === own));
    return ownFirst.flatMap(({ number, name, colour }) =>
        Object.entries(view.players[number]!.tokens)
            .filter(([token, where]) => !ELSEWHERE.includes(token) && where === card)
            .map(([token]) => ({
                stamp: dominion().stamps[token] ?? "•",
                colour,
                label: `${components.tokens[token] ? components.tokens[token].name : token} (${name})`,
            })),
    );
}
