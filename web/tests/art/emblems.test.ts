import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EMBLEMS } from "../../src/art/emblems";

const FOLDER = new URL("../../../src/kleinod/games/dominion/data/cards/", import.meta.url);
const CARDS = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), "utf-8"));
const IDS = CARDS.flatMap((file) => [...file.matchAll(/^\[\[card\]\]\nid = "(\w+)"/gm)]).map((found) => found[1]!);

describe("emblems", () => {
    it("exist for every card and event, and for nothing else", () => {
        expect(Object.keys(EMBLEMS).sort()).toEqual(IDS.sort());
    });

    it("are all different, even without colours", () => {
        const drawn = Object.entries(EMBLEMS).map(
            ([, { shape, division, charges }]) => `${shape} ${division?.[0] ?? "plain"} ${charges.join(" ")}`,
        );
        expect(drawn.filter((one, i) => drawn.indexOf(one) !== i)).toEqual([]);
    });
});
