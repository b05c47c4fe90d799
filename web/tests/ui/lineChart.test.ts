import { expect, it } from "vitest";
import { spread, ticks } from "../../src/ui/lineChart";

it("labels positions where there is room", () => {
    expect(ticks(10, 20)).toHaveLength(11);
    expect(ticks(10, 4)).toEqual([0, 3, 6, 9]);
    expect(ticks(0, 4)).toEqual([0]);
});

it("moves the markers of lines apart that end close together", () => {
    expect(spread([100, 20, 90], 19)).toEqual([100, 20, 81]);
    expect(spread([50, 50, 50], 10)).toEqual([50, 40, 30]);
    expect(spread([], 10)).toEqual([]);
});
