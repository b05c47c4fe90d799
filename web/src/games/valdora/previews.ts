/** What an option costs and brings, read from its preview. */
import type { Choice } from "../../wire/messages";

/** By how much a number of the player's own would change; what was or will be missing counts 0. */
function changeOf({ preview }: Choice, ...path: readonly string[]): number {
    const change = preview.changes?.find((one) => one.path.join() === path.join());
    return change ? amount(change.after) - amount(change.before) : 0;
}

const amount = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Coins that the player pays for an option. */
export function priceOf(option: Choice, seat: number): number {
    return Math.max(0, -changeOf(option, "players", String(seat), "coins"));
}

/** Whether an option uses up the player's provisions. */
export function usesProvisions({ preview }: Choice, seat: number): boolean {
    const path = ["players", String(seat), "provisions"].join();
    return preview.changes?.some((change) => change.path.join() === path && change.after === false) ?? false;
}

/** Whether a move leads to where nothing can be done: the turn comes to its end, and no coins are filled up. */
export function isIdle(option: Choice, seat: number): boolean {
    const { changes = [], ends_turn } = option.preview;
    const ends =
        ends_turn === true || changes.some(({ path, after }) => path.join() === "turn,phase" && after === "end");
    return ends && changeOf(option, "players", String(seat), "coins") <= 0;
}

/** What the delivery of an order brings besides its points. */
export interface Reward {
    artisan: boolean;
    workshop: boolean;
    bonus: number;
    /** Coins that it costs. */
    price: number;
}

export function rewardOf(option: Choice, seat: number, colour: string): Reward {
    const own = ["players", String(seat)];
    const workshops = [...own, "workshops"].join();
    return {
        artisan: changeOf(option, ...own, "artisans", colour) > 0,
        workshop: option.preview.changes?.some(({ path }) => path.join().startsWith(workshops)) ?? false,
        bonus: changeOf(option, ...own, "bonus"),
        price: priceOf(option, seat),
    };
}
