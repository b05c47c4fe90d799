import { describe, expect, it } from "vitest";
import { inBar } from "../../src/table/bar/answers";
import { previewParts } from "../../src/table/bar/previewLine";
import { choice } from "../games/choice";

const words = {
    change: (name: string, before: string, after: string) => `${name} ${before}→${after}`,
    brings: (count: string, name: string) => `+${count} ${name}`,
    ends_turn: "ends",
    for_good: "for good",
};
const how = { seat: 0, nameOf: (key: string) => key, words };

describe("what an option would do", () => {
    it("tells what changes of one's own, what it brings, and what it ends", () => {
        const preview = {
            changes: [
                { path: ["turn", "player"], before: 0, after: 1 },
                { path: ["players", "0", "gold"], before: 23, after: 18 },
                { path: ["players", "0", "gems", "ruby"], before: null, after: 1 },
                { path: ["players", "0", "hand_count"], before: 5, after: 4 },
                { path: ["players", "1", "gold"], before: 3, after: 4 },
            ],
            promises: { points: 1 },
            reveals: true,
            ends_turn: true,
        };
        const parts = previewParts({ ...choice("buy ruby 1"), preview }, how);
        expect(parts).toEqual(["gold 23→18", "ruby 0→1", "+1 points", "ends", "for good"]);
    });

    it("has nothing to tell of what changes nothing", () => {
        expect(previewParts({ ...choice("done"), preview: {} }, how)).toEqual([]);
    });
});

describe("the answers of the bar", () => {
    const answers = ["a", "b", "c", "d"].map((key) => ({ key, label: key }));

    it("are at most as many as have room; the others wait in a list", () => {
        expect(inBar(answers.slice(0, 3), 3).listed).toEqual([]);
        const { shown, listed } = inBar(answers, 3);
        expect([shown.length, listed.map(({ key }) => key)]).toEqual([2, ["c", "d"]]);
    });
});
