/** Something that the service refused, or that never reached it, in both languages. */
import type { Words } from "../words/language.svelte";

export class Failure extends Error {
    readonly said: Words;
    readonly rule: string | null;
    /** The status of the answer; 0 if there was none. */
    readonly status: number;

    constructor(said: Words, { rule = null, status = 0 }: { rule?: string | null; status?: number } = {}) {
        super(said.en);
        this.said = said;
        this.rule = rule;
        this.status = status;
    }
}

export const UNREACHED: Words = {
    de: "Der Dienst ist gerade nicht zu erreichen.",
    en: "The service cannot be reached just now.",
};
export const LOST: Words = {
    de: "Die Verbindung ist abgerissen; gleich geht es weiter.",
    en: "The connection was lost; it will be back in a moment.",
};
const ODD: Words = { de: "Hier ist etwas schiefgegangen.", en: "Something went wrong here." };

/** What to tell about anything that was thrown. */
export function failureOf(thrown: unknown): Failure {
    return thrown instanceof Failure ? thrown : new Failure(ODD);
}
