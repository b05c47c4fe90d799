/** What the board is given. Made from docs/shapes/valdora.schema.json by `make wire`. */

/**
 * Views of Valdora, and what is printed on its components.
 */
export interface Shapes {
    View: View;
    Components: Components;
}
export interface View {
    awaited: number | null;
    books: {
        [k: string]: BookView;
    };
    competitors: Competitors | null;
    depot: {
        [k: string]: number;
    };
    fields: {
        [k: string]: {
            [k: string]: number;
        };
    };
    game: string;
    meetings: {
        [k: string]: number;
    };
    players: PlayerView[];
    scores:
        | {
              [k: string]: number;
          }[]
        | null;
    seat: number;
    start_player: number;
    supply: Supply;
    turn: Turn;
    winners: number[] | null;
}
export interface BookView {
    left: string[];
    right: string[];
    unseen: {
        [k: string]: number;
    };
}
export interface Competitors {
    done: number[];
    open: number[];
}
export interface PlayerView {
    artisans: {
        [k: string]: number;
    };
    at: string;
    bonus: number;
    coins: number;
    completed?: string[];
    completed_count: number;
    equipment: {
        [k: string]: string | null;
    };
    laid: number[];
    order_limit: number;
    order_price: number | null;
    orders: string[];
    provisions: boolean;
    score: {
        [k: string]: number;
    };
    special?: number[];
    special_count: number;
    swap_price: number | null;
    workshops: string[];
}
export interface Supply {
    artisans: {
        [k: string]: number;
    };
    bonus: number;
    workshops: string[];
}
export interface Turn {
    colours_to_end: number;
    free_pages: number;
    last_round: boolean;
    number: number;
    page_price: number;
    phase: string;
    player: number;
}
export interface Components {
    artisan: ArtisanInfo;
    bonus: BonusInfo;
    canvas: number[];
    coins: number;
    colours: {
        [k: string]: ColourInfo;
    };
    competitors: {
        [k: string]: CompetitorInfo;
    };
    depot: number[];
    equipment: {
        [k: string]: EquipmentInfo;
    };
    fields: {
        [k: string]: FieldInfo;
    };
    gems: {
        [k: string]: GemInfo;
    };
    limits: Limits;
    orders: {
        [k: string]: OrderInfo;
    };
    phases: {
        [k: string]: string;
    };
    prices: Prices;
    provisions: ProvisionsInfo;
    ring: string[];
    roads: string[][];
    scores: {
        [k: string]: string;
    };
    sides: {
        [k: string]: string;
    };
    special: {
        [k: string]: SpecialInfo;
    };
}
export interface ArtisanInfo {
    points: number;
    text: string;
}
export interface BonusInfo {
    count: number;
    points: number;
    text: string;
}
export interface ColourInfo {
    artisans: number;
    name: string;
    workshop: WorkshopInfo;
}
export interface WorkshopInfo {
    artisans: number;
    points: number;
    text: string;
}
export interface CompetitorInfo {
    artisans: (string | null)[];
    name: string;
    text: string;
    workshops: string[];
}
/**
 * A card that carries a gem; a second one of a kind has the `kind` of the first.
 */
export interface EquipmentInfo {
    carries: string | null;
    kind: string;
    load: number;
    name: string;
    per_book: number;
    text: string;
}
export interface FieldInfo {
    at: number[];
    book: string | null;
    client: string | null;
    kind: string;
    name: string;
    ships: number;
    text: string;
}
export interface GemInfo {
    count: number;
    name: string;
}
export interface Limits {
    coins: number;
    free_pages: number;
    orders: number;
}
export interface OrderInfo {
    asks: {
        [k: string]: number;
    };
    client: string;
    coins: number;
    name: string;
    per_book: number;
    points: number;
}
export interface Prices {
    equipment: number;
    meeting: number;
    order: number;
    page: number;
}
export interface ProvisionsInfo {
    text: string;
}
export interface SpecialInfo {
    copies: number;
    cost: number;
    dark: boolean;
    equipment: string | null;
    id: string;
    name: string;
    text: string;
}
