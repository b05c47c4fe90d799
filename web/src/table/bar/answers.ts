/** The answers that the bar offers beside what the board shows. */
import type { Choice } from "../../wire/messages";

export interface Answer {
    /** Unique among the answers of a moment. */
    key: string;
    label: string;
    /** What it does, or the page that it leads to. */
    act?: () => void;
    href?: string;
    /** The likeliest answer, filled. */
    main?: boolean;
    disabled?: boolean;
    /** The option that it stands for. */
    option?: Choice;
}

/** At most `room` answers stand in the bar; of more, the others wait in a list behind one button. */
export function inBar(answers: readonly Answer[], room: number): { shown: Answer[]; listed: Answer[] } {
    if (answers.length <= room) return { shown: [...answers], listed: [] };
    return { shown: answers.slice(0, room - 1), listed: answers.slice(room - 1) };
}
