/** A request that the service refused or never received, with the reason for people. */
import { words } from "../words/language.svelte";

export class Failure extends Error {
    readonly text: string;
    readonly rule: string | null;
    /** The status of the answer; 0 if there was none. */
    readonly status: number;

    constructor(text: string, { rule = null, status = 0 }: { rule?: string | null; status?: number } = {}) {
        super(text);
        this.text = text;
        this.rule = rule;
        this.status = status;
    }
}

/** Anything that was thrown, as a Failure that can be shown. */
export function toFailure(thrown: unknown): Failure {
    return thrown instanceof Failure ? thrown : new Failure(words().failures.unexpected);
}
