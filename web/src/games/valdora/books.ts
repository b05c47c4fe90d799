/** The two piles of a book. */
export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];
/** A card that nobody has seen yet, in the right pile. */
export const UNKNOWN = "?";
