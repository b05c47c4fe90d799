/** An analysis while it is awaited: asks how far it is until it is done. */
import { failureOf, type Failure } from "../../wire/failure";
import type { Insight } from "../../wire/messages";
import type { Source } from "../source";

const PAUSE = 1000;

export class Awaited {
    insight: Insight | null = $state.raw(null);
    failure: Failure | null = $state.raw(null);
    /** It was begun and has ended without a result. */
    broken = $state(false);

    readonly #source: Source;
    #again: ReturnType<typeof setTimeout> | undefined;
    #left = false;

    constructor(source: Source) {
        this.#source = source;
    }

    get working(): boolean {
        return this.insight !== null && this.insight.total > 0 && this.insight.analysis === null;
    }

    /** Look how far it is, now and again, until the function that is given back is called. */
    follow(): () => void {
        void this.#look(() => this.#source.insight());
        return () => {
            this.#left = true;
            clearTimeout(this.#again);
        };
    }

    begin(): Promise<void> {
        clearTimeout(this.#again);
        return this.#look(() => this.#source.analyse());
    }

    async #look(ask: () => Promise<Insight>): Promise<void> {
        const working = this.working;
        try {
            const insight = await ask();
            this.broken = working && insight.total === 0;
            this.insight = insight;
            this.failure = null;
        } catch (thrown) {
            this.failure = failureOf(thrown);
        }
        if (!this.#left && this.working)
            this.#again = setTimeout(() => void this.#look(() => this.#source.insight()), PAUSE);
    }
}
