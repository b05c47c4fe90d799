/** Clocks that run on the page. */
import { createSubscriber } from "svelte/reactivity";
import { clockOffset } from "../wire/connection.svelte";
import type { TableInfo } from "../wire/messages";
import { timeLeft } from "./clock";

const SECOND = 1000;
const SHORT_MS = 30_000;

/** Reading it in a component follows the seconds. */
const seconds = createSubscriber((update) => {
    const tick = setInterval(update, SECOND);
    return () => clearInterval(tick);
});

export interface TimeLeft {
    /** Milliseconds. */
    left: number;
    /** Whether the time proper is over and the grace time runs. */
    grace: boolean;
    /** Whether it is time to hurry. */
    short: boolean;
}

/** The time a seat has left in a running game; null without a clock. */
export function timeOf(
    { clock, state }: TableInfo,
    { seat, awaited }: { seat: number; awaited: number | null },
): TimeLeft | null {
    if (clock === null || state !== "running") return null;
    seconds();
    const left = timeLeft(clock, { seat, awaited, now: Date.now() + clockOffset() });
    if (left === null) return null;
    const grace = clock.warned && seat === awaited;
    return { left, grace, short: grace || left < SHORT_MS };
}
