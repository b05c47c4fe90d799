/** The time that a player has left. */
import type { ClockInfo } from "../wire/messages";

/** Milliseconds left for a seat; `now` is by the service's clock. Null if there is no clock or it does not run yet. */
export function timeLeft(
    clock: ClockInfo | null,
    { seat, awaited, now }: { seat: number; awaited: number | null; now: number },
): number | null {
    if (clock === null || clock.left.length === 0) return null;
    if (seat === awaited && clock.deadline !== null) return Math.max(0, clock.deadline - now);
    return clock.kind === "turns" ? null : (clock.left[seat] ?? null);
}

/** "4:07" below an hour, "3 h 20" below two days, "2 d 4 h" beyond. */
export function formatTime(milliseconds: number): string {
    const seconds = Math.ceil(milliseconds / 1000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
    if (hours >= 1) return `${hours} h ${String(minutes % 60).padStart(2, "0")}`;
    return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
