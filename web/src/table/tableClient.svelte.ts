/** Sitting before a table: watches it over the connection and passes on what its player does. */
import { Play } from "../games/play.svelte";
import { ask, hear } from "../wire/connection.svelte";
import { Failure, failureOf } from "../wire/failure";
import type { Asked, Happening, Hint, Reason } from "../wire/messages";
import type { News } from "../wire/socket";
import { changed, gap, opened, type TableState } from "./state";

/** For sounds and notices: what has just come to pass. */
export type Noticed = "turn" | "moved" | "spoken" | "over" | "refused";

export class Sitting {
    readonly table: string;
    readonly invite: string | null;
    state: TableState | null = $state.raw(null);
    /** What was refused last, until it is put away. */
    failure: Failure | null = $state.raw(null);
    /** What the computer would do here, if that was asked. */
    hint: Hint | null = $state.raw(null);
    /** The computer is thinking about it. */
    thinking = $state(false);
    readonly play: Play;

    #seat: number | null;
    readonly #noticed: (what: Noticed, events: readonly Happening[]) => void;

    constructor(
        table: string,
        {
            seat,
            invite,
            noticed,
        }: {
            seat: number | null;
            invite: string | null;
            noticed: (what: Noticed, events: readonly Happening[]) => void;
        },
    ) {
        this.table = table;
        this.invite = invite;
        this.#seat = seat;
        this.#noticed = noticed;
        this.play = new Play({ choose: (texts) => void this.#choose(texts), why: (text) => this.#why(text) });
    }

    /** Watch, from now until the function that is given back is called. */
    begin(): () => void {
        const end = hear({ heard: (news) => this.#heard(news), opened: () => void this.#watch() });
        return () => {
            void ask({ type: "unwatch" }).catch(() => undefined);
            end();
        };
    }

    /** Look by the eyes of another seat of one's own; null: as those who only watch. */
    async turnTo(seat: number | null): Promise<void> {
        this.#seat = seat;
        this.play.question = null;
        await this.#watch();
    }

    /** Sends a command; what is refused is shown. */
    async tell(command: Asked): Promise<boolean> {
        try {
            await ask(command);
            this.failure = null;
            return true;
        } catch (thrown) {
            this.#fail(thrown);
            return false;
        }
    }

    async askHint(): Promise<void> {
        if (this.thinking) return;
        this.thinking = true;
        const asked = this.state?.situation;
        try {
            const told = await ask({ type: "ask_hint" });
            if (told?.type === "hint" && this.state?.situation === asked) {
                this.hint = told;
                this.play.hinted = told.move;
            }
        } catch (thrown) {
            // What came too late is no longer of interest.
            if (this.state?.situation === asked) this.#fail(thrown);
        } finally {
            this.thinking = false;
        }
    }

    putHintAway(): void {
        this.hint = null;
        this.play.hinted = null;
    }

    async #watch(): Promise<void> {
        const state = this.state;
        const since = state !== null && state.seat === this.#seat ? state.number : 0;
        await this.tell({ type: "watch", table: this.table, seat: this.#seat, invite: this.invite, since });
    }

    #heard(news: News): void {
        if (news.type === "snapshot") {
            if (news.table.id === this.table) this.#show(opened(news, this.state));
        } else if (this.state !== null && (news.type === "update" || news.type === "spoken")) {
            if (news.type === "update" && gap(this.state, news)) {
                void this.#watch();
                return;
            }
            const before = this.state;
            this.#show(changed(before, news));
            this.#notice(before, news);
        }
    }

    #show(state: TableState): void {
        if (state.situation !== this.state?.situation) this.putHintAway();
        this.state = state;
        this.play.question = state.situation?.question ?? null;
        this.play.explained = null;
    }

    #notice(before: TableState, news: News): void {
        const now = this.state!;
        if (news.type === "spoken") {
            this.#noticed("spoken", []);
        } else if (before.table.state === "running" && now.table.state === "over") {
            this.#noticed("over", now.news);
        } else if (before.situation?.awaited !== now.situation?.awaited && this.#isAwaited(now)) {
            this.#noticed("turn", now.news);
        } else if (now.news !== before.news && now.news.length > 0) {
            this.#noticed("moved", now.news);
        }
    }

    #isAwaited(state: TableState): boolean {
        const awaited = state.situation?.awaited ?? null;
        return awaited !== null && state.seats.includes(awaited);
    }

    async #choose(texts: readonly string[]): Promise<void> {
        if (this.state === null) return;
        this.play.busy = true;
        this.play.settled(await this.tell({ type: "play", moves: [...texts], seen: this.state.number }));
    }

    async #why(text: string): Promise<Reason> {
        try {
            const told = await ask({ type: "why", move: text });
            if (told?.type === "reason") return told;
        } catch (thrown) {
            return { legal: false, rule: null, ...failureOf(thrown).said };
        }
        return { legal: true, rule: null, de: "", en: "" };
    }

    #fail(thrown: unknown): void {
        this.failure = failureOf(thrown);
        this.#noticed("refused", []);
    }
}
