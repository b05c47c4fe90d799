/** What the board is given. Made from docs/shapes/dominion.schema.json by `make wire`. */

/**
 * Views of Dominion, and what is printed on its components.
 */
export interface Shapes {
    View: View;
    Components: Components;
}
export interface View {
    awaited: number | null;
    beside: Pile[];
    events: EventRow[];
    game: string;
    players: PlayerView[];
    scores:
        | {
              [k: string]: number;
          }[]
        | null;
    seat: number;
    supply: Pile[];
    trash: string[];
    turn: Turn;
    winners: number[] | null;
}
export interface Pile {
    card: string;
    cost: number;
    count: number;
}
export interface EventRow {
    cost: number;
    event: string;
}
export interface PlayerView {
    aside: string[];
    aside_count: number;
    aside_hidden?: string[];
    deck_count: number;
    discard?: string[];
    discard_count: number;
    discard_top: string | null;
    hand?: string[];
    hand_count: number;
    mat: string[];
    play: string[];
    staying: boolean[];
    tokens: Tokens;
    turns: number;
}
export interface Tokens {
    cost?: string;
    estate?: string;
    journey: string;
    minus_card: boolean;
    minus_coin: boolean;
    plus_action?: string;
    plus_buy?: string;
    plus_card?: string;
    plus_coin?: string;
    trash?: string;
}
export interface Turn {
    actions: number;
    bought: string[];
    buys: number;
    coins: number;
    extra: boolean;
    number: number;
    phase: string;
    player: number;
}
export interface Components {
    cards: {
        [k: string]: CardInfo;
    };
    kingdoms: {
        [k: string]: KingdomInfo;
    };
    ladders: string[][];
    phases: {
        [k: string]: string;
    };
    sets: {
        [k: string]: string;
    };
    start: {
        [k: string]: number;
    };
    tokens: {
        [k: string]: TokenInfo;
    };
    types: {
        [k: string]: string;
    };
}
export interface CardInfo {
    coins: number | null;
    cost: number;
    name: string;
    next: string | null;
    once: string | null;
    points: number | null;
    ruling: string | null;
    set: string;
    text: string;
    types: string[];
}
export interface KingdomInfo {
    cards: string[];
    events: string[];
    name: string;
}
export interface TokenInfo {
    name: string;
    text: string;
}
