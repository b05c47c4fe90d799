/**
 * The emblems of Dominion's cards and events, composed from a small set of heraldic elements: an outline, a field, a
 * division of it, and one to three charges. Treasures are roundels, events banners, everything else shields.
 */
import type { Shape } from "./crests";
import type { Tint } from "./drawing";
import type { DrawingId } from "./drawings";

export const DIVISIONS = {
    chief: "M0 0h48v15H0Z",
    base: "M0 32h48v16H0Z",
    pale: "M24 0h24v48H24Z",
    band: "M0 19h48v11H0Z",
    bend: "M-4 4 12-8 52 40 38 54Z",
    chevron: "M24 16 52 44v14L24 30-4 58V44Z",
    saltire: "M-3 3 3-3 51 45l-6 6ZM51 3 45-3-3 45l6 6Z",
    rays: "M24 24 12-4h8ZM24 24 30-4h8ZM24 24 52 6v8ZM24 24 52 24v8ZM24 24 46 52h-8ZM24 24 28 52h-8ZM24 24-4 48v-8ZM24 24-4 28v-8ZM24 24-4 10V4Z",
    waves: "M0 35c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0v16H0Z",
    hills: "M0 38c8-8 16-8 22-3 8-7 18-7 26 0v16H0Z",
    bricks: "M0 9h48v1.5H0ZM0 20h48v1.5H0ZM0 31h48v1.5H0ZM11 0h1.5v9H11ZM34 0h1.5v9H34ZM22 10h1.5v10H22ZM11 21h1.5v10H11ZM34 21h1.5v10H34ZM22 32h1.5v14H22Z",
} as const;
export type Division = keyof typeof DIVISIONS;

export interface Emblem {
    shape: Shape;
    field: Tint;
    division?: readonly [Division, Tint];
    charges: readonly DrawingId[];
    /** The paint of what a drawing leaves to its user. */
    own: Tint;
}

type Parts = { on: Tint; with?: readonly [Division, Tint]; own?: Tint };

function shield(charges: readonly DrawingId[], { on, with: division, own = "gold" }: Parts): Emblem {
    return { shape: "shield", field: on, charges, own, ...(division && { division }) };
}
function roundel(charges: readonly DrawingId[], parts: Parts): Emblem {
    return { ...shield(charges, parts), shape: "roundel" };
}
function banner(charges: readonly DrawingId[], parts: Parts): Emblem {
    return { ...shield(charges, parts), shape: "banner" };
}

/** By the id of the card or event, as the components names it. tests/art/emblems.test.ts: no two are alike. */
export const EMBLEMS: Readonly<Record<string, Emblem>> = {
    // Treasures, victory cards and the curse
    copper: roundel(["coin"], { on: "parchment", own: "copper" }),
    silver: roundel(["coin", "coin"], { on: "sky", own: "silver" }),
    gold: roundel(["coin", "coin", "coin"], { on: "red", own: "gold" }),
    platinum: roundel(["ring"], { on: "night", with: ["rays", "blue"], own: "sky" }),
    estate: shield(["house"], { on: "sky", with: ["hills", "leaf"] }),
    duchy: shield(["tower"], { on: "leaf", with: ["pale", "green"] }),
    province: shield(["castle"], { on: "green", with: ["rays", "leaf"] }),
    colony: shield(["ship", "castle"], { on: "moss", with: ["waves", "sea"] }),
    curse: { shape: "lozenge", field: "purple", charges: ["skull"], own: "white" },

    // The base game
    cellar: shield(["barrel"], { on: "stone", with: ["bricks", "shade"] }),
    chapel: shield(["chapel"], { on: "sky", with: ["hills", "leaf"] }),
    moat: shield(["tower"], { on: "sky", with: ["waves", "blue"] }),
    chancellor: shield(["scroll"], { on: "red", with: ["pale", "rose"] }),
    village: shield(["house", "house", "house"], { on: "leaf" }),
    woodcutter: shield(["axe"], { on: "moss", with: ["bend", "leaf"] }),
    workshop: shield(["hammer", "saw"], { on: "parchment", with: ["chief", "orange"] }),
    bureaucrat: shield(["quill"], { on: "night", with: ["chief", "red"] }),
    feast: shield(["goblet", "grapes"], { on: "red", with: ["base", "timber"], own: "silver" }),
    gardens: shield(["flower", "flower", "flower"], { on: "green", own: "rose" }),
    militia: shield(["swords"], { on: "red" }),
    moneylender: shield(["scales"], { on: "night" }),
    remodel: shield(["house", "hammer"], { on: "orange", with: ["chevron", "parchment"] }),
    smithy: shield(["anvil"], { on: "dark", with: ["chief", "orange"] }),
    spy: shield(["eye"], { on: "purple", own: "leaf" }),
    thief: shield(["mask"], { on: "dark", with: ["bend", "purple"], own: "red" }),
    throne_room: shield(["throne"], { on: "blue" }),
    council_room: shield(["bell"], { on: "blue", with: ["chevron", "sky"] }),
    festival: shield(["lute"], { on: "yellow", with: ["rays", "orange"] }),
    laboratory: shield(["flask"], { on: "leaf", with: ["chief", "moss"] }),
    library: shield(["book"], { on: "moss", own: "red" }),
    market: shield(["stall"], { on: "sky", with: ["base", "wood"] }),
    mine: shield(["pickaxe"], { on: "stone", with: ["hills", "dark"] }),
    witch: shield(["cauldron"], { on: "purple", with: ["rays", "shade"] }),
    adventurer: shield(["traveller"], { on: "sky", with: ["hills", "green"], own: "blue" }),

    // Abenteuer
    coin_of_the_realm: roundel(["crown", "coin"], { on: "blue" }),
    page: shield(["banner"], { on: "sky", own: "red" }),
    peasant: shield(["wheat"], { on: "green", with: ["hills", "timber"] }),
    ratcatcher: shield(["rat"], { on: "parchment", with: ["base", "wood"] }),
    raze: shield(["flame", "tower"], { on: "dark", with: ["base", "red"] }),
    amulet: shield(["amulet"], { on: "night", own: "red" }),
    caravan_guard: shield(["spear", "shield"], { on: "yellow", with: ["hills", "orange"], own: "red" }),
    dungeon: shield(["gate"], { on: "dark", with: ["bricks", "shade"] }),
    gear: shield(["pack"], { on: "leaf", with: ["bend", "green"] }),
    guide: shield(["lantern"], { on: "night", with: ["hills", "moss"] }),
    duplicate: shield(["mirror", "mirror"], { on: "purple", with: ["pale", "rose"] }),
    magpie: shield(["raven"], { on: "sky" }),
    messenger: shield(["horn"], { on: "green", with: ["pale", "leaf"] }),
    miser: shield(["chest"], { on: "moss", with: ["base", "timber"] }),
    port: shield(["anchor"], { on: "sky", with: ["waves", "sea"] }),
    ranger: shield(["bow"], { on: "moss" }),
    transmogrify: shield(["wand"], { on: "purple" }),
    artificer: shield(["gear"], { on: "blue", with: ["chief", "night"] }),
    bridge_troll: shield(["bridge"], { on: "leaf", with: ["base", "blue"] }),
    distant_lands: shield(["mountain"], { on: "orange", with: ["rays", "yellow"] }),
    giant: shield(["club"], { on: "stone", with: ["hills", "leaf"] }),
    haunted_woods: shield(["bare_tree"], { on: "night", with: ["hills", "purple"] }),
    lost_city: shield(["columns"], { on: "yellow", with: ["hills", "moss"] }),
    relic: roundel(["goblet"], { on: "purple", with: ["rays", "rose"] }),
    royal_carriage: shield(["carriage"], { on: "blue", with: ["base", "stone"] }),
    storyteller: shield(["tome"], { on: "orange", with: ["pale", "red"], own: "blue" }),
    swamp_hag: shield(["toad", "hat"], { on: "moss", with: ["waves", "leaf"] }),
    treasure_trove: roundel(["trove"], { on: "green" }),
    wine_merchant: shield(["grapes"], { on: "parchment", with: ["base", "purple"] }),
    hireling: shield(["purse"], { on: "orange", with: ["chevron", "yellow"] }),

    // What Travellers become
    treasure_hunter: shield(["shovel", "coins"], { on: "leaf", with: ["base", "wood"] }),
    warrior: shield(["axe", "axe"], { on: "red", with: ["pale", "dark"] }),
    hero: shield(["sword"], { on: "blue", with: ["rays", "sky"] }),
    champion: shield(["helmet"], { on: "yellow", with: ["rays", "red"] }),
    soldier: shield(["spear"], { on: "moss", with: ["bend", "red"] }),
    fugitive: shield(["boot"], { on: "leaf", with: ["bend", "parchment"] }),
    disciple: shield(["candle"], { on: "purple", with: ["pale", "night"] }),
    teacher: shield(["owl"], { on: "night", with: ["chief", "orange"] }),

    // Events
    alms: banner(["hand"], { on: "blue" }),
    borrow: banner(["purse"], { on: "leaf" }),
    quest: banner(["map"], { on: "green" }),
    save: banner(["key"], { on: "red" }),
    scouting_party: banner(["spyglass"], { on: "sky" }),
    travelling_fair: banner(["tent"], { on: "sky", with: ["hills", "leaf"] }),
    bonfire: banner(["flame"], { on: "night" }),
    expedition: banner(["compass"], { on: "sea" }),
    ferry: banner(["ferry"], { on: "sky", with: ["waves", "sea"] }),
    plan: banner(["dividers"], { on: "parchment" }),
    mission: banner(["banner"], { on: "stone", with: ["base", "leaf"], own: "blue" }),
    pilgrimage: banner(["shell"], { on: "night" }),
    ball: banner(["mask"], { on: "rose", own: "gold" }),
    raid: banner(["torch"], { on: "red", with: ["rays", "dark"] }),
    seaway: banner(["ship"], { on: "yellow", with: ["waves", "blue"], own: "red" }),
    trade: banner(["scales"], { on: "green" }),
    lost_arts: banner(["columns"], { on: "purple" }),
    training: banner(["target"], { on: "leaf" }),
    inheritance: banner(["ring"], { on: "moss", own: "red" }),
    pathfinding: banner(["road"], { on: "sky" }),
};
