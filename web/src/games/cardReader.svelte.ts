/**
 * What is being read: `CardReaderPopup` shows it beside the thing. A mouse that rests on a thing or a focus that stays
 * shows it for as long as that lasts; a click on what plays nothing, the key I or a long press pins it until Escape or
 * a click elsewhere.
 */
import type { Attachment } from "svelte/attachments";
import { untrack } from "svelte";
import { longPress } from "../ui/longPress";

const HOVER_MS = 350;
const FOCUS_MS = 700;
/** A mouse that moves faster than this, in pixels per millisecond, is on its way to something else. */
const FAST = 0.5;

/** Where the mouse is; null for keyboard and touch, which cover nothing. */
export interface Pointer {
    x: number;
    y: number;
}

export class CardReader {
    card: string | null = $state(null);
    cost: number | undefined = $state();
    /** Stays open, and can be clicked and reached by keyboard. */
    pinned = $state(false);
    element: HTMLElement | null = $state.raw(null);
    pointer: Pointer | null = $state.raw(null);

    show(card: string, element: HTMLElement, { cost, pinned = false, pointer = null }: Showing = {}): void {
        this.card = card;
        this.cost = cost;
        this.element = element;
        this.pinned = pinned;
        this.pointer = pointer;
    }

    /** Whoever had the focus gets it back. */
    close(): void {
        const { element, pinned } = this;
        this.card = null;
        this.pinned = false;
        this.element = null;
        if (pinned && element?.isConnected) element.focus({ preventScroll: true });
    }

    /** Lets a thing be read. */
    of(card: string, cost?: number): Attachment<HTMLElement> {
        return (element) => {
            let waiting: ReturnType<typeof setTimeout> | undefined;
            let last: (Pointer & { at: number }) | null = null;
            const ending = new AbortController();
            const on = (kind: string, handler: (event: Event) => void): void =>
                element.addEventListener(kind, handler, { signal: ending.signal });
            const shown = (): boolean => this.card !== null && this.element === element;
            const later = (delay: number, pointer: Pointer | null): void => {
                clearTimeout(waiting);
                if (this.pinned) return;
                waiting = setTimeout(() => this.show(card, element, { cost, pointer }), delay);
            };
            const pin = (): void => {
                clearTimeout(waiting);
                if (shown() && this.pinned) this.close();
                else this.show(card, element, { cost, pinned: true });
            };
            const leave = (): void => {
                clearTimeout(waiting);
                last = null;
                if (shown() && !this.pinned) this.close();
            };
            const moved = (event: Event): void => {
                const { pointerType, clientX: x, clientY: y, timeStamp: at } = event as PointerEvent;
                if (pointerType !== "mouse" || shown()) return;
                const fast = last !== null && Math.hypot(x - last.x, y - last.y) > FAST * (at - last.at);
                if (last === null || fast) later(HOVER_MS, { x, y });
                last = { x, y, at };
            };
            on("pointerenter", moved);
            on("pointermove", moved);
            on("pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && leave());
            on("focus", () => element.matches(":focus-visible") && later(FOCUS_MS, null));
            on("blur", leave);
            on("keydown", (event) => {
                const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
                if (key.toLowerCase() !== "i" || ctrlKey || metaKey || altKey) return;
                event.stopPropagation();
                pin();
            });
            on("click", () => {
                if (element.matches(".legal, .legal *") || element.querySelector(".legal")) leave();
                else pin();
            });
            longPress(element, pin, ending.signal);
            return () => {
                ending.abort();
                untrack(leave);
            };
        };
    }
}

interface Showing {
    cost?: number | undefined;
    pinned?: boolean;
    pointer?: Pointer | null;
}
