/**
 * One Tab stop for a group of things: Tab leaves it, the arrow keys go from one thing to the nearest in that direction,
 * Home and End to the first and last. Tab comes back to what had the focus last. After a move has changed what is there,
 * `refocus` gives the focus back to the group.
 */
import type { Attachment } from "svelte/attachments";

const REACHABLE = "a[href], button, input, select, textarea, [tabindex]";
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

type Item = HTMLElement | SVGElement;

/** The group that had the focus last, and at which of its things. */
let latest: { group: Element; index: number } | null = null;

export function rovingGroup(): Attachment<HTMLElement | SVGElement> {
    return (group) => {
        let index = 0;
        const ending = new AbortController();
        const on = <K extends keyof HTMLElementEventMap>(
            kind: K,
            handler: (event: HTMLElementEventMap[K]) => void,
        ): void => (group as HTMLElement).addEventListener(kind, handler, { signal: ending.signal });
        on("focusin", (event) => {
            const items = itemsOf(group);
            const at = items.indexOf(event.target as Item);
            if (at < 0) return;
            const before = event.relatedTarget as Node | null;
            const came = before !== null && !group.contains(before) && (event.target as Item).matches(":focus-visible");
            if (came && at !== index && items[index] && byTab) {
                items[index]!.focus();
                return;
            }
            index = at;
            latest = { group, index };
        });
        on("keydown", (event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            if ((event.target as Element).matches("input, select, textarea")) return;
            const items = itemsOf(group);
            const here = items.indexOf(event.target as Item);
            if (here < 0) return;
            if (event.key === "Tab") {
                stepOver(items.filter((_, i) => i !== here));
                return;
            }
            const next = nextItem(items, here, event.key);
            if (!next) return;
            event.preventDefault();
            event.stopPropagation();
            next.focus();
        });
        return () => ending.abort();
    };
}

/** Gives the focus back to the group that had it last; false if nothing of that group can take it. */
export function refocus(): boolean {
    if (!latest?.group.isConnected) return false;
    const items = itemsOf(latest.group);
    const item = items[Math.min(latest.index, items.length - 1)];
    item?.focus({ preventScroll: true });
    return item !== undefined;
}

/** Whether the key that was pressed last is Tab: only then does a group choose who of it gets the focus. */
let byTab = false;
if (typeof document !== "undefined") {
    document.addEventListener("keydown", ({ key }) => (byTab = key === "Tab"), { capture: true });
    document.addEventListener("pointerdown", () => (byTab = false), { capture: true });
}

function itemsOf(group: Element): Item[] {
    return [...group.querySelectorAll<Item>(REACHABLE)].filter(
        (item) => item.tabIndex >= 0 && !item.matches(":disabled") && item.getClientRects().length > 0,
    );
}

function nextItem(items: readonly Item[], here: number, key: string): Item | undefined {
    if (key === "Home") return items[0];
    if (key === "End") return items.at(-1);
    const direction = ARROWS[key];
    return direction && nearest(items, items[here]!, direction);
}

/** The nearest thing in a direction; what stands off that line counts as further away. */
function nearest(items: readonly Item[], from: Item, [x, y]: readonly [number, number]): Item | undefined {
    const start = middle(from);
    let best: Item | undefined;
    let least = Infinity;
    for (const item of items) {
        const at = middle(item);
        const along = (at.x - start.x) * x + (at.y - start.y) * y;
        const aside = Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x);
        if (item === from || along < 1 || along + 3 * aside >= least) continue;
        least = along + 3 * aside;
        best = item;
    }
    return best;
}

function middle(item: Element): { x: number; y: number } {
    const { left, top, width, height } = item.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
}

/** Lets the browser's own Tab pass these by, this once. */
function stepOver(items: readonly Item[]): void {
    const kept = items.map((item) => [item, item.getAttribute("tabindex")] as const);
    for (const item of items) item.setAttribute("tabindex", "-1");
    setTimeout(() => {
        for (const [item, value] of kept) {
            if (value === null) item.removeAttribute("tabindex");
            else item.setAttribute("tabindex", value);
        }
    });
}
