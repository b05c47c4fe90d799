import type { Drawing } from "../drawing";
import { ARMS } from "./arms";
import { BUILDINGS } from "./buildings";
import { CREATURES } from "./creatures";
import { GOODS } from "./goods";
import { NATURE } from "./nature";
import { TOOLS } from "./tools";

const ALL = { ...BUILDINGS, ...TOOLS, ...CREATURES, ...NATURE, ...ARMS, ...GOODS };

export type DrawingId = keyof typeof ALL;

export const DRAWINGS: Readonly<Record<DrawingId, Drawing>> = ALL;
export const DRAWING_IDS = Object.keys(ALL) as DrawingId[];
