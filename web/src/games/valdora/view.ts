/** What the service shows of Valdora (`games/valdora/sight.py`) and what is printed on the components (`box.py`). */
import type { House } from "../../art/crests";
import type { Gem as AnyGem } from "../../art/gems";
import type { Words } from "../../words/language.svelte";

export type Gem = Extract<AnyGem, "ruby" | "sapphire" | "amethyst" | "emerald" | "gold">;
export type Gems = Readonly<Partial<Record<Gem, number>>>;
export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];
/** A card that nobody has seen yet, in the right pile of a book. */
export const UNKNOWN = "?";

export interface PlayerView {
    at: string;
    coins: number;
    provisions: boolean;
    /** Own cards and the gem on each. */
    equipment: Readonly<Record<string, Gem | null>>;
    orders: readonly string[];
    completed_count: number;
    artisans: Readonly<Partial<Record<House, number>>>;
    workshops: readonly House[];
    bonus: number;
    special_count: number;
    laid: readonly number[];
    /** Only by the eyes of their owner. */
    completed?: readonly string[];
    special?: readonly number[];
}

export interface BookView {
    /** From the top of each pile down. */
    left: readonly string[];
    right: readonly string[];
    /** How many of each card lie among the unseen ones. */
    unseen: Readonly<Record<string, number>>;
}

export interface View {
    turn: { number: number; player: number; phase: string; free_pages: number; last_round: boolean };
    start_player: number;
    awaited: number | null;
    players: readonly PlayerView[];
    fields: Readonly<Record<string, Gems>>;
    depot: Gems;
    books: Readonly<Record<string, BookView>>;
    supply: { artisans: Readonly<Partial<Record<House, number>>>; workshops: readonly House[]; bonus: number };
    competitors: { open: readonly number[]; done: readonly number[] } | null;
    scores: readonly Readonly<Record<string, number>>[] | null;
    winners: readonly number[] | null;
}

export interface BoxField {
    name: Words;
    text: Words;
    kind: "city" | "road" | "mine" | "house" | "harbour";
    at: readonly [x: number, y: number];
    book: "equipment" | "orders" | null;
    ships: number;
    client: House | null;
}

export interface BoxOrder {
    name: Words;
    client: House;
    asks: Gems;
    coins: number;
    points: number;
    per_book: number;
}

export interface BoxEquipment {
    name: Words;
    text: Words;
    kind: string;
    /** Null: any gem. */
    carries: Gem | null;
    load: number;
    per_book: number;
}

export interface BoxSpecial {
    id: string;
    name: Words;
    text: Words;
    cost: number;
    dark: boolean;
    copies: number;
    equipment: string | null;
}

export interface BoxColour {
    name: Words;
    artisans: number;
    workshop: { artisans: number; points: number; text: Words };
}

export interface BoxCompetitor {
    name: Words;
    text: Words;
    /** Null: the player chooses. */
    artisans: readonly (House | null)[];
    workshops: readonly House[];
}

export interface Box {
    canvas: readonly [width: number, height: number];
    depot: readonly [x: number, y: number];
    fields: Readonly<Record<string, BoxField>>;
    roads: readonly (readonly [string, string])[];
    gems: Readonly<Record<Gem, { name: Words; count: number }>>;
    ring: readonly House[];
    colours: Readonly<Record<House, BoxColour>>;
    equipment: Readonly<Record<string, BoxEquipment>>;
    orders: Readonly<Record<string, BoxOrder>>;
    special: Readonly<Record<string, BoxSpecial>>;
    competitors: Readonly<Record<string, BoxCompetitor>>;
    bonus: { count: number; points: number; text: Words };
    artisan: { points: number; text: Words };
    provisions: { text: Words };
    prices: { equipment: number; order: number; page: number; meeting: number };
    limits: { coins: number; orders: number; free_pages: number };
    phases: Readonly<Record<string, Words>>;
}

/** The gems in the order in which they are always shown. */
export const GEM_ORDER: readonly Gem[] = ["ruby", "sapphire", "amethyst", "emerald", "gold"];

/** Counted gems as a list, in the usual order: those that there are. */
export function counted(gems: Gems): { gem: Gem; count: number }[] {
    return GEM_ORDER.map((gem) => ({ gem, count: gems[gem] ?? 0 })).filter(({ count }) => count > 0);
}

/** Gems one by one, each with a key that stays while others come and go. */
export function oneByOne(gems: Gems): { gem: Gem; key: string }[] {
    return counted(gems).flatMap(({ gem, count }) =>
        Array.from({ length: count }, (_, i) => ({ gem, key: `${gem}${i}` })),
    );
}
