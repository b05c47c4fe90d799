/** The messages of the service. Made from docs/wire.schema.json by `make wire`. */

/**
 * Kleinod's messages, version 1; see wire.md.
 */
export interface Wire {
    AnyCommand: Watch | Unwatch | Play | Why | AskHint | Undo | AnswerUndo | Resign | Replace | ComeBack | Say | Ping;
    AnyMessage: Welcome | Accepted | Refusal | Reason | Hint | Snapshot | Update | Spoken | Turn;
    Problem: Problem;
    Listed: Listed;
    GameInfo: GameInfo;
    Me: Me;
    MeChange: MeChange;
    Named: Named;
    Link: Link;
    FollowLink: FollowLink;
    Kept: Kept;
    NewTable: NewTable;
    Joining: Joining;
    GoingOn: GoingOn;
    Again: Again;
    TableSeen: TableSeen;
    Course: Course;
    PastStep: PastStep;
    Insight: Insight;
    Upload: Upload;
    UploadedStep: UploadedStep;
    Uploaded: Uploaded;
    SeatToken: SeatToken;
    SeatState: SeatState;
    Moves: Moves;
    Whether: Whether;
    Legality: Legality;
}
/**
 * Sit down before a table and see it as one's seat, or as a spectator without one; ends watching another.
 *
 * `since` is the last event seen: only later ones are sent.
 */
export interface Watch {
    type: "watch";
    id: number;
    table: string;
    seat?: number | null;
    invite?: string | null;
    since?: number;
}
/**
 * Look away.
 */
export interface Unwatch {
    type: "unwatch";
    id: number;
}
/**
 * One or more moves of the watched seat, all or none.
 *
 * Moves of a series are passed over when it is over already, as only one way was left and the game went it by itself.
 * `seen` is the last event that the player knew of; with it the moves are refused if something has happened since.
 */
export interface Play {
    type: "play";
    id: number;
    /**
     * @minItems 1
     * @maxItems 100
     */
    moves: string[];
    seen?: number | null;
}
/**
 * Why is this not legal? Answered by a reason.
 */
export interface Why {
    type: "why";
    id: number;
    move: string;
}
/**
 * What would the computer do? Answered by a hint, to whoever asked alone, after about a second.
 */
export interface AskHint {
    type: "ask_hint";
    id: number;
}
/**
 * Take back the latest move: at once if nobody has learned anything by it, else by asking the others.
 */
export interface Undo {
    type: "undo";
    id: number;
}
/**
 * Agree or not to what somebody else wants to take back; whoever asked may withdraw by not agreeing.
 */
export interface AnswerUndo {
    type: "answer_undo";
    id: number;
    agreed: boolean;
}
/**
 * Give up; the others go on against a bot on this seat, if there are enough of them.
 */
export interface Resign {
    type: "resign";
    id: number;
}
/**
 * Leave the seat to a bot for now.
 */
export interface Replace {
    type: "replace";
    id: number;
}
/**
 * Take the seat back from the bot.
 */
export interface ComeBack {
    type: "come_back";
    id: number;
}
/**
 * Say something to everybody at the table.
 */
export interface Say {
    type: "say";
    id: number;
    text: string;
}
/**
 * Is somebody there?
 */
export interface Ping {
    type: "ping";
    id: number;
}
/**
 * The first message of a connection.
 */
export interface Welcome {
    type: "welcome";
    version: number;
    name: string | null;
    now: number;
}
/**
 * A command was carried out; what it led to has been sent before.
 */
export interface Accepted {
    type: "accepted";
    id: number;
}
/**
 * A command was not carried out. `id` is None for something that was no command.
 */
export interface Refusal {
    type: "refused";
    id: number | null;
    rule: string | null;
    de: string;
    en: string;
}
/**
 * The answer to `why`: whether the move is legal, and if not, the rule and why.
 */
export interface Reason {
    type: "reason";
    id: number;
    legal: boolean;
    rule: string | null;
    de: string;
    en: string;
}
/**
 * The answer to `ask_hint`: the move that the computer would make, and why.
 */
export interface Hint {
    type: "hint";
    id: number;
    move: string;
    de: string;
    en: string;
}
/**
 * A table when one begins to watch it: all there is, and the events after `since`.
 */
export interface Snapshot {
    type: "snapshot";
    table: TableInfo;
    seat: number | null;
    seats: number[];
    invite: string | null;
    events: Happening[];
    number: number;
    situation: Situation | null;
    chat: Said[];
}
/**
 * A table, as everybody who may see it does.
 *
 * `start` tells whether the deal is the service's own, or somebody chose a seed or a position. `commitment` binds the
 * service before the start, `deal_hash` from the start on (docs/fair-deal.md).
 */
export interface TableInfo {
    id: string;
    game: string;
    state: "closed" | "open" | "over" | "running";
    seats: SeatInfo[];
    options: {
        [k: string]: unknown;
    };
    listed: boolean;
    hints: boolean;
    clock: ClockInfo | null;
    start: "deal" | "position" | "seed";
    commitment: string;
    deal_hash: string | null;
    request: UndoInfo | null;
    result: Result | null;
    created_at: number;
    again: string | null;
}
/**
 * Who sits on a seat. `name` is None for an empty seat and for somebody who wished to be forgotten.
 */
export interface SeatInfo {
    kind: "bot" | "hotseat" | "invited" | "open" | "own";
    name: string | null;
    taken: boolean;
    bot: string | null;
    standing: "replaced" | "resigned" | "sitting" | "timed_out";
    host: boolean;
}
/**
 * Milliseconds left for each seat when whoever is awaited began to think, and when their time is up.
 */
export interface ClockInfo {
    kind: "live" | "turns";
    left: number[];
    deadline: number | null;
    warned: boolean;
}
/**
 * Somebody asks to take back; `agreed` are the seats that have said yes.
 */
export interface UndoInfo {
    seat: number;
    agreed: number[];
}
/**
 * How a table ended; no scores if it was given up.
 */
export interface Result {
    winners: number[];
    scores: number[] | null;
    sheet:
        | {
              [k: string]: number;
          }[]
        | null;
    categories: Category[];
}
/**
 * What points are given for.
 */
export interface Category {
    id: string;
    de: string;
    en: string;
}
/**
 * Something that happened, numbered for each seat by itself: 1, 2, 3 …
 *
 * The sentences hold `{player}` where the name of the player belongs. `undone` voids what came after `what.back_to`.
 */
export interface Happening {
    number: number;
    kind: string;
    player: number | null;
    rule: string | null;
    de: string;
    en: string;
    what: {
        [k: string]: unknown;
    };
}
/**
 * How the game stands for a seat: `view` is what `match.view(seat)` gives; `undo` whether taking back is free.
 */
export interface Situation {
    view: {
        [k: string]: unknown;
    };
    awaited: number | null;
    question: Question | null;
    undo: ("ask" | "free") | null;
}
/**
 * What the seat is asked.
 *
 * `series` answers of this sort may follow one another, this one counted: a player chooses those together, and sends
 * them in one `play`. With `done` among the options fewer will do, and `done` ends them.
 */
export interface Question {
    kind: string;
    de: string;
    en: string;
    options: Choice[];
    series?: number;
}
/**
 * One option of a decision.
 */
export interface Choice {
    text: string;
    de: string;
    en: string;
}
/**
 * A line of the chat; `seat` is None if the speaker only watches, `name` if they wished to be forgotten.
 */
export interface Said {
    number: number;
    seat: number | null;
    name: string | null;
    text: string;
    at: number;
}
/**
 * Something happened at the watched table; what is None has not changed.
 */
export interface Update {
    type: "update";
    events: Happening[];
    number: number;
    situation: Situation | null;
    table: TableInfo | null;
}
/**
 * Somebody said something at the watched table.
 */
export interface Spoken {
    type: "spoken";
    said: Said;
}
/**
 * It is this visitor's turn at a table, whether watched or not.
 */
export interface Turn {
    type: "turn";
    table: string;
    game: string;
}
/**
 * Why something was not done, and the rule behind it if there is one.
 */
export interface Problem {
    rule: string | null;
    de: string;
    en: string;
}
/**
 * A table in a list.
 */
export interface Listed {
    id: string;
    game: string;
    state: "closed" | "open" | "over" | "running";
    seats: SeatInfo[];
    mine: number[];
    awaited: number | null;
    your_turn: boolean;
    deadline: number | null;
    listed: boolean;
    result: ResultRow | null;
    created_at: number;
    changed_at: number;
}
export interface ResultRow {
    winners: number[];
    scores: number[] | null;
}
/**
 * A game of the catalogue.
 */
export interface GameInfo {
    id: string;
    name: Words;
    description: Words;
    least_players: number;
    most_players: number;
    minutes: number[];
    rules_version: number;
    settings: (FlagForm | NumberForm | SeatForm | ListForm)[];
    bots: string[];
}
/**
 * A text in both languages.
 */
export interface Words {
    de: string;
    en: string;
}
export interface FlagForm {
    kind: "flag";
    default: boolean;
    name: string;
    words: Words;
    unset: Words;
}
export interface NumberForm {
    kind: "number";
    least: number;
    most: number;
    name: string;
    words: Words;
    unset: Words;
}
/**
 * A seat, from 0.
 */
export interface SeatForm {
    kind: "seat";
    name: string;
    words: Words;
    unset: Words;
}
/**
 * So many different ones of the choices, or one of the texts of `instead`.
 */
export interface ListForm {
    kind: "list";
    least: number;
    most: number;
    choices: ListChoice[];
    instead: ListChoice[];
    name: string;
    words: Words;
    unset: Words;
}
export interface ListChoice {
    id: string;
    words: Words;
    group: string;
}
/**
 * Whoever asks; the name is None for somebody who is not known yet.
 */
export interface Me {
    name: string | null;
    webhook?: string | null;
    webhook_secret?: string | null;
}
export interface MeChange {
    name: string;
    webhook?: string | null;
}
export interface Named {
    name: string;
}
/**
 * Carries whoever has it to their name and seats, on another device, once, within a day.
 */
export interface Link {
    token: string;
}
export interface FollowLink {
    token: string;
}
/**
 * All that is kept about a visitor.
 */
export interface Kept {
    name: string;
    created_at: number;
    webhook: string | null;
    tables: Listed[];
    chat: SaidBy[];
}
export interface SaidBy {
    table: string;
    text: string;
    at: number;
}
/**
 * `part` are random bytes of the visitor's own, for the deal.
 */
export interface NewTable {
    plan: Plan;
    part: string;
}
/**
 * Everything that is settled before anybody sits down.
 */
export interface Plan {
    game: string;
    /**
     * @minItems 1
     * @maxItems 8
     */
    seats: SeatPlan[];
    options?: {
        [k: string]: unknown;
    };
    listed?: boolean;
    clock?: ClockPlan | null;
    start?: Start;
    hints?: boolean | null;
}
/**
 * Who may sit on a seat.
 *
 * open: anybody who sees the table; invited: only with the link; own: whoever makes the table; hotseat: another person
 * at the same device; bot: a program.
 */
export interface SeatPlan {
    kind: "bot" | "hotseat" | "invited" | "open" | "own";
    bot?: string | null;
    name?: string | null;
}
/**
 * How much time there is.
 *
 * live: minutes for the game, and seconds added whenever somebody else is awaited; turns: hours until then.
 */
export interface ClockPlan {
    kind: "live" | "turns";
    minutes?: number;
    plus?: number;
    hours?: number;
}
/**
 * How a match begins: dealt by the rules unless one of these is given.
 */
export interface Start {
    seed?: string | null;
    position?: {
        [k: string]: unknown;
    } | null;
}
/**
 * Without a seat any free one is taken.
 */
export interface Joining {
    part: string;
    seat?: number | null;
    invite?: string | null;
}
/**
 * A new table from a game that is over, after so many of its moves.
 */
export interface GoingOn {
    part: string;
    moves: number;
    /**
     * @minItems 1
     * @maxItems 8
     */
    seats: SeatPlan[];
    listed?: boolean;
}
export interface Again {
    part: string;
}
/**
 * A table, where whoever asks sits, and for those who do what belongs into an invitation.
 */
export interface TableSeen {
    table: TableInfo;
    seats: number[];
    invite: string | null;
}
/**
 * A whole game in short.
 */
export interface Course {
    game: string;
    players: number;
    moves: PastMove[];
    over: boolean;
    told: number;
}
/**
 * A move of a game that is over.
 */
export interface PastMove {
    player: number;
    text: string;
    de: string;
    en: string;
    turn: number;
    turn_of: number;
    scores: number[];
    told: number;
}
/**
 * A game after so many moves, by one seat's eyes: how it stood, what was asked, what the last move led to.
 */
export interface PastStep {
    step: number;
    view: {
        [k: string]: unknown;
    };
    question: Question | null;
    asked: number | null;
    events: Happening[];
}
/**
 * How many decisions of a game have been judged, and what came of it when all are; 0 of 0: nobody has asked.
 */
export interface Insight {
    done: number;
    total: number;
    analysis: Analysis | null;
}
/**
 * A game judged from what each player knew then; the decisions that cost most, and the largest strokes, first.
 */
export interface Analysis {
    moments: Moment[];
    mistakes: Mistake[];
    accounts: Account[];
    strokes: Stroke[];
    visits: number;
}
/**
 * A decision that left a choice: after so many moves, who was asked, and what that seat had to expect for each.
 */
export interface Moment {
    step: number;
    turn: number;
    seat: number;
    chances: number[];
}
/**
 * A decision that gave something away for sure: so much of a victory, give or take the error.
 */
export interface Mistake {
    step: number;
    turn: number;
    seat: number;
    played: Choice;
    better: Choice;
    cost: number;
    error: number;
    de: string;
    en: string;
}
/**
 * Where a seat's result comes from, in shares of a victory: the first four add up to the last.
 */
export interface Account {
    start: number;
    own: number;
    others: number;
    deal: number;
    result: number;
}
/**
 * A piece of luck: what the chances of a seat changed by after a step although nobody decided it.
 */
export interface Stroke {
    step: number;
    turn: number;
    seat: number;
    change: number;
}
/**
 * A record or a position, as text.
 */
export interface Upload {
    text: string;
    step?: number | null;
}
export interface UploadedStep {
    text: string;
    step: number;
    eyes?: number;
}
/**
 * What somebody has brought along: the position after the step, to make a table from.
 */
export interface Uploaded {
    game: string;
    players: number;
    steps: number;
    position: {
        [k: string]: unknown;
    };
}
/**
 * Whoever has it plays the seat; asking again makes a new one and ends this.
 */
export interface SeatToken {
    token: string;
}
/**
 * How the game stands for the seat; `number` is the last event.
 */
export interface SeatState {
    table: TableInfo;
    seat: number;
    number: number;
    situation: Situation | null;
}
/**
 * One or more moves, all or none; with `seen` only if nothing has happened since that event.
 */
export interface Moves {
    /**
     * @minItems 1
     * @maxItems 100
     */
    moves: string[];
    seen?: number | null;
}
export interface Whether {
    move: string;
}
export interface Legality {
    legal: boolean;
    rule: string | null;
    de: string;
    en: string;
}
