/** The chances over a game: what a line for each player is drawn from. */
import type { Account, Analysis, Moment } from "../../wire/messages";

/** The chances after so many moves. */
export interface Point {
    step: number;
    turn: number;
    chances: readonly number[];
}

/** At each decision, and in the end what came of it. */
export function pointsOf({ moments, accounts }: Analysis, steps: number): Point[] {
    const last = moments[moments.length - 1];
    const end = accounts.map((account) => account.result);
    return [...moments, { step: steps, turn: last?.turn ?? 0, chances: end }];
}

/** The first decision of each turn: enough to be read out. */
export function turnsOf(moments: readonly Moment[]): Moment[] {
    return moments.filter((moment, i) => moment.turn !== moments[i - 1]?.turn);
}

/** The point that stands at a step: the last one that is not later. */
export function pointAt(points: readonly Point[], step: number): Point | undefined {
    return points.findLast((point) => point.step <= step) ?? points[0];
}

export const PARTS = ["start", "own", "others", "deal", "result"] as const;

/** A bar from the middle, in percent of the half: to the right where something helped. */
export function barsOf(
    accounts: readonly Account[],
): { part: (typeof PARTS)[number]; points: number; share: number }[][] {
    const most = Math.max(1, ...accounts.flatMap((account) => PARTS.map((part) => Math.abs(account[part]))));
    return accounts.map((account) =>
        // adding 0 makes 0 of −0
        PARTS.map((part) => ({ part, points: Math.round(100 * account[part]) + 0, share: account[part] / most })),
    );
}

/** A change with its sign, as people write it. */
export function signed(points: number): string {
    return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
