import { describe, expect, it } from "vitest";
import { PLAYER_COLOURS } from "../../src/art/crests";
import { linear, token, type Theme } from "./tokens";

const THEMES: Theme[] = ["light", "dark"];
const GROUNDS = ["surface", "sunken", "paper", "raised"];
const INKS = ["ink", "ink-soft", "accent", "your-turn", "legal", "warning", "danger"];

function luminance(hex: string): number {
    const [r, g, b] = linear(hex);
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
}

describe.each(THEMES)("%s", (theme) => {
    const text = [...INKS, ...PLAYER_COLOURS.map((colour) => `player-${colour}-ink`)];
    it.each(text.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)))(
        "%s is legible on %s (AA)",
        (ink, ground) => {
            expect(contrast(token(ink, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
        },
    );

    it.each(["accent", "danger"])("text on %s is legible (AA)", (ground) => {
        expect(contrast(token(`on-${ground}`, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(GROUNDS)("strong lines are seen on %s", (ground) => {
        expect(contrast(token("line-strong", theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
    });
});
