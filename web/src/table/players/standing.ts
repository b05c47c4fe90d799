/** What the first line of every seat tells, whatever the game: read from its view where it is there. */
import type { Json } from "../../games/contract";

export interface Standing {
    /** Points, where the rules make them open. */
    points: number | null;
    /** How many points end the game. */
    toEnd: number | null;
    /** Actions that are left of the round. */
    left: number | null;
}

export function standingOf(view: Json | null, seat: number): Standing {
    const players = view?.["players"];
    const player = Array.isArray(players) ? (players[seat] as Json | undefined) : undefined;
    return {
        points: number(player?.["points"]),
        toEnd: number(view?.["points_to_end"]),
        left: number(player?.["actions_left"]),
    };
}

/** The round, where the game counts rounds, and else the turn. */
export function roundOf(view: Json | null): { kind: "round" | "turn"; number: number } | null {
    const turn = view?.["turn"] as Json | undefined;
    for (const [kind, key] of [
        ["round", "round"],
        ["turn", "number"],
    ] as const) {
        const found = number(turn?.[key]);
        if (found !== null) return { kind, number: found };
    }
    return null;
}

const number = (value: unknown): number | null => (typeof value === "number" ? value : null);
