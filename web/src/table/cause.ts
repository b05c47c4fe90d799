/** Which card asks a question, and whose it is, as the bar says it beside the question. */
import type { Seat } from "../games/contract";
import type { Question } from "../wire/messages";

export interface CauseLabel {
    /** The card; empty if the sentence names it already. */
    card: string;
    /** Who used it; null for one's own. */
    by: Seat | null;
}

/** Null if there is nothing to say beyond the sentence. */
export function causeLabel(question: Question | null, seats: readonly Seat[], seat: number | null): CauseLabel | null {
    const cause = question?.cause;
    if (!question || !cause) return null;
    const name = cause.name;
    const card = question.text.includes(name) ? "" : name;
    const by = cause.player === undefined || cause.player === null || cause.player === seat ? null : cause.player;
    return card === "" && by === null ? null : { card, by: by === null ? null : (seats[by] ?? null) };
}
