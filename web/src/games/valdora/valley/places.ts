/**
 * Where things lie on the map. On a narrow screen the valley is turned by a quarter, so that fields stay large enough
 * for a thumb: the west is above then.
 */
import type { Components, FieldInfo } from "../shapes";

export type Point = readonly [x: number, y: number];

/** A place of the printed map on the drawn one. */
export type Place = (at: readonly number[]) => Point;

export interface Sheet {
    width: number;
    height: number;
    upright: boolean;
    place: Place;
    /** Where a field lies. */
    field: (id: string) => Point;
}

/** The room that the map has, in pixels. */
export interface Region {
    width: number;
    height: number;
}

interface Size {
    width: number;
    min: number;
    max: number;
    /** What stays free at the left and right, above and below. */
    margin: Point;
}
const LYING: Size = { width: 1000, min: 610, max: 860, margin: [20, 14] };
const UPRIGHT: Size = { width: 700, min: 820, max: 1120, margin: [10, 6] };
/** Outermost places of the printed map, to which the margins belong. */
const EDGE: Point = [20, 14];
/** On an upright sheet these stand off their line, or they would touch. */
const STANDS_OFF: Readonly<Record<string, number>> = { N4: -36, N5: 22 };

/** The sheet takes the shape of its region: places are stretched, what stands there keeps its size. */
export function sheetFor(components: Pick<Components, "canvas" | "fields">, region: Region, upright: boolean): Sheet {
    const [printedWidth = 0, printedHeight = 0] = components.canvas;
    const ratio = region.width > 0 && region.height > 0 ? region.height / region.width : printedHeight / printedWidth;
    const size = upright ? UPRIGHT : LYING;
    const height = Math.min(size.max, Math.max(size.min, size.width * (upright && region.width === 0 ? 1.3 : ratio)));
    const width = upright ? size.width : Math.max(size.width, height / ratio);
    const [right, down] = size.margin;
    const along = (at: number, edge: number, printed: number): number => (at - edge) / (printed - 2 * edge);
    const place: Place = upright
        ? ([x = 0, y = 0]) => [
              width - right - along(y, EDGE[1], printedHeight) * (width - 2 * right),
              down + along(x, EDGE[0], printedWidth) * (height - 2 * down),
          ]
        : ([x = 0, y = 0]) => [
              right + along(x, EDGE[0], printedWidth) * (width - 2 * right),
              down + along(y, EDGE[1], printedHeight) * (height - 2 * down),
          ];
    const field = (id: string): Point => {
        const [x, y] = place(components.fields[id]!.at);
        return [x, y + (upright ? (STANDS_OFF[id] ?? 0) : 0)];
    };
    return { width, height, upright, place, field };
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

/** What a figure stands on. */
export type Ground = "town" | "harbour town" | "road" | "upright road" | "usual";

const BESIDE: Readonly<Record<Ground, number>> = {
    town: 0,
    "harbour town": 0,
    road: 61,
    "upright road": 46,
    usual: 38,
};
/** So near the edge of the map figures stand on the inner side. */
const NEAR_EDGE = 110;

/** Where the i-th of several figures stands: before a town in a row, elsewhere beside what lies there. */
export function standing(
    index: number,
    count: number,
    { ground, x, width }: { ground: Ground; x: number; width: number },
): Point {
    if (ground === "town" || ground === "harbour town") {
        return [(index - (count - 1) / 2) * Math.min(27, 84 / count), ground === "town" ? 0 : 42];
    }
    const inner = x < NEAR_EDGE ? 1 : x > width - NEAR_EDGE ? -1 : 0;
    const side = inner || (index % 2 === 0 ? -1 : 1);
    return [side * BESIDE[ground], 18 + 15 * (inner ? index : Math.floor(index / 2))];
}

/** Where the sign with a field's name stands: below a town where no road begins, elsewhere at the upper left. */
export function signAt(id: string, { kind, book }: Pick<FieldInfo, "kind" | "book">, sheet: Sheet): Point {
    const [x, y] = sheet.field(id);
    const [right, down] = signOffset(kind, book !== null, {
        upright: sheet.upright,
        east: x < sheet.width / 2 === y < sheet.height / 2,
    });
    return [
        Math.min(sheet.width - SIGN[0], Math.max(SIGN[0], x + right)),
        Math.min(sheet.height - SIGN[1], Math.max(SIGN[1], y + down)),
    ];
}

/** Half of a sign, with what stays free round it. */
const SIGN: Point = [22, 18];

function signOffset(kind: string, book: boolean, { upright, east }: { upright: boolean; east: boolean }): Point {
    if (kind === "road") return upright ? [-30, -44] : [-46, -30];
    if (kind !== "city") return [-34, -30];
    if (!book) return [0, 52];
    return upright ? [0, 70] : [east ? 46 : -46, 66];
}
