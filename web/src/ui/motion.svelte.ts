/**
 * Movement for boards: things travel, they do not blink. Nothing moves under `prefers-reduced-motion`, when movement is
 * turned off, or while the tab is hidden.
 */
import { cubicOut } from "svelte/easing";
import { MediaQuery } from "svelte/reactivity";
import { crossfade, fade } from "svelte/transition";
import { preferences } from "./preferences.svelte";

const MOVE_MS = 260;
const FADE_MS = 150;

const reduced = new MediaQuery("(prefers-reduced-motion: reduce)");

function still(): boolean {
    return reduced.current || !preferences.motion || document.hidden;
}

/** Milliseconds for something that moves; for `animate:flip={{ duration: moveDuration() }}` and the like. */
export function moveDuration(): number {
    return still() ? 0 : MOVE_MS;
}

/** Milliseconds for something that appears, disappears or reacts to a touch. */
export function fadeDuration(): number {
    return still() ? 0 : FADE_MS;
}

/**
 * `const [send, receive] = travel()`: a thing that leaves with `out:send={{ key }}` and comes back elsewhere with
 * `in:receive={{ key }}` travels from one place to the other. One pair a board.
 */
export function travel(): ReturnType<typeof crossfade> {
    return crossfade({
        duration: moveDuration,
        easing: cubicOut,
        fallback: (node) => fade(node, { duration: fadeDuration() }),
    });
}
