import { describe, expect, it } from "vitest";
import { placeBeside } from "../../src/games/beside";

const screen = { width: 1000, height: 700 };
const size = { width: 200, height: 200 };
const thing = { left: 300, top: 300, width: 80, height: 80 };

describe("a popup beside a thing", () => {
    it("stands over the side column, if there is one", () => {
        const column = { left: 780, top: 0, width: 220, height: 700 };
        expect(placeBeside(size, { thing, pointer: null, keepFree: [], column, screen }).left).toBe(775);
    });

    it("goes where it hides no legal move and not the pointer", () => {
        const right = { left: 390, top: 250, width: 200, height: 200 };
        const place = placeBeside(size, { thing, pointer: null, keepFree: [right], column: null, screen });
        expect(place.left).toBe(90);
        const pointer = { x: 150, y: 340 };
        expect(placeBeside(size, { thing, pointer, keepFree: [right], column: null, screen }).top).toBe(90);
    });
});
