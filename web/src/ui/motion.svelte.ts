/**
 * Movement for boards: things travel, they do not blink. Nothing moves under `prefers-reduced-motion`, when movement is
 * turned off, or while the tab is hidden.
 */
import { cubicOut } from "svelte/easing";
import { MediaQuery } from "svelte/reactivity";
import { crossfade, fade } from "svelte/transition";
import { taste } from "./preferences.svelte";

const CALM = 260;
const QUICK = 150;

const reduced = new MediaQuery("(prefers-reduced-motion: reduce)");

function still(): boolean {
    return reduced.current || !taste.motion || document.hidden;
}

/** Milliseconds for something that travels; for `animate:flip={{ duration: calm() }}` and the like. */
export function calm(): number {
    return still() ? 0 : CALM;
}

/** Milliseconds for something that only answers a touch. */
export function quick(): number {
    return still() ? 0 : QUICK;
}

/**
 * `const [send, receive] = travel()`: a thing that leaves with `out:send={{ key }}` and comes back elsewhere with
 * `in:receive={{ key }}` travels from one place to the other. One pair a board.
 */
export function travel(): ReturnType<typeof crossfade> {
    return crossfade({
        duration: calm,
        easing: cubicOut,
        fallback: (node) => fade(node, { duration: quick() }),
    });
}
