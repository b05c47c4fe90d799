/** The client of one table: watches it over the connection and sends what its player does. */
import { untrack } from "svelte";
import type { MoveName } from "../games/choices";
import { Play } from "../games/play.svelte";
import { connectionStatus, request, subscribe } from "../wire/connection.svelte";
import { Failure, toFailure } from "../wire/failure";
import type { CommandBody, Hint, Reason } from "../wire/messages";
import type { PushMessage } from "../wire/socket";
import { language } from "../words/language.svelte";
import { applyMessage, fromSnapshot, hasGap, type TableState } from "./state";

/** Moments that call for a sound or a notification. */
export type Cue = "turn" | "moved" | "chat" | "over" | "refused" | "hurry";

export class TableClient {
    readonly table: string;
    readonly invite: string | null;
    state: TableState | null = $state.raw(null);
    /** The latest refusal, until a command succeeds. */
    failure: Failure | null = $state.raw(null);
    /** The hint for this situation, if the player asked for one. */
    hint: Hint | null = $state.raw(null);
    /** Whether a hint is on its way. */
    thinking = $state(false);
    readonly play: Play;

    #seat: number | null;
    #language = untrack(language);
    /** The language of the texts in the state. */
    #shownLanguage = "";
    readonly #onCue: (cue: Cue) => void;

    constructor(
        table: string,
        { seat, invite, onCue }: { seat: number | null; invite: string | null; onCue: (cue: Cue) => void },
    ) {
        this.table = table;
        this.invite = invite;
        this.#seat = seat;
        this.#onCue = onCue;
        this.play = new Play({ choose: (texts) => void this.#choose(texts), why: (move) => this.#why(move) });
    }

    /** Watch the table until the returned function is called. */
    watch(): () => void {
        const end = subscribe({ onMessage: (message) => this.#receive(message), onOpen: () => void this.#sendWatch() });
        return () => {
            void request({ type: "unwatch" }).catch(() => undefined);
            end();
        };
    }

    /** Show the view of another of the visitor's seats, or of a spectator (null). */
    async viewAs(seat: number | null): Promise<void> {
        this.#seat = seat;
        this.play.question = null;
        await this.#sendWatch();
    }

    /** Show everything in a language. */
    speak(language: string): void {
        if (language === this.#language) return;
        this.#language = language;
        // Without a connection it is sent when there is one again.
        if (untrack(connectionStatus) === "open") void this.#sendWatch();
    }

    /** Sends a command; resolves to whether it was accepted. */
    async send(command: CommandBody): Promise<boolean> {
        try {
            await request(command);
            this.failure = null;
            return true;
        } catch (thrown) {
            this.#fail(thrown);
            return false;
        }
    }

    async requestHint(): Promise<void> {
        if (this.thinking) return;
        this.thinking = true;
        const situation = this.state?.situation;
        try {
            const answer = await request({ type: "request_hint" });
            if (answer?.type === "hint" && this.state?.situation === situation) {
                this.hint = answer;
                this.play.hinted = this.play.options(({ text }) => text === answer.move)[0] ?? null;
            }
        } catch (thrown) {
            // A failure that comes too late does not matter any more.
            if (this.state?.situation === situation) this.#fail(thrown);
        } finally {
            this.thinking = false;
        }
    }

    dismissHint(): void {
        this.hint = null;
        this.play.hinted = null;
    }

    async #sendWatch(): Promise<void> {
        const [state, lang] = [this.state, this.#language];
        // In another language all events are needed again, not only those that are missing.
        const again = state !== null && state.seat === this.#seat && lang === this.#shownLanguage;
        const watch = { type: "watch", table: this.table, seat: this.#seat, invite: this.invite, lang } as const;
        if (await this.send({ ...watch, since: again ? state.number : 0 })) this.#shownLanguage = lang;
    }

    #receive(message: PushMessage): void {
        if (message.type === "snapshot") {
            if (message.table.id === this.table) this.#show(fromSnapshot(message, this.state));
        } else if (this.state !== null && (message.type === "update" || message.type === "chat")) {
            if (message.type === "update" && hasGap(this.state, message)) {
                void this.#sendWatch();
                return;
            }
            const before = this.state;
            this.#show(applyMessage(before, message));
            const cue = this.#cueOf(before, message);
            if (cue !== null) this.#onCue(cue);
        }
    }

    #show(state: TableState): void {
        if (state.situation !== this.state?.situation) this.dismissHint();
        this.state = state;
        this.play.question = state.situation?.question ?? null;
    }

    #cueOf(before: TableState, message: PushMessage): Cue | null {
        const now = this.state!;
        if (message.type === "chat") return "chat";
        if (before.table.state === "running" && now.table.state === "over") return "over";
        if (before.situation?.awaited !== now.situation?.awaited && this.#isAwaited(now)) return "turn";
        return now.news !== before.news && now.news.length > 0 ? "moved" : null;
    }

    #isAwaited(state: TableState): boolean {
        const awaited = state.situation?.awaited ?? null;
        return awaited !== null && state.seats.includes(awaited);
    }

    async #choose(texts: readonly string[]): Promise<void> {
        if (this.state === null) return;
        this.play.busy = true;
        this.play.settled(await this.send({ type: "play", moves: [...texts], seen: this.state.number }));
    }

    async #why(move: MoveName): Promise<Reason> {
        try {
            const answer = await request({ type: "why", ...named(move) });
            if (answer?.type === "reason") return answer;
        } catch (thrown) {
            return { legal: false, rule: null, text: toFailure(thrown).text };
        }
        return { legal: true, rule: null, text: "" };
    }

    #fail(thrown: unknown): void {
        this.failure = toFailure(thrown);
        this.#onCue("refused");
    }
}

/** A move as `why` is told it. */
function named(move: MoveName): { move: string } | { verb: string; parts: Record<string, unknown> } {
    return "text" in move ? { move: move.text } : { verb: move.verb, parts: { ...move.parts } };
}
