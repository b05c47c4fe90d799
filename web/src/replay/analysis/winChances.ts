/** The chances of winning over a game: the points of their chart, and the bars of what the result is made of. */
import type { Account, Analysis, Moment } from "../../wire/messages";

/** The chances after `step` moves. */
export interface Point {
    step: number;
    turn: number;
    chances: readonly number[];
}

/** The chances at each decision, and the result at the end. */
export function pointsOf({ moments, accounts }: Analysis, steps: number): Point[] {
    const last = moments[moments.length - 1];
    const end = accounts.map((account) => account.result);
    return [...moments, { step: steps, turn: last?.turn ?? 0, chances: end }];
}

/** The first decision of each turn: enough for the table that screen readers read. */
export function turnStarts(moments: readonly Moment[]): Moment[] {
    return moments.filter((moment, i) => moment.turn !== moments[i - 1]?.turn);
}

/** The last point that is not later than a step. */
export function pointAt(points: readonly Point[], step: number): Point | undefined {
    return points.findLast((point) => point.step <= step) ?? points[0];
}

export const PARTS = ["start", "own", "others", "deal", "result"] as const;

/** Bars from the middle of a row, as shares of its half: positive ones helped the player. */
export function barsOf(
    accounts: readonly Account[],
): { part: (typeof PARTS)[number]; points: number; share: number }[][] {
    const max = Math.max(1, ...accounts.flatMap((account) => PARTS.map((part) => Math.abs(account[part]))));
    return accounts.map((account) =>
        // adding 0 makes 0 of −0
        PARTS.map((part) => ({ part, points: Math.round(100 * account[part]) + 0, share: account[part] / max })),
    );
}
