import { describe, expect, it } from "vitest";
import { DRAWING_IDS, DRAWINGS } from "../../src/art/drawings";
import { lineOf, paint } from "../../src/art/drawing";
import { CUTS, GEMS } from "../../src/art/gems";

describe("drawings", () => {
    it.each(DRAWING_IDS)("%s has paths that begin somewhere and stay whole", (id) => {
        for (const [path] of DRAWINGS[id]) expect(path).toMatch(/^M[-\d.\s\w]+$/);
    });

    it("leave shades and lights without a line", () => {
        expect(lineOf(["M0 0", "shade"])).toBe("none");
        expect(lineOf(["M0 0", "wood"])).toBe("bold");
        expect(lineOf(["M0 0"])).toBe("fine");
    });

    it("take the user's paint where they leave it open", () => {
        expect(paint("own", "red")).toBe("red");
        expect(paint("wood", "red")).toBe("var(--tint-wood)");
        expect(paint(undefined, "red")).toBe("none");
    });
});

describe("gems", () => {
    it("are all cut differently", () => {
        expect(new Set(GEMS.map((gem) => CUTS[gem].outline)).size).toBe(GEMS.length);
    });

    it("are brightest above on the left, where the light is", () => {
        const tones = CUTS.sapphire.tones.map(({ tone }) => tone);
        expect(Math.max(...tones)).toBe(2);
        expect(Math.min(...tones)).toBe(-2);
    });
});
