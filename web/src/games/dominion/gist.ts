/** What a card gives, read off its text: where the text has no room, its leading bonuses stand for it. */
const BONUS = String.raw`\+(?:\d+ (?:Cards?|Actions?|Buys?|Karten?|Aktion(?:en)?|Kauf|Käufe)|\$\d+)`;
const LEADING = new RegExp(`^(?:${BONUS}(?:, (?:and |und )?| and | und |\\.? ?))+`);

/** The bonuses that a text begins with; "…" on the last one if the text says more. */
export function gist(text: string): string[] {
    const lead = LEADING.exec(text)?.[0] ?? "";
    const bonuses = lead.match(new RegExp(BONUS, "g")) ?? [];
    const last = bonuses.pop();
    return last === undefined ? [] : [...bonuses, lead.length < text.length ? `${last} …` : last];
}

/** A text in parts; every second one is a bonus. */
export function partsOf(text: string): string[] {
    return text.split(new RegExp(`(${BONUS})`, "g"));
}
