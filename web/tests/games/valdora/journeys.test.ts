import { describe, expect, it } from "vitest";
import { journeys } from "../../../src/games/valdora/journeys";
import type { LogEvent } from "../../../src/wire/messages";
import { BOX, POSITIONS } from "./positions";

const { view } = POSITIONS[0]!;
const happened = (kind: string, payload: Record<string, unknown> = {}): LogEvent => ({
    number: 1,
    kind,
    player: 0,
    rule: null,
    text: "",
    payload,
});

describe("journeys", () => {
    it("bring a gem from the road to the card that takes it", () => {
        const news = [happened("move", { field: "N1" }), happened("load", { gem: "ruby", card: "cart" })];
        expect(journeys(news, view, BOX)).toEqual([
            { thing: { kind: "gem", gem: "ruby" }, from: "field N1", to: "card 0 cart" },
        ]);
    });

    it("bring it from the depot where there are ships", () => {
        const news = [happened("move", { field: "E4" }), happened("load", { gem: "ruby", card: "cart" })];
        expect(journeys(news, view, BOX)[0]!.from).toBe("depot");
    });

    it("begin where the player stood then", () => {
        const news = [
            happened("move", { field: "N2" }),
            happened("mine", { coins: 2 }),
            happened("move", { field: "N1" }),
        ];
        expect(journeys(news, view, BOX)).toEqual([{ thing: { kind: "coin" }, from: "field N2", to: "coins 0" }]);
    });

    it("are only so many at a time", () => {
        expect(
            journeys(
                Array.from({ length: 40 }, () => happened("bonus")),
                view,
                BOX,
            ),
        ).toHaveLength(8);
    });

    it("leave out what nobody could follow", () => {
        expect(journeys([happened("turn"), { ...happened("bonus"), player: null }], view, BOX)).toEqual([]);
    });
});
