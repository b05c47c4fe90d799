/** On small screens supply, play area and hand scroll: what the question is about comes into view by itself. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Play } from "../play.svelte";

/** How much is still seen of what lies before. */
const EDGE = 14;

/** Scrolls an element to the first thing in it that is asked about, if that is not in view. */
export function toAsked(play: Play): Attachment<HTMLElement> {
    return (scroller) => {
        if (play.question === null) return;
        void tick().then(() => {
            const asked = [...scroller.querySelectorAll("[data-asked], .legal")][0]?.getBoundingClientRect();
            if (!asked) return;
            const view = scroller.getBoundingClientRect();
            const { left, top } = { left: asked.left - view.left, top: asked.top - view.top };
            if (left < 0 || asked.right > view.right) scroller.scrollLeft += left - EDGE;
            if (top < 0 || asked.bottom > view.bottom) scroller.scrollTop += top - EDGE;
        });
    };
}
