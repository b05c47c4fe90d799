/** What an option would do, as the question bar says it: what changes of one's own, what it brings, what it ends. */
import type { ChangeInfo, Choice } from "../../wire/messages";
import { formatNumber } from "../../words/numbers";

export interface PreviewWords {
    change(name: string, before: string, after: string): string;
    brings(count: string, name: string): string;
    ends_turn: string;
    for_good: string;
}

/** Own numbers that say nothing about a price: how many cards lie where, and how often one was on turn. */
const COUNTS = /_count$|^turns$/;
const MAX_CHANGES = 3;

/** A phrase for each thing worth knowing; `nameOf` says what a part of the view is called. */
export function previewParts(
    { preview }: Choice,
    { seat, nameOf, words }: { seat: number | null; nameOf: (key: string) => string; words: PreviewWords },
): string[] {
    const { changes = [], promises = {}, reveals = false, ends_turn } = preview;
    const parts = changes
        .filter((change) => isOwnNumber(change, seat))
        .slice(0, MAX_CHANGES)
        .map(({ path, before, after }) => words.change(nameOf(path.at(-1)!), amount(before), amount(after)));
    for (const [key, count] of Object.entries(promises)) parts.push(words.brings(formatNumber(count), nameOf(key)));
    if (ends_turn) parts.push(words.ends_turn);
    if (reveals) parts.push(words.for_good);
    return parts;
}

/** What is left of the turn, and what the player owns; without a number there was or will be none of it. */
function isOwnNumber({ path, before, after }: ChangeInfo, seat: number | null): boolean {
    const [whole, whose] = path;
    const own = (whole === "players" && whose === String(seat)) || (whole === "turn" && whose !== "player");
    const isAmount = (value: unknown): boolean => typeof value === "number" || value === null;
    const counted = typeof before === "number" || typeof after === "number";
    return own && counted && isAmount(before) && isAmount(after) && !COUNTS.test(path.at(-1)!);
}

const amount = (value: unknown): string => formatNumber(typeof value === "number" ? value : 0);
