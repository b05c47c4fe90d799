/**
 * A drawing is a list of parts, painted one over the other on a sheet of 48 × 48: a path, its paint, its ink line.
 *
 * A part with a paint has a bold line round it unless it says otherwise; a part without one is a fine ink line.
 * "own" is the paint that the one who uses the drawing gives it: a player's colour, the metal of a crest.
 */
export type Tint =
    | "own"
    | "shade"
    | "light"
    | "wood"
    | "timber"
    | "iron"
    | "stone"
    | "dark"
    | "brass"
    | "gold"
    | "silver"
    | "copper"
    | "parchment"
    | "white"
    | "skin"
    | "red"
    | "rose"
    | "orange"
    | "yellow"
    | "green"
    | "leaf"
    | "moss"
    | "blue"
    | "sky"
    | "sea"
    | "night"
    | "purple";

export type Line = "bold" | "fine" | "none";
export type Part = readonly [path: string, tint?: Tint | undefined, line?: Line];
export type Drawing = readonly Part[];

/** The line of a part: shades and lights have none. */
export function lineOf([, tint, line]: Part): Line {
    return line ?? (tint === undefined ? "fine" : tint === "shade" || tint === "light" ? "none" : "bold");
}

/** The CSS paint of a tint; `own` is what "own" stands for. */
export function paint(tint: Tint | undefined, own: string): string {
    if (tint === undefined) return "none";
    if (tint === "own") return own;
    return tint === "shade" || tint === "light" ? `var(--art-${tint})` : `var(--tint-${tint})`;
}

/** A circle as a path. */
export function circle(x: number, y: number, r: number): string {
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
