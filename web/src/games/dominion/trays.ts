/** What lies between supply and hand, tray by tray; equal cards lie on one stack. */
import type { Choice, PlaceInfo } from "../../wire/messages";
import type { Play } from "../play.svelte";
import { counted, keyed } from "./cards";
import { elsewhere, moveAt } from "./moves";
import type { PlayerView } from "./shapes";

export interface Stack {
    card: string;
    count: number;
    /** The option that a click on the stack is, null if there is none. */
    move: Choice | null;
    /** Options about this card among which the buttons beside the question decide. */
    asked: boolean;
    /** Which of its copies in play lie here, counted from 1. */
    copies: readonly number[];
}

/** Cards that somebody shows, or that lie where the board has no place for them, while a question is about them. */
export interface Shown {
    zone: string;
    owner: number | null;
    stacks: Stack[];
}

/** The stacks of cards in play that stay, or of those that do not. */
export function playStacks(play: Play, owner: number, player: PlayerView, staying: boolean): Stack[] {
    const cards = keyed(player.play).filter(({ index }) => player.staying[index] === staying);
    return counted(cards.map(({ card }) => card)).map(({ card, count }) => {
        const copies = cards.filter((one) => one.card === card).map(({ nth }) => nth);
        const moves = copies.map((nth) => moveAt(play, { zone: "play", owner, key: card, index: nth - 1 }));
        return { card, count, copies, asked: false, move: moves.find((move) => move !== null) ?? null };
    });
}

/** The stacks of another zone of a player. */
export function zoneStacks(play: Play, zone: string, owner: number, cards: readonly string[]): Stack[] {
    return counted(cards).map(({ card, count }) => ({
        card,
        count,
        copies: [],
        asked: false,
        move: moveAt(play, { zone, owner, key: card }),
    }));
}

/** What the question is about beside what lies at these places, by zone and owner. */
export function shownCards(play: Play, places: readonly PlaceInfo[]): Shown[] {
    const shown: Shown[] = [];
    for (const option of elsewhere(play, places)) {
        const card = option.parts["card"] as string;
        const { zone = "", owner = null } = option.places.find(({ key }) => key === card) ?? option.places[0] ?? {};
        let tray = shown.find((one) => one.zone === zone && one.owner === owner);
        if (!tray) shown.push((tray = { zone, owner, stacks: [] }));
        const stack = tray.stacks.find((one) => one.card === card);
        if (!stack) tray.stacks.push({ card, count: 1, copies: [], asked: false, move: option });
        else Object.assign(stack, { move: null, asked: true });
    }
    return shown;
}
