/** Which move a card on the board stands for: the option about what lies at its place. */
import type { Choice, PlaceInfo } from "../../wire/messages";
import { isAt, type Move, type MoveName } from "../choices";
import type { Play } from "../play.svelte";

/**
 * Whether a card stands for an option where it lies. An option about no single card ("choose one") has a button; the
 * order of effects is chosen from cards side by side, not from the pile that one of them was bought from.
 */
function isCardMove(option: Choice, zone: string): boolean {
    return ("card" in option.parts || "this" in option.parts) && !(option.verb === "resolve" && zone === "supply");
}

/** The option of a card at a place, null if there is none. */
export function moveAt(play: Play, place: PlaceInfo): Choice | null {
    return play.at(place).find((option) => isCardMove(option, place.zone)) ?? null;
}

/** The same for what can always be clicked: if it is not legal, what is done with others of its zone, or else `usual`. */
export function moveOrReason(play: Play, { key, ...zone }: PlaceInfo & { key: string }, usual: string): MoveName {
    const reason: Move = { verb: moveAt(play, zone)?.verb ?? usual, parts: { card: key } };
    return moveAt(play, { ...zone, key }) ?? reason;
}

/** The move of a pile, in the supply or beside it. */
export function pileMove(play: Play, card: string): MoveName {
    return moveAt(play, { zone: "beside", key: card }) ?? moveOrReason(play, { zone: "supply", key: card }, "buy");
}

/** Options about cards that lie at none of these places: they are shown apart. */
export function elsewhere(play: Play, places: readonly PlaceInfo[]): Choice[] {
    return play.options(
        (option) =>
            "card" in option.parts && !places.some((place) => isAt(option, place) && isCardMove(option, place.zone)),
    );
}

/** Playing each of these cards in hand that can be played, for "play all treasures". */
export function playingAll(play: Play, owner: number, cards: readonly string[]): Choice[] {
    return cards.flatMap((key) => {
        const move = moveAt(play, { zone: "hand", owner, key });
        return move?.verb === "play" ? [move] : [];
    });
}

/** How many coins these moves bring, by their previews. */
export function coinsOf(moves: readonly Choice[]): number {
    const changes = moves.flatMap(({ preview }) => preview.changes ?? []);
    const ofCoins = changes.filter(({ path }) => path.join(".") === "turn.coins");
    return ofCoins.reduce((sum, { before, after }) => sum + Number(after) - Number(before), 0);
}
