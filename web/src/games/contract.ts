/**
 * What a board is given by the table, and what it promises. A board draws `view` and lets things on it stand for moves;
 * it knows no rules: `play` says what is legal, and asks the service why something else is not.
 */
import type { Component, Snippet } from "svelte";
import type { PlayerColour } from "../art/crests";
import type { LogEvent, Question } from "../wire/messages";
import type { CardReader } from "./cardReader.svelte";
import type { Play } from "./play.svelte";

/** The player on a seat, as it is shown. */
export interface Seat {
    number: number;
    name: string;
    colour: PlayerColour;
    bot: boolean;
    /** Whether this is a seat of the visitor. */
    own: boolean;
}

/** JSON as the game's `view` and `components` give it; each board has types of its own for them. */
export type Json = Readonly<Record<string, unknown>>;

export interface BoardProps<View = Json, Components = Json> {
    /** What the seat is shown now (`match.view(seat)`). */
    view: View;
    /** What is printed on the components (`Game.components_catalogue`); changes only with the language. */
    components: Components;
    seats: readonly Seat[];
    /** The seat whose view is shown; null for spectators. */
    seat: number | null;
    /** What this seat is asked now; null when somebody else is, or the game is over. */
    question: Question | null;
    /** Legal moves, choosing, and why not. */
    play: Play;
    /** What led from the last view to this one, oldest first; empty for the first view and after a jump in a replay. */
    news: readonly LogEvent[];
    /** What is being read; the board shows it (`CardReaderPopup`), and things beside the board can be read as well. */
    reader?: CardReader;
    /** Whether the players stand in a column beside the board, with what the game tells of them (`SeatLines`). */
    beside?: boolean;
    /** The question bar, while it is the board's to place. */
    bar?: Snippet | undefined;
    /** The story of the game, for a board that has a place for it. */
    story?: Snippet | undefined;
}

/** How a table is divided between its board and what stands round it; the page is exactly the screen. */
export interface Layout {
    /** Where the question bar stands: over everything, or where the board puts it. */
    bar: "top" | "board";
    /** The same on small screens, where it belongs right above what one owns. */
    smallBar: "top" | "board";
    /** The height of the bar; a board that places it may set `--bar-height` and `--small-bar-height` itself. */
    barHeight: string;
    /** Whether the players stand in a strip over a small screen; not if the board shows them all. */
    strip: boolean;
    /** When players, story and chat stand in a column beside the board (a media query); a drawer otherwise. */
    column: string;
    /** The font size of the page: everything is measured in rem, which grows with the room. */
    rem: string;
}

/** The default export of games/<game>/Board.svelte. */
export type Board = Component<BoardProps>;

/** What a game tells of a seat in the list of players, below the seat's name: games/<game>/SeatLines.svelte. */
export interface SeatLinesProps<View = Json, Components = Json> {
    view: View;
    components: Components;
    seats: readonly Seat[];
    /** Whose lines these are. */
    seat: number;
    play: Play;
    reader: CardReader;
}
export type SeatLines = Component<SeatLinesProps>;
