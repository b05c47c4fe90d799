/** The client's connection: its state for all to see, and whoever wants to hear what comes. */
import { untrack } from "svelte";
import type { Asked, Told } from "./messages";
import { Socket, type News, type Standing } from "./socket";

export interface Hearer {
    heard(news: News): void;
    /** The connection is new, for the first time or again. */
    opened?(): void;
}

const state = $state({ standing: "closed" as Standing, ahead: 0 });
const hearers = new Set<Hearer>();

const socket = new Socket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`, {
    heard(news) {
        if (news.type === "welcome") state.ahead = news.now - Date.now();
        for (const hearer of hearers) hearer.heard(news);
    },
    opened() {
        for (const hearer of hearers) hearer.opened?.();
    },
    stood(standing) {
        state.standing = standing;
    },
});

addEventListener("online", () => {
    if (state.standing !== "closed") socket.renew();
});

export function standing(): Standing {
    return state.standing;
}

/** How far the service's clock is ahead of ours, in milliseconds. */
export function ahead(): number {
    return state.ahead;
}

/** Hear what comes, from now until the function that is given back is called; the connection opens if it must. */
export function hear(hearer: Hearer): () => void {
    hearers.add(hearer);
    // Effects begin to hear: they must not begin again whenever the connection changes.
    untrack(() => {
        if (state.standing === "open") hearer.opened?.();
        socket.open();
    });
    return () => {
        hearers.delete(hearer);
        if (hearers.size === 0) socket.close();
    };
}

export function ask(command: Asked): Promise<Told | null> {
    return socket.ask(command);
}

/** Open anew, since the service knows a connection by who opened it. */
export function renew(): void {
    if (state.standing !== "closed") socket.renew();
}
