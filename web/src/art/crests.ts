/** Crests: seven houses of Valdora, six players. Each is told by its charge and outline, not by colour alone. */
import { DRAWINGS, type DrawingId } from "./drawings";

export const HOUSES = ["silver", "yellow", "white", "purple", "red", "blue", "green"] as const;
export type House = (typeof HOUSES)[number];

export const PLAYER_COLOURS = ["blue", "red", "green", "yellow", "lilac", "slate"] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

export const SHAPES = {
    shield: "M5 5h38c1.5 20-4 33-19 40C9 38 3.5 25 5 5Z",
    roundel: "M3 24a21 21 0 1 0 42 0a21 21 0 1 0-42 0Z",
    hexagon: "M24 2 44 13v22L24 46 4 35V13Z",
    square: "M5 5h38v38H5Z",
    lozenge: "M24 1 46 24 24 47 2 24Z",
    banner: "M6 3h36v42L24 35 6 45Z",
} as const;
export type Shape = keyof typeof SHAPES;

/** What a house bears, and the paint of its charge. */
export const HOUSE_CHARGES: Record<House, { charge: DrawingId; own: string }> = {
    silver: { charge: "key", own: "var(--tint-night)" },
    yellow: { charge: "sun", own: "var(--tint-orange)" },
    white: { charge: "star", own: "var(--tint-sky)" },
    purple: { charge: "grapes", own: "" },
    red: { charge: "rose", own: "var(--tint-white)" },
    blue: { charge: "fish", own: "var(--tint-silver)" },
    green: { charge: "oak", own: "var(--tint-leaf)" },
};

interface PlayerCrest {
    shape: Shape;
    /** The outline of a drawing, in one flat tone: legible at the size of a letter. */
    charge: string;
    dark: boolean;
}

const outline = (id: DrawingId, ...parts: number[]): string => parts.map((i) => DRAWINGS[id][i]![0]).join("");

/** Dark fields bear a light charge, light ones a dark charge. */
export const PLAYER_CRESTS: Record<PlayerColour, PlayerCrest> = {
    blue: { shape: "shield", charge: outline("star", 0), dark: true },
    red: { shape: "roundel", charge: outline("flame", 0), dark: true },
    green: { shape: "hexagon", charge: outline("leaf", 0), dark: false },
    yellow: { shape: "square", charge: outline("crown", 0, 2), dark: false },
    lilac: { shape: "lozenge", charge: outline("moon", 0), dark: false },
    slate: { shape: "banner", charge: outline("tower", 0, 2), dark: true },
};
