/**
 * How large a card's text can be, by arithmetic: nothing is measured in the page, so nothing is laid out twice. All
 * lengths are in rem.
 */

/** The width of a letter of the text and of the name, and the height of a line, in em. */
const LETTER = 0.455;
const BOLD_LETTER = 0.5;
const LINE = 1.22;

/** The sizes of the text, from the largest, each with the share of the card that its emblem shall keep. */
const STEPS: readonly (readonly [type: number, share: number])[] = [
    [1.125, 0.44],
    [1, 0.4],
    [1, 0.32],
    [0.9375, 0.28],
    [0.875, 0.24],
    [0.875, 0.18],
    [0.8125, 0.14],
    [0.8125, 0],
];
/** An emblem smaller than this is left out. */
const MIN_EMBLEM = 1.5;

export interface Fit {
    /** The size of the text. */
    type: number;
    /** The size of the emblem, 0 if there is no room for it. */
    emblem: number;
    /** How many lines of text there is room for; the last one ends with "…" if there is more. */
    lines: number;
}

/** Whether a card of this size carries its text; the container queries of Card.svelte say the same. */
export function isFull(width: number, height: number): boolean {
    return (width >= 9 && height >= 14) || (width >= 11 && height >= 10.8);
}

/** `name` and `text` are numbers of letters. */
export function fit({
    width,
    height,
    name,
    text,
}: Readonly<Record<"width" | "height" | "name" | "text", number>>): Fit {
    const nameLines = Math.ceil((name * Math.min(1.25, 0.084 * width) * BOLD_LETTER) / (width - 4.8));
    const below = height - 0.5 - Math.max(1.9, nameLines * 1.3) - 0.9;
    for (const [type, share] of STEPS) {
        const lines = text === 0 ? 0 : Math.ceil((text * type * LETTER) / (width - 1.1) + 0.15);
        const room = below - lines * type * LINE;
        if (room < Math.min(share * height, share * 1.3 * width)) continue;
        return { type, emblem: room < MIN_EMBLEM ? 0 : Math.min(room, 0.62 * width, 0.52 * height), lines };
    }
    const type = STEPS[STEPS.length - 1]![0];
    return { type, emblem: 0, lines: Math.floor(below / (type * LINE)) };
}

/** Pixels in a rem. */
export function rem(): number {
    return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
