/**
 * Where things lie on the map. On a narrow screen the valley is turned by a quarter, so that fields stay large enough
 * for a thumb: the west is above then.
 */
import type { Components } from "../shapes";

export type Point = readonly [x: number, y: number];

/** A place of the printed map on the drawn one. */
export type Place = (at: readonly number[]) => Point;

export interface Sheet {
    width: number;
    height: number;
    place: Place;
    upright: boolean;
}

/** An upright sheet is a little compressed: fields lie farther apart from west to east. */
const COMPRESSED = 0.84;

export function sheetFor([width = 0, height = 0]: Components["canvas"], upright: boolean): Sheet {
    if (!upright) return { width, height, upright, place: ([x = 0, y = 0]) => [x, y] };
    return {
        width: height,
        height: width * COMPRESSED,
        upright,
        place: ([x = 0, y = 0]) => [height - y, x * COMPRESSED],
    };
}

/** A smooth line through points, as a path (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
    if (points.length === 0) return "";
    const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
    const parts = [`M${text(at(0))}`];
    for (let i = 0; i < points.length - 1; i += 1) {
        const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
        const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
        const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
        parts.push(`C${text(leaving)} ${text(arriving)} ${text(to)}`);
    }
    return parts.join("");
}

function text([x, y]: Point): string {
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** A road between two fields: bent a little, always the same way for the same two fields. */
export function road(from: Point, to: Point, bend: number): string {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const middle: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
    return `M${text(from)}Q${text(middle)} ${text(to)}`;
}

/** Where the i-th of several figures stands on a field: before a town in a row, elsewhere beside what lies there. */
export function standing(index: number, count: number, ground: "town" | "harbour town" | "wide" | "usual"): Point {
    if (ground === "town" || ground === "harbour town") {
        return [(index - (count - 1) / 2) * Math.min(27, 84 / count), ground === "town" ? 2 : 40];
    }
    const side = index % 2 === 0 ? -1 : 1;
    return [side * (ground === "wide" ? 50 : 34), 16 + 15 * Math.floor(index / 2)];
}
