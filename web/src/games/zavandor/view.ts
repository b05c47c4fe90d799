/** What Zavandor's view and box hold, as `sight.py` and `box.py` write them. */
import type { Gem } from "../../art/gems";
import type { Words } from "../../words/language.svelte";

export type Amounts = Readonly<Partial<Record<Gem, number>>>;

export interface PlaceView {
    cost: Amounts;
    /** A right whose sample this seat has taken; "?" for one it does not know, null for one that is sold. */
    right: string | null;
}

export interface PlayerView {
    gems: Amounts;
    jokers: number;
    rights: readonly string[];
    items: readonly string[];
    hand_backs: readonly { stack: string; stage: number }[];
    trader: readonly [Gem, Gem] | null;
    discounts: readonly number[];
    actions_left: number;
    points: number;
    /** What the mine will yield in the next mining round. */
    yield: { gems: Amounts; jokers: number; gold: number };
    samples: Readonly<Record<string, string>>;
    /** Of one's own seat, and of all when the game is over. */
    gold?: number;
    hand?: readonly string[];
}

/** Gems above an open artifact: those upright count for its cost, one across does not yet. */
export interface Upgrade {
    upright: number;
    across: number;
}

export interface View {
    turn: { player: number; round: number; phase: "action" | "mining" };
    awaited: number | null;
    start_player: number;
    gnome: string;
    points_to_end: number;
    market: readonly { gem: Gem; price: number; target: number }[];
    price_range: readonly [number, number];
    places: Readonly<Record<string, readonly PlaceView[]>>;
    rows: Readonly<Record<string, readonly string[]>>;
    costs: Readonly<Record<string, Amounts>>;
    stacks: Readonly<Record<string, { count: number; stage: number | null; known: Readonly<Record<string, string>> }>>;
    traders: readonly (readonly [Gem, Gem])[];
    upgrades: Readonly<Record<string, Upgrade>>;
    players: readonly PlayerView[];
}

export interface ItemFace {
    name: Words;
    text: Words;
    kind: string;
    stage: number;
    cost: Amounts;
    points: number;
    frame: Gem | null;
}

export interface Box {
    gems: Readonly<Record<string, { name: Words }>>;
    joker: { name: Words; text: Words };
    ring: readonly string[];
    areas: Readonly<Record<string, { name: Words; places: readonly string[] }>>;
    places: Readonly<Record<string, { name: Words }>>;
    gnome: { text: Words };
    rights: Readonly<Record<string, { name: Words; text: Words; gem: Gem; jokers: number; points: number }>>;
    backs: Readonly<Record<string, Words>>;
    stacks: Readonly<Record<string, { name: Words }>>;
    kinds: Readonly<Record<string, Words>>;
    upgrades: { text: Words };
    items: Readonly<Record<string, ItemFace>>;
    traders: Readonly<Record<string, { name: Words; text: Words }>>;
    figures: { gold_action: number; sample_cost: number; most_bought_or_sold: number };
    phases: Readonly<Record<string, Words>>;
}
