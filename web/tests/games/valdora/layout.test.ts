import { expect, it } from "vitest";
import { layoutFor, storyFits } from "../../../src/games/valdora/layout";

/** Of a page with a bar of 3.25 rem, in pixels. */
it.each([
    [1280, 720, "desk"],
    [1366, 768, "desk"],
    [1366, 625, "low"],
    [768, 1024, "tablet"],
    [360, 740, "phone"],
    [740, 360, "short"],
    [1280, 560, "short"],
    [800, 700, "short"],
])("%d×%d is %s", (width, height, layout) => {
    expect(layoutFor(width / 16, height / 16 - 3.25)).toBe(layout);
});

it("shows the story where the rivals leave room for it", () => {
    expect(storyFits("desk", 4, 16)).toBe(false);
    expect(storyFits("desk", 2, 16)).toBe(true);
});
