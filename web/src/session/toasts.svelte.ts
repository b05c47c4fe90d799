/** Short messages that come and go at the edge of the screen. */
import { failureOf } from "../wire/failure";
import { said } from "../words/language.svelte";

export interface Toast {
    key: number;
    text: string;
    kind: "news" | "failure";
    href: string | null;
}

const LASTING = 6000;
const state = $state({ toasts: [] as Toast[], key: 0 });

export function toasts(): readonly Toast[] {
    return state.toasts;
}

export function toast(text: string, { kind = "news" as Toast["kind"], href = null as string | null } = {}): void {
    const key = ++state.key;
    state.toasts = [...state.toasts.filter((one) => one.text !== text), { key, text, kind, href }];
    setTimeout(() => putAway(key), LASTING);
}

export function putAway(key: number): void {
    state.toasts = state.toasts.filter((one) => one.key !== key);
}

/** Do something that the service may refuse; then that is shown. Tells whether it was done. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
    try {
        await what();
        return true;
    } catch (thrown) {
        toast(said(failureOf(thrown).said), { kind: "failure" });
        return false;
    }
}
