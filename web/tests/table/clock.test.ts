import { describe, expect, it } from "vitest";
import { timeLeft, formatTime } from "../../src/table/clock";

describe("time left", () => {
    const live = { kind: "live" as const, left: [60_000, 90_000], deadline: 100_000, warned: false };

    it("runs for whoever is asked, and stands for the others", () => {
        expect(timeLeft(live, { seat: 0, awaited: 0, now: 70_000 })).toBe(30_000);
        expect(timeLeft(live, { seat: 0, awaited: 0, now: 170_000 })).toBe(0);
        expect(timeLeft(live, { seat: 1, awaited: 0, now: 70_000 })).toBe(90_000);
    });

    it("is told only of whoever is asked where each turn has its deadline", () => {
        const turns = { ...live, kind: "turns" as const };
        expect(timeLeft(turns, { seat: 0, awaited: 0, now: 70_000 })).toBe(30_000);
        expect(timeLeft(turns, { seat: 1, awaited: 0, now: 70_000 })).toBeNull();
        expect(timeLeft(null, { seat: 0, awaited: 0, now: 0 })).toBeNull();
    });

    it.each([
        [7_000, "0:07"],
        [247_000, "4:07"],
        [12_000_000, "3 h 20"],
        [187_200_000, "2 d 4 h"],
    ])("of %i ms is shown as %s", (time, text) => {
        expect(formatTime(time)).toBe(text);
    });
});
