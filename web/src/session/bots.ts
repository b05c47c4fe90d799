/** The bot to suggest: one that plays well and quickly. */
export function defaultBot(levels: readonly string[]): string {
    return levels.includes("solid") ? "solid" : (levels[levels.length - 1] ?? "random");
}
