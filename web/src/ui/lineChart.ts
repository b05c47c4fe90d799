/** The measures of a line chart, apart from drawing it. */

/** At most `max` of the numbers from 0 to `end`, evenly spaced, to put labels at. */
export function ticks(end: number, max: number): number[] {
    const step = Math.max(1, Math.ceil((end + 1) / max));
    return Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step);
}

/** Moves markers on a vertical line apart, from the lowest up, so that they are at least `gap` away from each other. */
export function spread(heights: readonly number[], gap: number): number[] {
    const spreadOut = [...heights];
    const order = heights.map((_, i) => i).sort((a, b) => heights[b]! - heights[a]!);
    order.forEach((marker, i) => {
        const below = order[i - 1];
        if (below !== undefined) spreadOut[marker] = Math.min(spreadOut[marker]!, spreadOut[below]! - gap);
    });
    return spreadOut;
}

/** How many of the lines before this one have the same value at a point: they would hide one another there. */
export function equalBefore(
    lines: readonly { points: readonly { x: number; value: number }[] }[],
    { line, point }: { line: number; point: number },
): number {
    const here = lines[line]!.points[point]!;
    return lines
        .slice(0, line)
        .filter(({ points }) => points.some(({ x, value }) => x === here.x && value === here.value)).length;
}
