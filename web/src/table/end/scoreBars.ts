/** The lengths of the longest bars of a score sheet: above zero and below. */
export function reachOf(sheet: readonly Readonly<Record<string, number>>[]): { below: number; above: number } {
    const sums = (sign: 1 | -1): number[] =>
        sheet.map((points) => Object.values(points).reduce((sum, one) => sum + Math.max(0, sign * one), 0));
    return { below: Math.max(0, ...sums(-1)), above: Math.max(1, ...sums(1)) };
}
