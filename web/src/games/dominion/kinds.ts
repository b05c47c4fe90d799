/** The colour of a card, by its types: the first that fits wins. */
const TINTS: readonly (readonly [string, string])[] = [
    ["event", "var(--tint-stone)"],
    ["curse", "var(--tint-purple)"],
    ["victory", "var(--tint-green)"],
    ["treasure", "var(--tint-gold)"],
    ["attack", "var(--tint-red)"],
    ["reaction", "var(--tint-blue)"],
    ["duration", "var(--tint-orange)"],
    ["reserve", "var(--tint-wood)"],
    ["traveller", "var(--tint-sky)"],
    ["action", "var(--tint-parchment)"],
];

/** One or two colours: a card of two kinds shows both, as two bands. */
export function bands(types: readonly string[]): string[] {
    const found = TINTS.filter(([type]) => types.includes(type)).map(([, tint]) => tint);
    const own = found.filter((tint) => tint !== "var(--tint-parchment)");
    return (own.length > 0 ? own : found).slice(0, 2);
}

export function background(types: readonly string[]): string {
    const [first, second] = bands(types);
    return second === undefined ? first! : `linear-gradient(to right, ${first} 50%, ${second} 50%)`;
}
