/** Drawings that only the valley needs; all others are in art/drawings. */
import { circle, type Drawing } from "../../art/drawing";

export const VALLEY = {
    /** A walled town with roofs; its banner is in the colour of its trade. */
    town: [
        ["M9 25h10V15l-5-6-5 6Z", "parchment"],
        ["M7 16.5 14 7l7 9.5Z", "red"],
        ["M28 24h12V13l-6-6-6 6Z", "parchment"],
        ["M26 15 34 5l8 10Z", "red"],
        ["M34 5l8 10h-5ZM14 7l7 9.5h-4.5Z", "shade"],
        ["M19 27h11V10h-11Z", "stone"],
        ["M26 10h4v17h-4Z", "shade"],
        ["M17.5 6h3v2.5h2.5V6h3v2.5h2.5V6h3v5h-14Z", "stone"],
        ["M24.5 6V-3"],
        ["M24.5-3 34-.5l-3 2.7 3 2.8-9.5 2Z", "own"],
        ["M3 25h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h3v-3h3v18H3Z", "stone"],
        ["M38 27h7v16h-7Z", "shade"],
        ["M19 43V36a5 5 0 0 1 10 0v7Z", "timber"],
        ["M7 34h4M33 33h4M12 39h4M34 39h4M24 31v12"],
    ],
    /** The mouth of a silver mine in a hill, with a lorry before it. */
    mine: [
        ["M2 42C5 26 12 20 17 12c3-5 9-6 13-1 4 6 13 14 16 31Z", "stone"],
        ["M30 11c4 6 13 14 16 31H33c2-12 1-22-3-31Z", "shade"],
        ["M17 12c3-5 9-6 13-1l2 6-4-2-3 3-4-4-4 3-3 1Z", "white"],
        ["M15 42V28l3-3h11l3 3v14Z", "dark"],
        ["M13 28h21v3.5H13ZM13 31h4v11h-4ZM30 31h4v11h-4Z", "timber"],
        ["M18 35h11l-1.5 5h-8Z", "iron"],
        ["M19 35c0-3 2-4 4-3 2-2 5-1 5 3Z", "silver", "fine"],
        [circle(20.6, 41.4, 2), "dark", "fine"],
        [circle(26.4, 41.4, 2), "dark", "fine"],
    ],
    /** The house of a client; its roof has the client's colour. */
    house: [
        ["M8 22v21h32V22L24 8Z", "parchment"],
        ["M31 15v28h9V22Z", "shade"],
        ["M33 6h5v9h-5Z", "stone"],
        ["M2 25 24 4l22 21-3.5 3.5L24 11 5.5 28.500Z", "own"],
        ["M24 4l22 21-3.5 3.500L24 11Z", "shade"],
        ["M11 33h6v7h-6ZM31 33h6v7h-6Z", "sky", "fine"],
        ["M5 43h38"],
    ],
    /** A jetty, under the ships. */
    jetty: [
        ["M6 30h36l3 8H3Z", "wood"],
        ["M4 34h40l1 4H3Z", "shade"],
        ["M15 30l-2 8M24 30v8M33 30l2 8"],
        ["M7 38h3v7H7ZM38 38h3v7h-3Z", "timber"],
    ],
    /** A basket with bread: provisions. */
    provisions: [
        ["M9 20c-1-8 7-13 13-9 4-6 15-4 16 3 4 1 4 6 2 9Z", "orange"],
        ["M16 12l4 6M23 10l4 7M31 10l3 6"],
        ["M27 21 34 5l5 2-4 14Z", "leaf"],
        ["M5 21h38l-4 22H9Z", "wood"],
        ["M34 21h9l-4 22h-8Z", "shade"],
        ["M4 19h40v5H4Z", "timber"],
        ["M7 30h34M8 36h32M15 24l2 19M24 24v19M33 24l-2 19"],
    ],
    /** An artisan with cap and apron, in the colour of the house. */
    artisan: [
        ["M7 45c0-12 5-19 17-19s17 7 17 19Z", "own"],
        ["M30 27c8 2 11 8 11 18h-8c1-8 0-13-3-18Z", "shade"],
        ["M17 45V31h14v14Z", "parchment"],
        ["M17 31l-3-4M31 31l3-4"],
        [circle(24, 17.5, 9), "skin"],
        ["M13 14C13 6 18 2 25 3c7 0 11 5 10 11-7-3-15-3-22 0Z", "own"],
        ["M11 15c8-4 18-4 26 0l-1 2.500c-8-3-16-3-24 0Z", "timber"],
        ["M20 19v1.500M28 19v1.500M21 23.500c2 1.5 4 1.5 6 0"],
    ],
    /** A bonus tile: a ribbon with a star. */
    bonus: [
        ["M15 26 9 45l8-3 5 5 4-17ZM33 26l6 19-8-3-5 5-4-17Z", "red"],
        [circle(24, 19, 15.5), "gold"],
        ["M36 9a15.5 15.5 0 0 1-21 22c12 2 22-7 21-22Z", "shade"],
        ["M24 8l3.3 7 7.7.8-5.7 5.2 1.6 7.600L24 24.800l-6.9 3.8 1.6-7.600L13 15.800l7.7-.8Z", "white", "fine"],
    ],
    /** A book, opened: the ground of the top cards of its piles. */
    open_book: [
        ["M2 8c8-4 15-3 22 2 7-5 14-6 22-2v32c-8-4-15-3-22 2-7-5-14-6-22-2Z", "timber"],
        ["M4 6c8-3 14-2 20 3v31c-6-5-12-6-20-3ZM44 6c-8-3-14-2-20 3v31c6-5 12-6 20-3Z", "parchment"],
        [
            "M20 7.500c2 .8 3 1.5 4 2.500v30c-1-1-2-1.8-4-2.500ZM28 7.500v30c-2 .7-3 1.5-4 2.500V10c1-1 2-1.7 4-2.500Z",
            "shade",
        ],
    ],
} as const satisfies Record<string, Drawing>;

export type ValleyId = keyof typeof VALLEY;
