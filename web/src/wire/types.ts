/** The messages of the service. Made from docs/wire.schema.json by `make wire`. */

/**
 * Kleinod's messages, version 3; see wire.md.
 */
export interface Wire {
    AnyCommand:
        Watch | Unwatch | Play | Why | RequestHint | Undo | AnswerUndo | Resign | Replace | ReclaimSeat | Say | Ping;
    AnyMessage: Welcome | Accepted | Refusal | Reason | Hint | Snapshot | Update | ChatMessage | Turn;
    Problem: Problem;
    TableSummary: TableSummary;
    GameInfo: GameInfo;
    Me: Me;
    MeChange: MeChange;
    NewVisitor: NewVisitor;
    Link: Link;
    FollowLink: FollowLink;
    DataExport: DataExport;
    NewTable: NewTable;
    JoinTable: JoinTable;
    ContinueFrom: ContinueFrom;
    Rematch: Rematch;
    TableResponse: TableResponse;
    MoveList: MoveList;
    PastStep: PastStep;
    AnalysisStatus: AnalysisStatus;
    Upload: Upload;
    UploadedStep: UploadedStep;
    Uploaded: Uploaded;
    SeatToken: SeatToken;
    SeatState: SeatState;
    Moves: Moves;
    WhyNot: WhyNot;
    Legality: Legality;
}
/**
 * Subscribe to a table, as the visitor's own seat or as a spectator; replaces an earlier subscription.
 *
 * Only events after number `since` are sent. From here on the texts of this connection are in the language `lang`, if
 * one is given.
 */
export interface Watch {
    type: "watch";
    id: number;
    table: string;
    seat?: number | null;
    invite?: string | null;
    since?: number;
    lang?: string | null;
}
/**
 * Stop watching.
 */
export interface Unwatch {
    type: "unwatch";
    id: number;
}
/**
 * Play one or more moves of the watched seat, all or none.
 *
 * Moves of a series that has ended early, because the game made the only moves left by itself, are ignored. If `seen`,
 * the number of the last event that the player knew of, is given, the moves are refused if there are later events.
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
 * Ask why a move is not legal, named by its text or by its verb and parts; answered by `reason`.
 */
export interface Why {
    type: "why";
    id: number;
    move?: string | null;
    verb?: string | null;
    parts?: {
        [k: string]: unknown;
    };
}
/**
 * Ask for a hint; answered by `hint` after about a second, to this client only.
 */
export interface RequestHint {
    type: "request_hint";
    id: number;
}
/**
 * Take back the latest move: at once if nobody has learned anything from it, else by asking the others.
 */
export interface Undo {
    type: "undo";
    id: number;
}
/**
 * Accept or decline a request to take back a move; whoever asked withdraws it by declining.
 */
export interface AnswerUndo {
    type: "answer_undo";
    id: number;
    agreed: boolean;
}
/**
 * Give up; if enough players are left, they continue against a bot on this seat.
 */
export interface Resign {
    type: "resign";
    id: number;
}
/**
 * Let a bot play this seat for now.
 */
export interface Replace {
    type: "replace";
    id: number;
}
/**
 * Take the seat back from the bot.
 */
export interface ReclaimSeat {
    type: "reclaim_seat";
    id: number;
}
/**
 * Send a line of chat to the table.
 */
export interface Say {
    type: "say";
    id: number;
    text: string;
}
/**
 * Check the connection.
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
    version: 3;
    name: string | null;
    now: number;
}
/**
 * A command was carried out; the updates that it caused have been sent before.
 */
export interface Accepted {
    type: "accepted";
    id: number;
}
/**
 * A command was not carried out. `id` is None if the message had no valid id.
 */
export interface Refusal {
    type: "refused";
    id: number | null;
    rule: string | null;
    text: string;
}
/**
 * The answer to `why`: whether the move is legal, and if not, the rule and the reason.
 */
export interface Reason {
    type: "reason";
    id: number;
    legal: boolean;
    rule: string | null;
    text: string;
}
/**
 * The answer to `request_hint`: a suggested move, and the reason for it.
 */
export interface Hint {
    type: "hint";
    id: number;
    move: string;
    text: string;
}
/**
 * The whole state of a table when a client begins to watch it, and the events after `since`.
 */
export interface Snapshot {
    type: "snapshot";
    table: TableInfo;
    seat: number | null;
    seats: number[];
    invite: string | null;
    events: LogEvent[];
    story: StoryLine[];
    number: number;
    situation: Situation | null;
    chat: ChatLine[];
}
/**
 * A table, the same for everybody who may see it.
 *
 * `start` says whether the service dealt, or somebody chose a seed or a position. `commitment` binds the service
 * before the start, `deal_hash` from the start on (docs/fair-deal.md).
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
    previous: string | null;
}
/**
 * Who sits on a seat. `name` is None for an empty seat and for a deleted visitor.
 */
export interface SeatInfo {
    kind: "bot" | "hotseat" | "invited" | "open" | "own";
    name: string | null;
    taken: boolean;
    bot: string | null;
    status: "replaced" | "resigned" | "sitting" | "timed_out";
    host: boolean;
}
/**
 * Milliseconds left for each seat when the awaited seat began to think, and the time when it runs out.
 */
export interface ClockInfo {
    kind: "live" | "turns";
    left: number[];
    deadline: number | null;
    warned: boolean;
}
/**
 * A request to take back a move; `agreed` are the seats that have accepted.
 */
export interface UndoInfo {
    seat: number;
    agreed: number[];
}
/**
 * The result of a table; without scores if it ended by resignation.
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
 * A category of points.
 */
export interface Category {
    id: string;
    name: string;
}
/**
 * An event of a match or a table, numbered for each seat separately: 1, 2, 3 …
 *
 * The text contains `{player}` in place of the player's name. `undone` cancels the events after `payload.back_to`.
 */
export interface LogEvent {
    number: number;
    kind: string;
    player: number | null;
    rule: string | null;
    text: string;
    payload: {
        [k: string]: unknown;
    };
}
/**
 * One thought in one line, with what else happened by it as details; sent again, whole, when it goes on.
 *
 * `{0}`, `{1}` … stand for the names of the players on these seats. It covers the events from `number` to `last`. With
 * `back_to` it cancels the lines after that event; a line of which a part is left comes again before it.
 */
export interface StoryLine {
    number: number;
    last: number;
    kind: string;
    player: number | null;
    text: string;
    details: string[];
    back_to?: number | null;
}
/**
 * The game as a seat sees it: `view` is `match.view(seat)`; `undo` says whether taking back is free.
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
 * The decision of a seat, and the card or rule that causes it; with `yes_no` the second option is a plain no.
 *
 * `series` is the number of similar answers in a row, including this one, which a player chooses together and sends in
 * one `play`. If `done` is among the options, fewer are allowed, and `done` ends the series.
 */
export interface Question {
    kind: string;
    text: string;
    options: Choice[];
    series?: number;
    cause?: CauseInfo | null;
    yes_no?: boolean;
}
/**
 * One option of a decision: its text, which is sent back, its label for people, and the same as data.
 *
 * `places` says where the things lie that it is about: what is taken first, then with what, then where it goes.
 */
export interface Choice {
    text: string;
    label: string;
    verb: string;
    parts: {
        [k: string]: unknown;
    };
    places: PlaceInfo[];
    preview: PreviewInfo;
}
/**
 * Where something lies: a zone of the game, its owner's seat, the id of what lies there, which of equal ones.
 */
export interface PlaceInfo {
    zone: string;
    owner?: number | null;
    key?: string | null;
    index?: number | null;
}
/**
 * What an option would do for certain, from what its player knows.
 *
 * `promises` is what it brings beyond what it `reveals`; `ends_turn` is None if that depends on what is revealed;
 * `asks` is the kind of question that the same player would be asked in between.
 */
export interface PreviewInfo {
    changes?: ChangeInfo[];
    promises?: {
        [k: string]: number;
    };
    reveals?: boolean;
    ends_turn?: boolean | null;
    asks?: string;
}
/**
 * A value of the view that would change; of a list that grows or shrinks, what leaves it and what comes.
 */
export interface ChangeInfo {
    path: string[];
    before: unknown;
    after: unknown;
}
/**
 * The card or other component that asks a question, its name, and the seat that used it.
 */
export interface CauseInfo {
    key: string;
    name: string;
    player?: number | null;
}
/**
 * A line of chat; `seat` is None for a spectator, `name` for a deleted visitor.
 */
export interface ChatLine {
    number: number;
    seat: number | null;
    name: string | null;
    text: string;
    at: number;
}
/**
 * A change of the watched table; what is None has not changed.
 *
 * If several thoughts have led to it, `stages` has the view after each but the last, so that they can be told one by
 * one.
 */
export interface Update {
    type: "update";
    events: LogEvent[];
    story: StoryLine[];
    stages: Stage[];
    number: number;
    situation: Situation | null;
    table: TableInfo | null;
}
/**
 * The view as it was after the event of that number, when a thought was complete.
 */
export interface Stage {
    number: number;
    view: {
        [k: string]: unknown;
    };
}
/**
 * A new line of chat at the watched table.
 */
export interface ChatMessage {
    type: "chat";
    line: ChatLine;
}
/**
 * It is this visitor's turn at a table that this client does not watch.
 */
export interface Turn {
    type: "turn";
    table: string;
    game: string;
}
/**
 * Why a request was refused, with the rule if there is one.
 */
export interface Problem {
    rule: string | null;
    text: string;
}
/**
 * A table in a list.
 */
export interface TableSummary {
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
    name: string;
    description: string;
    min_players: number;
    max_players: number;
    minutes: number[];
    rules_version: number;
    settings: (FlagForm | NumberForm | SeatForm | ListForm)[];
    bots: string[];
}
export interface FlagForm {
    kind: "flag";
    default: boolean;
    name: string;
    label: string;
    unset: string;
}
export interface NumberForm {
    kind: "number";
    min: number;
    max: number;
    name: string;
    label: string;
    unset: string;
}
/**
 * A seat, from 0.
 */
export interface SeatForm {
    kind: "seat";
    name: string;
    label: string;
    unset: string;
}
/**
 * From `min` to `max` different choices, or one of the texts of `instead`.
 */
export interface ListForm {
    kind: "list";
    min: number;
    max: number;
    choices: ListChoice[];
    instead: ListChoice[];
    name: string;
    label: string;
    unset: string;
}
export interface ListChoice {
    id: string;
    label: string;
    group: string;
}
/**
 * The visitor; `name` is None for somebody who has not chosen one yet.
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
export interface NewVisitor {
    name: string;
}
/**
 * A token that signs the visitor in on another device, once, within a day.
 */
export interface Link {
    token: string;
}
export interface FollowLink {
    token: string;
}
/**
 * All data stored about a visitor.
 */
export interface DataExport {
    name: string;
    created_at: number;
    webhook: string | null;
    tables: TableSummary[];
    chat: SaidBy[];
}
export interface SaidBy {
    table: string;
    text: string;
    at: number;
}
/**
 * `entropy` are random bytes of the visitor's own, for the deal.
 */
export interface NewTable {
    plan: Plan;
    entropy: string;
}
/**
 * The settings of a table.
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
    ask_everybody?: boolean;
    hints?: boolean | null;
}
/**
 * Who may sit on a seat.
 *
 * open: anybody who sees the table; invited: only with the invitation; own: the host; hotseat: another person at the
 * host's device; bot: a program.
 */
export interface SeatPlan {
    kind: "bot" | "hotseat" | "invited" | "open" | "own";
    bot?: string | null;
    name?: string | null;
}
/**
 * The time limits.
 *
 * live: minutes for the whole game, and `plus` seconds added after each turn; turns: hours for each turn.
 */
export interface ClockPlan {
    kind: "live" | "turns";
    minutes?: number;
    plus?: number;
    hours?: number;
}
/**
 * How a match starts: dealt by the rules unless one of these is given.
 */
export interface Start {
    seed?: string | null;
    position?: {
        [k: string]: unknown;
    } | null;
}
/**
 * Without `seat`, any free seat is taken.
 */
export interface JoinTable {
    entropy: string;
    seat?: number | null;
    invite?: string | null;
}
/**
 * A new table that continues a finished game after `moves` moves.
 */
export interface ContinueFrom {
    entropy: string;
    moves: number;
    /**
     * @minItems 1
     * @maxItems 8
     */
    seats: SeatPlan[];
    listed?: boolean;
}
export interface Rematch {
    entropy: string;
}
/**
 * A table, the seats of the visitor, and for players the token of the invitation.
 */
export interface TableResponse {
    table: TableInfo;
    seats: number[];
    invite: string | null;
}
/**
 * All moves of a game.
 */
export interface MoveList {
    game: string;
    players: number;
    moves: PastMove[];
    over: boolean;
    last_event: number;
}
/**
 * A move of a finished game.
 */
export interface PastMove {
    player: number;
    text: string;
    label: string;
    turn: number;
    turn_of: number;
    scores: number[];
    last_event: number;
}
/**
 * A game after `step` moves, as one seat sees it: the view, the decision, and the events of the last move.
 */
export interface PastStep {
    step: number;
    view: {
        [k: string]: unknown;
    };
    question: Question | null;
    asked: number | null;
    events: LogEvent[];
}
/**
 * Decisions judged so far, of how many, and the finished analysis; 0 of 0 if nobody has asked for it.
 */
export interface AnalysisStatus {
    done: number;
    total: number;
    analysis: Analysis | null;
}
/**
 * A game judged from what each player knew then; mistakes and strokes are in order of size.
 */
export interface Analysis {
    moments: Moment[];
    mistakes: Mistake[];
    accounts: Account[];
    strokes: Stroke[];
    visits: number;
}
/**
 * A decision with a choice, after `step` moves, and the chances of all seats before it.
 */
export interface Moment {
    step: number;
    turn: number;
    seat: number;
    chances: number[];
}
/**
 * A decision that was clearly a mistake, with its cost as a share of a victory and the standard error.
 */
export interface Mistake {
    step: number;
    turn: number;
    seat: number;
    played: Choice;
    better: Choice;
    cost: number;
    error: number;
    reason: string;
}
/**
 * Where a seat's result comes from, in shares of a victory; the first four add up to the last.
 */
export interface Account {
    start: number;
    own: number;
    others: number;
    deal: number;
    result: number;
}
/**
 * A stroke of luck: a change of a seat's chances after a step that nobody decided.
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
    viewer?: number;
}
/**
 * An uploaded game: the position after the step, from which a table can be made.
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
 * Lets a program play the seat; a new token replaces this one.
 */
export interface SeatToken {
    token: string;
}
/**
 * The game as the seat sees it; `number` is that of the last event.
 */
export interface SeatState {
    table: TableInfo;
    seat: number;
    number: number;
    situation: Situation | null;
}
/**
 * One or more moves, all or none; with `seen`, only if there are no later events.
 */
export interface Moves {
    /**
     * @minItems 1
     * @maxItems 100
     */
    moves: string[];
    seen?: number | null;
}
export interface WhyNot {
    move: string;
}
export interface Legality {
    legal: boolean;
    rule: string | null;
    text: string;
}
