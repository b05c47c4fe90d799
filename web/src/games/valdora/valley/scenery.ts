/** What lies in the valley without being a field: a river with its lake, mountains, woods. In the units of the printed map. */
import type { DrawingId } from "../../../art/drawings";
import type { Point } from "./places";

/** The river comes from the west, makes the lake in which the depot lies, and leaves to the east. */
export const RIVER: readonly Point[] = [
    [-40, 385],
    [90, 378],
    [180, 392],
    [240, 366],
    [330, 432],
    [420, 446],
    [500, 440],
    [585, 448],
    [665, 442],
    [760, 370],
    [830, 392],
    [920, 374],
    [1040, 400],
];

export const LAKE: readonly Point[] = [
    [398, 440],
    [432, 402],
    [500, 384],
    [566, 402],
    [606, 442],
    [566, 474],
    [500, 482],
    [434, 474],
    [398, 440],
];

/** Meadows in other greens: a middle, and how far they reach. */
export const MEADOWS: readonly { at: Point; size: Point; ripe: boolean }[] = [
    { at: [330, 170], size: [210, 120], ripe: false },
    { at: [700, 170], size: [200, 110], ripe: false },
    { at: [500, 590], size: [180, 62], ripe: true },
    { at: [200, 470], size: [150, 80], ripe: false },
    { at: [820, 470], size: [130, 90], ripe: false },
    { at: [30, 620], size: [130, 110], ripe: false },
    { at: [980, 620], size: [140, 110], ripe: false },
    { at: [180, 250], size: [110, 70], ripe: true },
    { at: [830, 240], size: [90, 60], ripe: true },
];

export interface Ornament {
    of: DrawingId;
    at: Point;
    size: number;
}

export const ORNAMENTS: readonly Ornament[] = [
    { of: "mountain", at: [300, 215], size: 96 },
    { of: "mountain", at: [362, 240], size: 62 },
    { of: "mountain", at: [690, 205], size: 104 },
    { of: "mountain", at: [628, 238], size: 64 },
    { of: "mountain", at: [768, 232], size: 58 },
    { of: "tree", at: [222, 232], size: 40 },
    { of: "tree", at: [250, 252], size: 32 },
    { of: "tree", at: [196, 262], size: 34 },
    { of: "tree", at: [600, 120], size: 34 },
    { of: "tree", at: [404, 128], size: 36 },
    { of: "tree", at: [380, 148], size: 28 },
    { of: "tree", at: [806, 246], size: 34 },
    { of: "tree", at: [180, 458], size: 36 },
    { of: "tree", at: [204, 440], size: 28 },
    { of: "tree", at: [330, 556], size: 40 },
    { of: "tree", at: [360, 574], size: 32 },
    { of: "tree", at: [302, 576], size: 30 },
    { of: "tree", at: [640, 560], size: 38 },
    { of: "tree", at: [668, 580], size: 30 },
    { of: "wheat", at: [420, 592], size: 34 },
    { of: "wheat", at: [446, 602], size: 28 },
    { of: "wheat", at: [580, 590], size: 30 },
    { of: "tree", at: [812, 456], size: 34 },
    { of: "tree", at: [836, 440], size: 26 },
    { of: "tree", at: [970, 320], size: 32 },
    { of: "tree", at: [28, 320], size: 30 },
    { of: "tree", at: [40, 640], size: 40 },
    { of: "tree", at: [72, 660], size: 32 },
    { of: "tree", at: [940, 650], size: 40 },
    { of: "tree", at: [910, 668], size: 30 },
    { of: "tree", at: [28, 40], size: 34 },
    { of: "tree", at: [970, 36], size: 34 },
];
