/** The keys of a table. Letters do nothing in fields, in dialogs, with a modifier, or when they are turned off. */

/** What keys do here, in the order in which they are explained; boards have keys of their own besides. */
export const KEYS = {
    u: "undo",
    h: "hint",
    n: "no",
    w: "why_not",
    l: "story",
    c: "chat",
    "?": "keys",
    "1": "answer",
    "2": "answer",
    "3": "answer",
    Escape: "close",
} as const;
export type KeyAction = (typeof KEYS)[keyof typeof KEYS];

/** What a pressed key means; null if it is not for us. */
export function actionOf(event: KeyboardEvent, { letters }: { letters: boolean }): KeyAction | null {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
    if ((event.target as Element | null)?.closest?.("input, textarea, select, dialog, [role=dialog]")) return null;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = (KEYS as Readonly<Record<string, KeyAction>>)[key] ?? null;
    return action !== "close" && !letters ? null : action;
}
