/**
 * The one WebSocket of a client: it opens again by itself, each time after a longer wait, and gives every command its
 * answer. What is watched is the user's affair: `opened` is called after each opening.
 */
import { Failure, LOST } from "./failure";
import type { AnyMessage, Asked, Told } from "./messages";

/** What the service sends of itself; answers to commands are kept apart. */
export type News = Exclude<AnyMessage, { type: "accepted" | "refused" | Told["type"] }>;
export type Standing = "open" | "opening" | "waiting" | "closed";

export interface Listener {
    heard(news: News): void;
    opened(): void;
    stood(standing: Standing): void;
}

interface Waiting {
    resolve(told: Told | null): void;
    reject(failure: Failure): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A connection that has been silent so long is asked whether it is still there, and given up after as long again. */
const SILENCE = 20_000;

/** Milliseconds to wait before the attempt with this number, from 0; `chance` (0–1) keeps clients from coming at once. */
export function waitBefore(attempt: number, chance: number): number {
    const longest = Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
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

    /** Open, if it is not. */
    open(): void {
        if (this.#socket !== null) return;
        clearTimeout(this.#again);
        this.#listener.stood("opening");
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
        this.#listener.stood("closed");
    }

    /** Open anew: as somebody else, or because the network is back. */
    renew(): void {
        this.#attempt = 0;
        this.#drop();
        this.open();
    }

    /** Send a command; resolves when it is accepted, with what it asked for if it asked, and rejects with a Failure. */
    ask(command: Asked): Promise<Told | null> {
        const socket = this.#socket;
        if (socket === null || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Failure(LOST));
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
                if (message.id !== null) this.#answer(message.id)?.reject(new Failure(message, { rule: message.rule }));
                break;
            case "welcome":
                this.#attempt = 0;
                this.#listener.stood("open");
                this.#listener.heard(message);
                this.#listener.opened();
                break;
            default:
                this.#listener.heard(message);
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
            this.ask({ type: "ping" }).catch(() => undefined);
            this.#silence = setTimeout(() => this.#lose(), SILENCE);
        }, SILENCE);
    }

    #lose(): void {
        this.#drop();
        this.#listener.stood("waiting");
        this.#again = setTimeout(() => this.open(), waitBefore(this.#attempt++, Math.random()));
    }

    #drop(): void {
        const socket = this.#socket;
        this.#socket = null;
        clearTimeout(this.#silence);
        clearTimeout(this.#again);
        socket?.close();
        for (const waiting of this.#answers.values()) waiting.reject(new Failure(LOST));
        this.#answers.clear();
    }
}
