/** Polls the status of an analysis until it is done. */
import { toFailure, type Failure } from "../../wire/failure";
import type { AnalysisStatus } from "../../wire/messages";
import type { ReplaySource } from "../source";

const POLL_MS = 1000;

export class AnalysisProgress {
    status: AnalysisStatus | null = $state.raw(null);
    failure: Failure | null = $state.raw(null);
    /** It was started and ended without a result. */
    broken = $state(false);

    readonly #source: ReplaySource;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #stopped = false;

    constructor(source: ReplaySource) {
        this.#source = source;
    }

    get working(): boolean {
        return this.status !== null && this.status.total > 0 && this.status.analysis === null;
    }

    /** Poll until the returned function is called. */
    follow(): () => void {
        void this.#poll(() => this.#source.analysisStatus());
        return () => {
            this.#stopped = true;
            clearTimeout(this.#timer);
        };
    }

    begin(): Promise<void> {
        clearTimeout(this.#timer);
        return this.#poll(() => this.#source.analyse());
    }

    async #poll(fetchStatus: () => Promise<AnalysisStatus>): Promise<void> {
        const working = this.working;
        try {
            const status = await fetchStatus();
            this.broken = working && status.total === 0;
            this.status = status;
            this.failure = null;
        } catch (thrown) {
            this.failure = toFailure(thrown);
        }
        if (!this.#stopped && this.working)
            this.#timer = setTimeout(() => void this.#poll(() => this.#source.analysisStatus()), POLL_MS);
    }
}
