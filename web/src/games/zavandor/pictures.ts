/** What is drawn on an item: by its own name or by its kind. */
import type { DrawingId } from "../../art/drawings";

const PICTURES: Readonly<Record<string, DrawingId>> = {
    gnomunculus: "gnome",
    alchemat: "flask",
    konvertor: "cauldron",
    absauger: "horn",
    emeromobil: "carriage",
    crown: "crown",
    sceptre: "wand",
    diadem: "crown",
    goblet: "goblet",
    amulet: "amulet",
    pendant: "amulet",
    ring: "ring",
    signet: "ring",
    brooch: "flower",
    buckle: "shield",
    pectoral: "sun",
    earrings: "moon",
    bracelet: "ring",
    necklace: "star",
    collar: "star",
};

export function pictureOf(item: string, kind: string): DrawingId {
    return PICTURES[item] ?? PICTURES[kind] ?? "gear";
}
