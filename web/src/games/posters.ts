/** The poster of each game; everything else about it comes from the service. */
import type { DrawingId } from "../art/drawings";

export interface Poster {
    ground: string;
    /** Drawn in a row on the poster, the middle one largest. */
    drawings: readonly [DrawingId, DrawingId, DrawingId];
}

export const POSTERS: Readonly<Record<string, Poster>> = {
    valdora: { ground: "var(--tint-leaf)", drawings: ["cart", "traveller", "ship"] },
    zavandor: { ground: "var(--tint-stone)", drawings: ["pickaxe", "gnome", "gear"] },
    dominion: { ground: "var(--tint-red)", drawings: ["goblet", "castle", "crown"] },
};
