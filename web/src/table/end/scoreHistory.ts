/** The scores over a game: the points of the score chart. */
import type { MoveList, PastMove } from "../../wire/messages";

export interface Point {
    /** The number of moves made. */
    step: number;
    turn: number;
    scores: readonly number[];
}

/** The scores after each turn: players remember turns, and moves are too many. */
export function scoresByTurn(moves: readonly PastMove[]): Point[] {
    const points: Point[] = [];
    moves.forEach((move, i) => {
        const next = moves[i + 1];
        const last = next === undefined || next.turn !== move.turn || next.turn_of !== move.turn_of;
        if (last) points.push({ step: i + 1, turn: move.turn, scores: move.scores });
    });
    return points;
}

/** The number of moves made when an event was logged; events between two moves belong to the earlier one. */
export function stepOfEvent({ moves, last_event }: MoveList, event: number): number {
    if (event <= last_event) return 0;
    const i = moves.findIndex((move) => move.last_event >= event);
    return i < 0 ? moves.length : i + 1;
}

/** The range of all scores, with grid lines at round values. */
export function scaleOf(points: readonly Point[]): { min: number; max: number; lines: number[] } {
    const scores = points.flatMap((point) => point.scores);
    const min = Math.min(0, ...scores);
    const max = Math.max(1, ...scores);
    const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (max - min) / one <= 5) ?? 200;
    const lines: number[] = [];
    // adding 0 makes 0 of −0
    for (let line = Math.ceil(min / step) * step + 0; line <= max; line += step) lines.push(line);
    return { min, max, lines };
}
