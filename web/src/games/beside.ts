/** Where a popup stands beside a thing. */

export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

export interface Surroundings {
    /** The thing that the popup is about. */
    thing: Box;
    /** The mouse, which it never covers. */
    pointer: { x: number; y: number } | null;
    /** What it should not cover: legal moves. */
    keepFree: readonly Box[];
    /** The column beside the board, the first choice. */
    column: Box | null;
    screen: { width: number; height: number };
}

const GAP = 10;

/** The place that hides least: over the side column, else right, left, below or above the thing. */
export function placeBeside({ width, height }: { width: number; height: number }, around: Surroundings): Box {
    const { thing, column, screen } = around;
    const level = thing.top + thing.height / 2 - height / 2;
    const middle = thing.left + thing.width / 2 - width / 2;
    const spots = [
        { left: thing.left + thing.width + GAP, top: level },
        { left: thing.left - GAP - width, top: level },
        { left: middle, top: thing.top + thing.height + GAP },
        { left: middle, top: thing.top - GAP - height },
    ];
    if (column) spots.unshift({ left: column.left - GAP / 2, top: level });
    const clamp = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(at, room - size - GAP));
    const boxes = spots.map(({ left, top }) => ({
        left: clamp(left, width, screen.width),
        top: clamp(top, height, screen.height),
        width,
        height,
    }));
    return boxes.reduce((best, box) => (hidden(box, around) < hidden(best, around) ? box : best));
}

/** How much a popup would hide: the pointer counts most, then the thing itself, then what may be chosen. */
function hidden(box: Box, { thing, pointer, keepFree }: Surroundings): number {
    const at = pointer && { left: pointer.x - GAP / 2, top: pointer.y - GAP / 2, width: GAP, height: GAP };
    const free = keepFree.reduce((sum, one) => sum + overlap(box, one), 0);
    return (at && overlap(box, at) > 0 ? 1e9 : 0) + 100 * overlap(box, thing) + free;
}

function overlap(a: Box, b: Box): number {
    const along = (from: number, size: number, other: number, otherSize: number): number =>
        Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other));
    return along(a.left, a.width, b.left, b.width) * along(a.top, a.height, b.top, b.height);
}
