/** Options as data: what they do and where their things lie. Boards find options by these, never by their texts. */
import type { Choice, PlaceInfo } from "../wire/messages";

/** A move by its verb and all its parts, whether it is legal or not. */
export interface Move {
    verb: string;
    parts?: Readonly<Record<string, unknown>>;
}

/** How a board names the move that something stands for: an option, or a move that may be none of the options. */
export type MoveName = Choice | Move;

/** The option that a move is; undefined if it is not legal. */
export function findOption(options: readonly Choice[], move: MoveName): Choice | undefined {
    if ("text" in move) return options.find(({ text }) => text === move.text);
    const { verb, parts = {} } = move;
    return options.find(
        (option) => isAbout(option, verb, parts) && Object.keys(option.parts).length === Object.keys(parts).length,
    );
}

/** Whether an option has this verb and these among its parts. */
export function isAbout(option: Choice, verb: string, parts: NonNullable<Move["parts"]> = {}): boolean {
    return option.verb === verb && Object.entries(parts).every(([name, part]) => option.parts[name] === part);
}

/**
 * Whether a thing that an option is about lies at a place. What the place leaves out does not matter; an option without
 * an index is about any of several equal things.
 */
export function isAt(option: Choice, { zone, owner, key, index }: PlaceInfo): boolean {
    return option.places.some(
        (one) =>
            one.zone === zone &&
            (owner === undefined || one.owner === owner) &&
            (key === undefined || one.key === key) &&
            (index === undefined || one.index === undefined || one.index === index),
    );
}

/** Whether a thing that an option is about lies in one of these zones, whosoever's they are. */
export function isIn(option: Choice, ...zones: string[]): boolean {
    return zones.some((zone) => isAt(option, { zone }));
}
