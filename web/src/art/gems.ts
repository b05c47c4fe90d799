/**
 * How gems are cut. A cut is an outline and a table (the flat top); between them lie facets, each lighter or darker by
 * the side it faces: the light comes from above left.
 */
export const GEMS = ["diamond", "ruby", "sapphire", "emerald", "amethyst", "gold", "silver", "joker"] as const;
export type Gem = (typeof GEMS)[number];

type Point = readonly [x: number, y: number];

/** Facets of one brightness: -2 (darkest) to 2 (lightest), as one path. */
export interface Tone {
    tone: number;
    path: string;
}

export interface Cut {
    outline: string;
    tones: Tone[];
    edges: string;
}

const LIGHT = (-3 * Math.PI) / 4;

function polygon(points: readonly Point[]): string {
    return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

function round(value: number): number {
    return Math.round(value * 10) / 10;
}

/** The brightness of a facet that faces this way. */
function toneToward(dx: number, dy: number): number {
    return Math.round(2 * Math.cos(Math.atan2(dy, dx) - LIGHT));
}

/** Facets between rings of equally many points, from the outermost ring to the table in the middle. */
function facets(...rings: Point[][]): { tones: Tone[]; edges: string } {
    const paths = new Map<number, string>();
    let edges = "";
    for (const [depth, outer] of rings.slice(0, -1).entries()) {
        const inner = rings[depth + 1]!;
        outer.forEach((from, i) => {
            const next = (i + 1) % outer.length;
            const to = outer[next]!;
            // The normal of the outer edge; rings run clockwise on the screen.
            const tone = toneToward(to[1] - from[1], from[0] - to[0]);
            const path = polygon([from, to, inner[next]!, inner[i]!]);
            paths.set(tone, (paths.get(tone) ?? "") + path);
            edges += `M${round(from[0])} ${round(from[1])}L${round(inner[i]![0])} ${round(inner[i]![1])}`;
        });
        edges += polygon(inner);
    }
    const table = rings.at(-1)!;
    paths.set(1, (paths.get(1) ?? "") + polygon(table));
    return { tones: [...paths].map(([tone, path]) => ({ tone, path })), edges };
}

/** Points of an ellipse, clockwise. */
function ellipse(rx: number, ry: number, count: number, start = -Math.PI / 2): Point[] {
    return Array.from({ length: count }, (_, i) => {
        const angle = start + (2 * Math.PI * i) / count;
        return [24 + rx * Math.cos(angle), 24 + ry * Math.sin(angle)];
    });
}

/** A rectangle without its corners, clockwise. */
function cutRectangle(width: number, height: number, corner: number): Point[] {
    const [l, r, t, b] = [24 - width / 2, 24 + width / 2, 24 - height / 2, 24 + height / 2];
    return [
        [l + corner, t],
        [r - corner, t],
        [r, t + corner],
        [r, b - corner],
        [r - corner, b],
        [l + corner, b],
        [l, b - corner],
        [l, t + corner],
    ];
}

/** A drop with its tip at the top, clockwise from the tip. */
function drop(scale: number): Point[] {
    const shape: Point[] = [
        [0, -21],
        [7.6, -8.6],
        [13.2, 2.4],
        [12.4, 12.2],
        [5.6, 18.6],
        [-5.6, 18.6],
        [-12.4, 12.2],
        [-13.2, 2.4],
        [-7.6, -8.6],
    ];
    return shape.map(([x, y]) => [24 + x * scale, 25 + 3.5 * (1 - scale) + y * scale]);
}

function ruby(): Cut {
    const outer = ellipse(16.4, 20, 12, -Math.PI / 2 + Math.PI / 12);
    return {
        outline: "M24 4a16.4 20 0 0 1 0 40a16.4 20 0 0 1 0-40Z",
        ...facets(outer, ellipse(8.6, 11, 12, -Math.PI / 2 + Math.PI / 12)),
    };
}

function sapphire(): Cut {
    const start = -Math.PI / 2 + Math.PI / 8;
    const outer = ellipse(20.5, 20.5, 8, start);
    return { outline: polygon(outer), ...facets(outer, ellipse(11.5, 11.5, 8, start)) };
}

function emerald(): Cut {
    const outer = cutRectangle(31, 40, 8);
    return { outline: polygon(outer), ...facets(outer, cutRectangle(22.5, 31, 5.4), cutRectangle(12.5, 20.5, 2.6)) };
}

function amethyst(): Cut {
    const outer = drop(1);
    const outline = "M24 4C29 13 37.6 20.5 37.6 30.4A13.6 13.6 0 0 1 10.4 30.4C10.4 20.5 19 13 24 4Z";
    return { outline, ...facets(outer, drop(0.5)) };
}

/** Seen from the side, as everybody draws it: a crown above, a point below. */
function diamond(): Cut {
    const [a, b, c, d]: Point[] = [
        [13.5, 9],
        [20.5, 9],
        [27.5, 9],
        [34.5, 9],
    ];
    const [e, f, g, h]: Point[] = [
        [3.5, 20.5],
        [16.5, 20.5],
        [31.5, 20.5],
        [44.5, 20.5],
    ];
    const tip: Point = [24, 43];
    const at = (tone: number, ...shapes: Point[][]): Tone => ({ tone, path: shapes.map(polygon).join("") });
    return {
        outline: polygon([a!, d!, h!, tip, e!]),
        tones: [
            at(2, [a!, b!, f!], [e!, f!, tip]),
            at(1, [b!, c!, [24, 20.5]], [a!, f!, e!]),
            at(0, [b!, [24, 20.5], f!], [f!, g!, tip], [c!, d!, g!]),
            at(-1, [c!, g!, [24, 20.5]], [d!, h!, g!]),
            at(-2, [g!, h!, tip]),
        ],
        edges: "M3.5 20.5H44.5M16.5 20.5 24 43 31.5 20.5M13.5 9 16.5 20.5 20.5 9M27.5 9 31.5 20.5 34.5 9M20.5 9 24 20.5 27.5 9",
    };
}

/** A lump, as it was washed out of the river. */
function gold(): Cut {
    return {
        outline: "M9 29C5 25 7 17 13 14c3-6 12-8 17-4 6-1 11 3 11 9 4 4 3 12-2 15-2 6-10 8-16 5-7 2-14-3-14-10Z",
        tones: [
            {
                tone: 0,
                path: "M9 29C5 25 7 17 13 14c3-6 12-8 17-4 6-1 11 3 11 9 4 4 3 12-2 15-2 6-10 8-16 5-7 2-14-3-14-10Z",
            },
            { tone: 2, path: "M13 14c3-6 12-8 17-4l-6 8-9 3-3 5-4 0C6 20 8 16.5 13 14Z" },
            { tone: 1, path: "M30 10c6-1 11 3 11 9l-8 2-9-3ZM15 21l9-3 4 9-8 5-8-6Z" },
            { tone: -1, path: "M41 19c4 4 3 12-2 15l-7-3 1-10ZM20 32l8-5 4 4-9 8c-5-.2-9-2.4-11-5Z" },
            { tone: -2, path: "M32 31l7 3c-2 6-10 8-16 5Z" },
        ],
        edges: "M30 10l-6 8-9 3-3 5M24 18l4 9-8 5M24 18l9 3 8-2M33 21l-1 10-4-4M20 32l-8-6M32 31l7 3M32 31l-9 8",
    };
}

/** Round, with a milled edge. */
function silver(): Cut {
    const mill = Array.from({ length: 28 }, (_, i) => {
        const angle = (2 * Math.PI * i) / 28;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return `M${round(24 + 16.6 * x)} ${round(24 + 16.6 * y)}L${round(24 + 19.4 * x)} ${round(24 + 19.4 * y)}`;
    });
    return {
        outline: "M4 24a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z",
        tones: [
            { tone: 0, path: "M4 24a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z" },
            { tone: 2, path: "M9 24a15 15 0 0 1 28-7.6C28 15 17 23 13.5 34.6A15 15 0 0 1 9 24Z" },
            { tone: 1, path: "M13.5 34.6C17 23 28 15 37 16.4A15 15 0 0 1 39 24C28 24 20 31 17.6 37.6Z" },
        ],
        edges: `${mill.join("")}M9 24a15 15 0 1 0 30 0a15 15 0 1 0-30 0ZM24 14.5l2.8 6.2 6.7.6-5.1 4.5 1.6 6.6-6-3.5-6 3.5 1.6-6.6-5.1-4.5 6.7-.6Z`,
    };
}

/** A prism; its colours are painted by the component. */
function joker(): Cut {
    return { outline: "M24 4.5 45 41H3Z", tones: [], edges: "M24 4.5V28M3 41 24 28 45 41" };
}

export const CUTS: Record<Gem, Cut> = {
    diamond: diamond(),
    ruby: ruby(),
    sapphire: sapphire(),
    emerald: emerald(),
    amethyst: amethyst(),
    gold: gold(),
    silver: silver(),
    joker: joker(),
};
