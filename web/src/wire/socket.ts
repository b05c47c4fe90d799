/**
 * The client's one WebSocket: it reconnects by itself, each time after a longer wait, and resolves every request with
 * its answer. After each opening `onOpen` is called, so that its users can watch their tables again.
 */
import { words } from "../words/language.svelte";
import { Failure } from "./failure";
import type { AnyMessage, CommandBody, Answer } from "./messages";

/** What the service sends unasked; answers to requests are not among these. */
export type PushMessage = Exclude<AnyMessage, { type: "accepted" | "refused" | Answer["type"] }>;
export type ConnectionStatus = "open" | "opening" | "waiting" | "closed";

export interface Listener {
    onMessage(message: PushMessage): void;
    onOpen(): void;
    onStatus(status: ConnectionStatus): void;
}

interface Waiting {
    resolve(told: Answer | null): void;
    reject(failure: Failure): void;
}

const FIRST_WAIT = 400;
const MAX_WAIT = 15_000;
/** After this many silent milliseconds the service is pinged; after as many again the connection counts as lost. */
const SILENCE = 20_000;

/** Milliseconds before attempt number `attempt`, from 0; `chance` (0–1) spreads clients that lost the service together. */
export function waitBefore(attempt: number, chance: number): number {
    const longest = Math.min(FIRST_WAIT * 2 ** attempt, MAX_WAIT);
    return Math.round(longest * (0.5 + chance / 2));
}

export class Socket {
    readonly #address: string;
    readonly #listener: Listener;
    readonly #answers = new Map<number, Waiting>();
    #socket: WebSocket | null = null;
    #id = 0;
    #attempt = 0;
    #again: ReturnType<typeof setTimeout> | undefined;
    #silence: ReturnType<typeof setTimeout> | undefined;

    constructor(address: string, listener: Listener) {
        this.#address = address;
        this.#listener = listener;
    }

    /** Open the connection unless it is open. */
    open(): void {
        if (this.#socket !== null) return;
        clearTimeout(this.#again);
        this.#listener.onStatus("opening");
        const socket = new WebSocket(this.#address);
        this.#socket = socket;
        socket.onmessage = (event) => this.#receive(String(event.data));
        socket.onclose = () => {
            if (this.#socket === socket) this.#lose();
        };
    }

    close(): void {
        clearTimeout(this.#again);
        this.#drop();
        this.#listener.onStatus("closed");
    }

    /** Open a new connection: for another visitor, or because the network is back. */
    reconnect(): void {
        this.#attempt = 0;
        this.#drop();
        this.open();
    }

    /** Send a command; resolves with its answer (null if it is only accepted), rejects with a Failure. */
    request(command: CommandBody): Promise<Answer | null> {
        const socket = this.#socket;
        if (socket === null || socket.readyState !== WebSocket.OPEN)
            return Promise.reject(new Failure(words().failures.lost));
        const id = ++this.#id;
        return new Promise((resolve, reject) => {
            this.#answers.set(id, { resolve, reject });
            socket.send(JSON.stringify({ ...command, id }));
        });
    }

    #receive(text: string): void {
        this.#listen();
        const message = JSON.parse(text) as AnyMessage;
        switch (message.type) {
            case "accepted":
                this.#answer(message.id)?.resolve(null);
                break;
            case "reason":
            case "hint":
                this.#answer(message.id)?.resolve(message);
                break;
            case "refused":
                if (message.id !== null)
                    this.#answer(message.id)?.reject(new Failure(message.text, { rule: message.rule }));
                break;
            case "welcome":
                this.#attempt = 0;
                this.#listener.onStatus("open");
                this.#listener.onMessage(message);
                this.#listener.onOpen();
                break;
            default:
                this.#listener.onMessage(message);
        }
    }

    #answer(id: number): Waiting | undefined {
        const waiting = this.#answers.get(id);
        this.#answers.delete(id);
        return waiting;
    }

    #listen(): void {
        clearTimeout(this.#silence);
        this.#silence = setTimeout(() => {
            this.request({ type: "ping" }).catch(() => undefined);
            this.#silence = setTimeout(() => this.#lose(), SILENCE);
        }, SILENCE);
    }

    #lose(): void {
        this.#drop();
        this.#listener.onStatus("waiting");
        this.#again = setTimeout(() => this.open(), waitBefore(this.#attempt++, Math.random()));
    }

    #drop(): void {
        const socket = this.#socket;
        this.#socket = null;
        clearTimeout(this.#silence);
        clearTimeout(this.#again);
        socket?.close();
        for (const waiting of this.#answers.values()) waiting.reject(new Failure(words().failures.lost));
        this.#answers.clear();
    }
}
