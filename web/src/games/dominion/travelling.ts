/** How cards travel: from the deck into the hand, into play, and to the discard pile, which lies beside the deck. */
import { cubicOut } from "svelte/easing";
import { crossfade, fly } from "svelte/transition";
import { moveDuration } from "../../ui/motion.svelte";

/** From the side on which deck and discard pile lie, or to it. */
export function aside(): { x: number; duration: number } {
    return { x: -140, duration: moveDuration() };
}

/** A card that leaves the hand with `out:send` and comes into play with `in:receive`; without a partner it goes aside. */
export function playing(): ReturnType<typeof crossfade> {
    return crossfade({ duration: moveDuration, easing: cubicOut, fallback: (node) => fly(node, aside()) });
}

export type Travel = ReturnType<typeof crossfade>[0];
