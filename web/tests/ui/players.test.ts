import { describe, expect, it } from "vitest";
import { PLAYER_COLOURS } from "../../src/art/crests";
import { EYES, through } from "./eyes";
import { token } from "./tokens";

/** In OKLab; the well-known palette of Okabe and Ito reaches 0.076. */
const APART = 0.15;

function oklab(colour: number[]): number[] {
    const [r, g, b] = colour.map((value) => Math.min(1, Math.max(0, value))) as [number, number, number];
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
        0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
}

const PAIRS = PLAYER_COLOURS.flatMap((one, i) => PLAYER_COLOURS.slice(i + 1).map((other) => [one, other] as const));

describe.each(Object.keys(EYES))("player colours by the eyes of %s", (eyes) => {
    it.each(PAIRS)("%s and %s stay apart", (one, other) => {
        const [a, b] = [one, other].map((colour) => oklab(through(EYES[eyes]!, token(`player-${colour}`, "light"))));
        expect(Math.hypot(...a!.map((value, i) => value - b![i]!))).toBeGreaterThan(APART);
    });
});
