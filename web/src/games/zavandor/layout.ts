/** How the board is divided, by the room it has. */

/**
 * Three columns above one's own mine; two columns of two; or one part at a time, chosen by tabs. Where it is low, the part
 * that is open scrolls.
 */
export type Mode = "wide" | "tablet" | "tabs";

const WIDE = { width: 956, height: 590 };
const TABLET = { width: 640, height: 820 };
/** The row of rivals, where the page has no column for them. */
const RIVALS = 90;

/** In pixels; the room of a board that is not laid out yet counts as wide. */
export function modeOf({ width, height, rivals }: { width: number; height: number; rivals: boolean }): Mode {
    const free = height - (rivals ? RIVALS : 0);
    if (width === 0 || (width >= WIDE.width && free >= WIDE.height - RIVALS)) return "wide";
    return width >= TABLET.width && free >= TABLET.height - RIVALS ? "tablet" : "tabs";
}
