/** A request that the service refused or never received, with the reason in both languages. */
import type { Words } from "../words/language.svelte";

export class Failure extends Error {
    readonly text: Words;
    readonly rule: string | null;
    /** The status of the answer; 0 if there was none. */
    readonly status: number;

    constructor(text: Words, { rule = null, status = 0 }: { rule?: string | null; status?: number } = {}) {
        super(text.en);
        this.text = text;
        this.rule = rule;
        this.status = status;
    }
}

export const UNREACHABLE: Words = {
    de: "Der Dienst ist gerade nicht zu erreichen.",
    en: "The service cannot be reached just now.",
};
export const CONNECTION_LOST: Words = {
    de: "Die Verbindung ist abgerissen; gleich geht es weiter.",
    en: "The connection was lost; it will be back in a moment.",
};
const UNEXPECTED: Words = { de: "Hier ist etwas schiefgegangen.", en: "Something went wrong here." };

/** Anything that was thrown, as a Failure that can be shown. */
export function toFailure(thrown: unknown): Failure {
    return thrown instanceof Failure ? thrown : new Failure(UNEXPECTED);
}
