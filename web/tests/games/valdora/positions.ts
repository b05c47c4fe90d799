/** Positions in which every kind of question is asked; written by python -m tools.valdora_positions. */
import { PLAYER_COLOURS } from "../../../src/art/crests";
import type { Seat } from "../../../src/games/contract";
import type { Components, View } from "../../../src/games/valdora/shapes";
import type { Question } from "../../../src/wire/messages";
import lines from "./positions.jsonl?raw";

export interface Position {
    name: string;
    seat: number;
    players: number;
    view: View;
    question: Question;
}

const LINES = lines.trim().split("\n");

export const BOX = JSON.parse(LINES[0]!) as Components;
export const POSITIONS = LINES.slice(1).map((line) => JSON.parse(line) as Position);

export function seatsOf({ players, seat }: Position): Seat[] {
    return Array.from({ length: players }, (_, number) => ({
        number,
        name: `Player ${number}`,
        colour: PLAYER_COLOURS[number]!,
        bot: false,
        own: number === seat,
    }));
}
