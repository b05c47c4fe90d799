/** Short messages at the edge of the screen, which disappear after a few seconds. */
import { toFailure } from "../wire/failure";

export interface Toast {
    key: number;
    text: string;
    kind: "news" | "failure";
    href: string | null;
}

const TOAST_MS = 6000;
const state = $state({ toasts: [] as Toast[], key: 0 });

export function toasts(): readonly Toast[] {
    return state.toasts;
}

export function toast(text: string, { kind = "news" as Toast["kind"], href = null as string | null } = {}): void {
    const key = ++state.key;
    state.toasts = [...state.toasts.filter((one) => one.text !== text), { key, text, kind, href }];
    setTimeout(() => dismiss(key), TOAST_MS);
}

export function dismiss(key: number): void {
    state.toasts = state.toasts.filter((one) => one.key !== key);
}

/** Run a request and show a toast if it fails; resolves to whether it succeeded. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
    try {
        await what();
        return true;
    } catch (thrown) {
        toast(toFailure(thrown).text, { kind: "failure" });
        return false;
    }
}
