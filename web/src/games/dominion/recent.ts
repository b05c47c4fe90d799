/** What others did since one's own last move: it stays marked until the next one. */
import type { LogEvent } from "../../wire/messages";

export interface Recent {
    /** Who took a card from which pile, in this order. */
    gains: readonly { card: string; seat: number }[];
    /** The card that was played last. */
    played: string | null;
}

export const NOTHING: Recent = { gains: [], played: null };

/** The kinds of event that a player's own moves begin with. */
const MOVES = ["play", "buy", "call", "clean_up"];

export function since(before: Recent, news: readonly LogEvent[], seat: number | null): Recent {
    let { gains, played } = before;
    for (const { kind, player, payload } of news) {
        const card = payload["card"] as string;
        const source = payload["source"] as { zone?: string } | undefined;
        if (player === seat && MOVES.includes(kind)) ({ gains, played } = NOTHING);
        else if (player !== null && player !== seat && kind === "gain" && source?.zone === "supply") {
            gains = [...gains, { card, seat: player }];
        }
        if (kind === "play") played = card;
        if (kind === "turn" || kind === "clean_up") played = null;
    }
    return { gains, played };
}
