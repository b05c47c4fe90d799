/** The card that is being read: `CardReaderPopup` shows it large beside what was pointed at. */
import type { Attachment } from "svelte/attachments";

const HOVER = 350;
const LONG_PRESS = 450;

export class CardReader {
    card: string | null = $state(null);
    cost: number | undefined = $state();
    beside: DOMRect | null = $state.raw(null);

    show(card: string, element: Element, cost?: number): void {
        this.card = card;
        this.cost = cost;
        this.beside = element.getBoundingClientRect();
    }

    close(): void {
        this.card = null;
    }

    /** Shows the card after a moment's hovering, a long press or keyboard focus. */
    of(card: string, cost?: number): Attachment<HTMLElement> {
        return (element) => {
            let waiting: ReturnType<typeof setTimeout> | undefined;
            const ending = new AbortController();
            const on = (kind: string, handler: (event: Event) => void): void =>
                element.addEventListener(kind, handler, { signal: ending.signal });
            const later = (delay: number): void => {
                clearTimeout(waiting);
                waiting = setTimeout(() => this.show(card, element, cost), delay);
            };
            const leave = (): void => {
                clearTimeout(waiting);
                if (this.card === card) this.close();
            };
            on("pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && later(HOVER));
            on("pointerdown", (event) => (event as PointerEvent).pointerType !== "mouse" && later(LONG_PRESS));
            on("pointerup", () => clearTimeout(waiting));
            on("pointerleave", leave);
            on("focus", () => element.matches(":focus-visible") && later(HOVER));
            on("blur", leave);
            on("click", leave);
            on("contextmenu", (event) => event.preventDefault());
            return () => {
                ending.abort();
                leave();
            };
        };
    }
}
