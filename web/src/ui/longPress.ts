/** Holding a finger on something: it is read, and lifting the finger does nothing. */

const LONG_PRESS_MS = 450;
/** A finger that moves further than this scrolls. */
const SLACK_PX = 10;

/** Calls `act` when a finger has rested on the element, and swallows the click that lifting it makes. */
export function longPress(element: Element, act: () => void, signal: AbortSignal): void {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const stop = (): void => clearTimeout(waiting);
    const on = (kind: string, handler: (event: PointerEvent) => unknown): void =>
        element.addEventListener(kind, (event) => handler(event as PointerEvent), { signal });
    on("pointerdown", ({ pointerType, clientX, clientY }) => {
        stop();
        if (pointerType === "mouse") return;
        from = { x: clientX, y: clientY };
        waiting = setTimeout(() => {
            swallowClick();
            act();
        }, LONG_PRESS_MS);
    });
    on("pointermove", ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK_PX) stop();
    });
    for (const kind of ["pointerup", "pointercancel", "pointerleave"]) on(kind, stop);
    on("contextmenu", (event) => event.pointerType !== "mouse" && event.preventDefault());
    signal.addEventListener("abort", stop);
}

let swallowing: AbortController | null = null;

/** The next click is not one, unless another touch has begun before it. */
function swallowClick(): void {
    swallowing?.abort();
    const until = new AbortController();
    swallowing = until;
    const { signal } = until;
    addEventListener("pointerdown", () => until.abort(), { signal, capture: true });
    addEventListener(
        "click",
        (event) => {
            event.preventDefault();
            event.stopImmediatePropagation();
            until.abort();
        },
        { signal, capture: true },
    );
}
