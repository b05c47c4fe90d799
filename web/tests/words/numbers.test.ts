import { expect, it } from "vitest";
import { formatChange, formatNumber } from "../../src/words/numbers";

it("writes negative numbers with a minus sign", () => {
    expect([3, -3, 0].map(formatNumber)).toEqual(["3", "−3", "0"]);
});

it("writes changes with their sign", () => {
    expect([3, -3, 0].map(formatChange)).toEqual(["+3", "−3", "0"]);
});
