/** How the table is divided, by the room that it has, in rem: the map takes what is left. */

export type Layout = "desk" | "low" | "tablet" | "phone" | "short";

/** Without the question bar. */
const WIDE = 62.5;
const NARROW = 40;
const HIGH = 41.25;
const LOW = 35.25;
const UPRIGHT = 55;

export function layoutFor(width: number, height: number): Layout {
    if (width < NARROW && height >= LOW) return "phone";
    if (height < LOW || (width < WIDE && height < UPRIGHT)) return "short";
    if (width < WIDE) return "tablet";
    return height < HIGH ? "low" : "desk";
}

/** How high a rival is at least, and the story; the story is shown beside the rivals where it finds room. */
const RIVAL = { desk: 3.75, low: 3.25 };
const GAP = 0.375;
const STORY = 5.5;

export function storyFits(layout: "desk" | "low", rivals: number, height: number): boolean {
    return height - rivals * (RIVAL[layout] + GAP) >= STORY;
}
