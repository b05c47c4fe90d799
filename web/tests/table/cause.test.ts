// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { PLAYER_COLOURS } from "../../src/art/crests";
import { causeLabel } from "../../src/table/cause";
import type { CauseInfo, Question } from "../../src/wire/messages";
import { setLanguage } from "../../src/words/language.svelte";

const SEATS = ["Anna", "Bea"].map((name, number) => ({
    number,
    name,
    colour: PLAYER_COLOURS[number]!,
    bot: false,
    own: number === 0,
}));
const asked = (text: string, cause: CauseInfo | null): Question => ({ kind: "discard", text, options: [], cause });
const militia = (player: number): CauseInfo => ({ key: "militia", name: "Militia", player });

describe("who asks with which card", () => {
    setLanguage("en");
    const label = (question: Question | null) => causeLabel(question, SEATS, 0);

    it("names the card, and the player if it is somebody else's", () => {
        expect(label(asked("Discard two cards.", militia(1)))).toEqual({ card: "Militia", by: SEATS[1] });
        expect(label(asked("Discard two cards.", militia(0)))).toEqual({ card: "Militia", by: null });
    });

    it("says nothing twice", () => {
        expect(label(asked("Militia: discard two cards.", militia(1)))).toEqual({ card: "", by: SEATS[1] });
        expect(label(asked("Militia: discard two cards.", militia(0)))).toBeNull();
        expect(label(asked("Play an action card.", null))).toBeNull();
        expect(label(null)).toBeNull();
    });
});
