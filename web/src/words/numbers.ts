/** Numbers as people write them: with a minus sign (−), not a hyphen. */
export function formatNumber(value: number): string {
    return String(value).replace("-", "−");
}

/** A change, with its sign. */
export function formatChange(value: number): string {
    return value > 0 ? `+${value}` : formatNumber(value);
}
