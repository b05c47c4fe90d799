/** What Dominion's view and box hold, as `sight.py` and `box.py` write them. */
import type { Words } from "../../words/language.svelte";

export interface Tokens {
    journey: "up" | "down";
    minus_card: boolean;
    minus_coin: boolean;
    /** Every other token by its name: the pile it lies on. */
    [token: string]: string | boolean;
}

export interface PlayerView {
    hand_count: number;
    deck_count: number;
    discard_count: number;
    discard_top: string | null;
    play: readonly string[];
    /** For each card in play whether it stays there after this turn. */
    staying: readonly boolean[];
    mat: readonly string[];
    aside: readonly string[];
    aside_count: number;
    tokens: Tokens;
    turns: number;
    /** Of one's own seat only. */
    aside_hidden?: readonly string[];
    hand?: readonly string[];
    discard?: readonly string[];
}

export interface PileView {
    card: string;
    count: number;
    cost: number;
}

export interface View {
    turn: {
        number: number;
        player: number;
        phase: "start" | "action" | "buy" | "cleanup";
        actions: number;
        buys: number;
        coins: number;
        extra: boolean;
        bought: readonly string[];
    };
    awaited: number | null;
    players: readonly PlayerView[];
    supply: readonly PileView[];
    beside: readonly PileView[];
    events: readonly { event: string; cost: number }[];
    trash: readonly string[];
}

export interface CardFace {
    name: Words;
    text: Words;
    ruling: Words | null;
    set: string;
    types: readonly string[];
    cost: number;
    coins: number | null;
    points: number | null;
    next: string | null;
    once: "turn" | "game" | null;
}

export interface Box {
    cards: Readonly<Record<string, CardFace>>;
    types: Readonly<Record<string, Words>>;
    ladders: readonly (readonly string[])[];
    tokens: Readonly<Record<string, { name: Words; text: Words }>>;
    phases: Readonly<Record<string, Words>>;
}

export const BASIC = ["copper", "silver", "gold", "platinum", "estate", "duchy", "province", "colony", "curse"];
