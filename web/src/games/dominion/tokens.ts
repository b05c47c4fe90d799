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

const ELSEWHERE = ["journey", "minus_card", "minus_coin"];

export function lyingOn(card: string, view: View, seats: readonly Seat[], components: Components): Lying[] {
    return view.players.flatMap((player, i) =>
        Object.entries(player.tokens)
            .filter(([token, where]) => !ELSEWHERE.includes(token) && where === card)
            .map(([token]) => ({
                stamp: dominion().stamps[token] ?? "•",
                colour: seats[i]!.colour,
                label: `${components.tokens[token] ? components.tokens[token].name : token} (${seats[i]!.name})`,
            })),
    );
}
