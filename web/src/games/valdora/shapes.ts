/** What the board is given. Made from docs/shapes/valdora.schema.json by `make wire`. */

/**
 * Views of Valdora, and what is printed on its components.
 */
export interface Shapes {
    View: View;
    Box: Box;
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
    free_pages: number;
    last_round: boolean;
    number: number;
    page_price: number;
    phase: string;
    player: number;
}
export interface Box {
    artisan: ArtisanBox;
    bonus: BonusBox;
    canvas: number[];
    coins: number;
    colours: {
        [k: string]: ColourBox;
    };
    competitors: {
        [k: string]: CompetitorBox;
    };
    depot: number[];
    equipment: {
        [k: string]: EquipmentBox;
    };
    fields: {
        [k: string]: FieldBox;
    };
    gems: {
        [k: string]: GemBox;
    };
    limits: Limits;
    orders: {
        [k: string]: OrderBox;
    };
    phases: {
        [k: string]: Text;
    };
    prices: Prices;
    provisions: ProvisionsBox;
    ring: string[];
    roads: string[][];
    scores: {
        [k: string]: Text;
    };
    sides: {
        [k: string]: Text;
    };
    special: {
        [k: string]: SpecialBox;
    };
}
export interface ArtisanBox {
    points: number;
    text: Text;
}
/**
 * A text in both languages.
 */
export interface Text {
    de: string;
    en: string;
}
export interface BonusBox {
    count: number;
    points: number;
    text: Text;
}
export interface ColourBox {
    artisans: number;
    name: Text;
    workshop: WorkshopBox;
}
export interface WorkshopBox {
    artisans: number;
    points: number;
    text: Text;
}
export interface CompetitorBox {
    artisans: (string | null)[];
    name: Text;
    text: Text;
    workshops: string[];
}
/**
 * A card that carries a gem; a second one of a kind has the `kind` of the first.
 */
export interface EquipmentBox {
    carries: string | null;
    kind: string;
    load: number;
    name: Text;
    per_book: number;
    text: Text;
}
export interface FieldBox {
    at: number[];
    book: string | null;
    client: string | null;
    kind: string;
    name: Text;
    ships: number;
    text: Text;
}
export interface GemBox {
    count: number;
    name: Text;
}
export interface Limits {
    coins: number;
    free_pages: number;
    orders: number;
}
export interface OrderBox {
    asks: {
        [k: string]: number;
    };
    client: string;
    coins: number;
    name: Text;
    per_book: number;
    points: number;
}
export interface Prices {
    equipment: number;
    meeting: number;
    order: number;
    page: number;
}
export interface ProvisionsBox {
    text: Text;
}
export interface SpecialBox {
    copies: number;
    cost: number;
    dark: boolean;
    equipment: string | null;
    id: string;
    name: Text;
    text: Text;
}
