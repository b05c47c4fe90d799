import { describe, expect, it } from "vitest";
import { startsAtOnce, hintsAllowed, incompleteOptions, newDraft, planOf, quickPlan } from "../../src/lobby/plan";
import { defaultBot } from "../../src/session/bots";
import { sortTables } from "../../src/lobby/tableOrder";
import type { GameInfo, ListForm, TableSummary } from "../../src/wire/messages";

const WORDS = "";
const KINGDOM: ListForm = {
    kind: "list",
    name: "kingdom",
    label: WORDS,
    unset: WORDS,
    min: 2,
    max: 2,
    choices: [],
    instead: [],
};
const GAME: GameInfo = {
    id: "dominion",
    name: WORDS,
    description: WORDS,
    min_players: 2,
    max_players: 6,
    minutes: [20, 45],
    rules_version: 1,
    settings: [KINGDOM],
    bots: ["random", "novice", "solid", "expert"],
};

describe("setting up a table", () => {
    it("begins with me and somebody who is invited", () => {
        expect(planOf(newDraft(GAME))).toEqual({
            game: "dominion",
            seats: [{ kind: "own" }, { kind: "invited" }],
            listed: false,
        });
    });

    it("makes a plan of everything that was chosen", () => {
        const draft = newDraft(GAME);
        draft.seats[1] = { key: 1, kind: "hotseat", bot: "", name: " Bea " };
        draft.seats.push({ key: 2, kind: "bot", bot: "novice", name: "" });
        draft.options = { kingdom: ["a", "b"] };
        draft.clock = "turns";
        draft.start = "seed";
        draft.seed = " 42 ";
        expect(planOf(draft)).toEqual({
            game: "dominion",
            seats: [{ kind: "own" }, { kind: "hotseat", name: "Bea" }, { kind: "bot", bot: "novice" }],
            options: { kingdom: ["a", "b"] },
            listed: false,
            clock: { kind: "turns", hours: 24 },
            start: { seed: "42" },
        });
        expect(startsAtOnce(draft)).toBe(true);
        expect(startsAtOnce(newDraft(GAME))).toBe(false);
    });

    it("has hints against bots alone, unless it is said", () => {
        const draft = newDraft(GAME);
        expect(hintsAllowed(draft)).toBe(false);
        draft.seats[1] = { key: 1, kind: "bot", bot: "novice", name: "" };
        expect(hintsAllowed(draft)).toBe(true);
        expect(planOf(draft)).not.toHaveProperty("hints");
        draft.hints = false;
        expect(hintsAllowed(draft)).toBe(false);
        expect(planOf(draft).hints).toBe(false);
    });

    it("goes on from a position by its own options", () => {
        const draft = newDraft(GAME);
        draft.options = { round_limit: 3 };
        draft.start = "position";
        draft.uploaded = { game: "dominion", players: 2, steps: 4, position: { game: "dominion" } };
        expect(planOf(draft)).toMatchObject({ start: { position: { game: "dominion" } } });
        expect(planOf(draft).options).toBeUndefined();
    });

    it("knows what is not complete", () => {
        const draft = newDraft(GAME);
        expect(incompleteOptions(draft, GAME.settings)).toEqual([]);
        draft.options = { kingdom: ["a"] };
        expect(incompleteOptions(draft, GAME.settings)).toEqual([KINGDOM]);
    });

    it("plays at once against bots of the usual strength", () => {
        expect(defaultBot(GAME.bots)).toBe("solid");
        expect(defaultBot(["random"])).toBe("random");
        expect(quickPlan("valdora", { bots: 2, level: "solid" }).seats).toEqual([
            { kind: "own" },
            { kind: "bot", bot: "solid" },
            { kind: "bot", bot: "solid" },
        ]);
    });
});

describe("my tables", () => {
    it("begin with those where it is my turn, then the latest", () => {
        const table = (id: string, changed_at: number, rest: Partial<TableSummary> = {}): TableSummary =>
            ({ id, changed_at, state: "running", your_turn: false, ...rest }) as TableSummary;
        const { active, over } = sortTables([
            table("old", 1),
            table("new", 3),
            table("mine", 2, { your_turn: true }),
            table("waits", 4, { state: "open" }),
            table("done", 5, { state: "over" }),
            table("closed", 6, { state: "closed" }),
        ]);
        expect(active.map((one) => one.id)).toEqual(["mine", "new", "old", "waits"]);
        expect(over.map((one) => one.id)).toEqual(["done"]);
    });
});
