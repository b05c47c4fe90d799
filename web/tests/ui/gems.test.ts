import { describe, expect, it } from "vitest";
import { EYES, through } from "./eyes";
import { token } from "./tokens";

/** On a map gems are so small that lightness decides: these look alike to somebody, but for it. */
const ALIKE = [
    ["ruby", "emerald"],
    ["sapphire", "amethyst"],
] as const;
const APART = 15;

/** L* of CIE Lab. */
function lightness([r = 0, g = 0, b = 0]: number[]): number {
    const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}

describe.each(["usual", "protanopia", "deuteranopia"])("gems by the eyes of %s", (eyes) => {
    it.each(ALIKE)("%s and %s differ in lightness", (one, other) => {
        const [a, b] = [one, other].map((gem) => lightness(through(EYES[eyes]!, token(`gem-${gem}`, "light"))));
        expect(Math.abs(a! - b!)).toBeGreaterThanOrEqual(APART);
    });
});
