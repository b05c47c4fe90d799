/** What the board is given. Made from docs/shapes/zavandor.schema.json by `make wire`. */

/**
 * Views of Zavandor, and what is printed on its components.
 */
export interface Shapes {
    View: View;
    Components: Components;
}
/**
 * What a seat is shown.
 */
export interface View {
    awaited: number | null;
    costs: {
        [k: string]: {
            [k: string]: number;
        };
    };
    game: string;
    gnome: string;
    market: MarketRow[];
    places: {
        [k: string]: PlaceView[];
    };
    players: PlayerView[];
    points_to_end: number;
    price_range: number[];
    rows: {
        [k: string]: string[];
    };
    scores:
        | {
              [k: string]: number;
          }[]
        | null;
    seat: number;
    stacks: {
        [k: string]: StackView;
    };
    start_player: number;
    traders: ("diamond" | "emerald" | "ruby" | "sapphire")[][];
    turn: Turn;
    upgrades: {
        [k: string]: Upgrade;
    };
    winners: number[] | null;
}
/**
 * A sort of gem on the exchange: what 1, 2, … of it cost or bring, and cost with each discount that the seat holds.
 *
 * A discount that would save nothing is left out.
 */
export interface MarketRow {
    discounted: {
        [k: string]: number[];
    };
    gem: "diamond" | "emerald" | "ruby" | "sapphire";
    price: number;
    target: number;
    totals: number[];
}
/**
 * A place for a right: null if it is sold, "?" if the seat has not taken a sample.
 */
export interface PlaceView {
    cost: {
        [k: string]: number;
    };
    right: string | null;
}
/**
 * A player: the gold of one's own seat and, at the end, of all; the hand of one's own seat.
 */
export interface PlayerView {
    actions: number;
    actions_left: number;
    discounts: number[];
    final_gold?: number;
    gems: {
        [k: string]: number;
    };
    gold?: number;
    hand?: string[];
    hand_backs: Back[];
    items: string[];
    jokers: number;
    points: number;
    rights: string[];
    samples: {
        [k: string]: string;
    };
    score: {
        [k: string]: number;
    };
    trader: ("diamond" | "emerald" | "ruby" | "sapphire")[] | null;
    yield: Yield;
}
export interface Back {
    stack: string;
    stage: number;
}
/**
 * What a mine will yield in the next mining round, and the gold that all of it costs for another's siphon.
 */
export interface Yield {
    gems: {
        [k: string]: number;
    };
    gold: number;
    jokers: number;
    siphon: number;
}
/**
 * A stack: the stage on the back of its top card, and the cards that the seat knows, counted from the top.
 */
export interface StackView {
    count: number;
    known: {
        [k: string]: string;
    };
    stage: number | null;
}
export interface Turn {
    phase: string;
    player: number;
    round: number;
}
/**
 * Gems above an open artifact: those upright count for its cost, the one across does not yet.
 */
export interface Upgrade {
    across: number;
    upright: number;
}
/**
 * What is printed on board, cards and tiles.
 */
export interface Components {
    areas: {
        [k: string]: AreaFace;
    };
    backs: {
        [k: string]: string;
    };
    figures: Numbers;
    gems: {
        [k: string]: Named;
    };
    gnome: Explained;
    items: {
        [k: string]: ItemFace;
    };
    joker: NamedAndExplained;
    kinds: {
        [k: string]: string;
    };
    market: Prices;
    phases: {
        [k: string]: string;
    };
    places: {
        [k: string]: PlaceFace;
    };
    rights: {
        [k: string]: RightFace;
    };
    ring: string[];
    scores: {
        [k: string]: string;
    };
    stacks: {
        [k: string]: StackFace;
    };
    traders: {
        [k: string]: TraderFace;
    };
    upgrades: Explained;
}
export interface AreaFace {
    name: string;
    places: string[];
}
/**
 * The numbers of the rules.
 */
export interface Numbers {
    actions: number;
    drawn_cards: number;
    gold: number;
    gold_action: number;
    max_bought_or_sold: number;
    max_traded: number;
    open_cards: number;
    points_to_end: {
        [k: string]: number;
    };
    sample_cost: number;
}
export interface Named {
    name: string;
}
export interface Explained {
    text: string;
}
/**
 * A card; `frame` is the sort of gem that upgrades it, `gold`, `jokers` and `discounts` are those of its kind.
 */
export interface ItemFace {
    cost: {
        [k: string]: number;
    };
    discounts: number[];
    frame: ("diamond" | "emerald" | "ruby" | "sapphire") | null;
    gold: number;
    jokers: number;
    kind: string;
    name: string;
    points: number;
    stack: string;
    stage: number;
    text: string;
}
export interface NamedAndExplained {
    name: string;
    text: string;
}
export interface Prices {
    max: number;
    min: number;
    prices: {
        [k: string]: number;
    };
}
export interface PlaceFace {
    area: string;
    cost: {
        [k: string]: number;
    };
    name: string;
}
/**
 * A mining right; a light one lies in Diamantina and has a joker deposit.
 */
export interface RightFace {
    count: number;
    gem: "diamond" | "emerald" | "ruby" | "sapphire";
    jokers: number;
    light: boolean;
    name: string;
    points: number;
    text: string;
}
export interface StackFace {
    cards: number;
    name: string;
    stages: number;
}
export interface TraderFace {
    gems: ("diamond" | "emerald" | "ruby" | "sapphire")[];
    name: string;
    text: string;
}
