/** Which drawing shows which card. */
import type { DrawingId } from "../../art/drawings";
import type { EquipmentInfo } from "./shapes";

const EQUIPMENT: Readonly<Record<string, DrawingId>> = {
    gold_pan: "gold_pan",
    hammer: "hammer",
    pickaxe: "pickaxe",
    chisel: "chisel",
    shovel: "shovel",
    cart: "cart",
    horse: "horse",
    special_cart: "special_cart",
    special_horse: "special_horse",
    ladle: "ladle",
};

/** A card's own drawing, or for a second piece that of its kind. */
export function pictureOf(card: EquipmentInfo, id: string): DrawingId {
    return EQUIPMENT[id] ?? EQUIPMENT[card.kind] ?? "pack";
}

/** The drawings of the special cards by number. */
export const SPECIAL_PICTURES: Readonly<Record<number, DrawingId>> = {
    1: "scroll",
    2: "book",
    3: "gear",
    4: "quill",
    5: "cauldron",
    6: "carriage",
    7: "special_cart",
    8: "special_horse",
    9: "ladle",
    10: "ferry",
    11: "purse",
    12: "scales",
    13: "coins",
    14: "stall",
    15: "workshop",
    16: "star",
    17: "chest",
    18: "wheel",
};
