/** The client's connection to the service: its status, requests, and subscriptions to what it receives. */
import { untrack } from "svelte";
import type { CommandBody, Answer, Welcome } from "./messages";
import { Socket, type PushMessage, type ConnectionStatus } from "./socket";

export interface Subscriber {
    onMessage(message: PushMessage): void;
    /** The connection was opened, for the first time or again. */
    onOpen?(): void;
}

/** The version of the wire that this page speaks. */
const VERSION: Welcome["version"] = 3;

const state = $state({ status: "closed" as ConnectionStatus, clockOffset: 0, outdated: false });
const subscribers = new Set<Subscriber>();

const socket = new Socket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`, {
    onMessage(message) {
        if (message.type === "welcome") {
            state.clockOffset = message.now - Date.now();
            // The types promise our version; a service that is newer than the page does not.
            if ((message.version as number) !== VERSION) {
                state.outdated = true;
                socket.close();
                return;
            }
        }
        for (const subscriber of subscribers) subscriber.onMessage(message);
    },
    onOpen() {
        if (state.outdated) return;
        for (const subscriber of subscribers) subscriber.onOpen?.();
    },
    onStatus(status) {
        state.status = status;
    },
});

addEventListener("online", () => {
    if (state.status !== "closed") socket.reconnect();
});

export function connectionStatus(): ConnectionStatus {
    return state.status;
}

/** Whether the service has another version than this page, which must be loaded again. */
export function isOutdated(): boolean {
    return state.outdated;
}

/** How far the service's clock is ahead of ours, in milliseconds. */
export function clockOffset(): number {
    return state.clockOffset;
}

/** Receive messages until the returned function is called; opens the connection if it is closed. */
export function subscribe(subscriber: Subscriber): () => void {
    subscribers.add(subscriber);
    // Called in effects, which must not run again whenever the connection changes.
    untrack(() => {
        if (state.status === "open") subscriber.onOpen?.();
        if (!state.outdated) socket.open();
    });
    return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0) socket.close();
    };
}

export function request(command: CommandBody): Promise<Answer | null> {
    return socket.request(command);
}

/** Open a new connection: the service knows a connection by the visitor who opened it. */
export function reconnect(): void {
    if (state.status !== "closed") socket.reconnect();
}
