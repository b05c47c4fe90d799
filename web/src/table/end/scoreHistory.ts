/** The course of the scores: what a line for each player is drawn from. */
import type { Course, PastMove } from "../../wire/messages";

export interface Point {
    /** After so many moves. */
    step: number;
    turn: number;
    scores: readonly number[];
}

/** How it stood after each turn: turns are what people remember, moves are too many. */
export function turnsOf(moves: readonly PastMove[]): Point[] {
    const points: Point[] = [];
    moves.forEach((move, i) => {
        const next = moves[i + 1];
        const last = next === undefined || next.turn !== move.turn || next.turn_of !== move.turn_of;
        if (last) points.push({ step: i + 1, turn: move.turn, scores: move.scores });
    });
    return points;
}

/** After how many moves an event of the log had happened: what no move led to belongs to the one before. */
export function stepOf({ moves, told }: Course, event: number): number {
    if (event <= told) return 0;
    const i = moves.findIndex((move) => move.told >= event);
    return i < 0 ? moves.length : i + 1;
}

/** Some of the points, far enough apart to be numbered: at most so many. */
export function numbered(points: readonly Point[], most: number): number[] {
    const step = Math.max(1, Math.ceil(points.length / most));
    return points.flatMap((_, i) => (i % step === 0 ? [i] : []));
}

/** The lowest and highest value of a scale that holds all points, and lines at round values between. */
export function scaleOf(points: readonly Point[]): { least: number; most: number; lines: number[] } {
    const scores = points.flatMap((point) => point.scores);
    const least = Math.min(0, ...scores);
    const most = Math.max(1, ...scores);
    const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (most - least) / one <= 5) ?? 200;
    const lines: number[] = [];
    // adding 0 makes 0 of −0
    for (let line = Math.ceil(least / step) * step + 0; line <= most; line += step) lines.push(line);
    return { least, most, lines };
}
