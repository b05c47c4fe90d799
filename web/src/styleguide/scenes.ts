/** Positions of the games for the style guide, written by `make scenes`; not part of the built client. */
import type { Json } from "../games/contract";
import type { Choice, Question, Reason } from "../wire/messages";

export interface SceneData {
    game: string;
    seat: number;
    players: number;
    view: Json;
    components: Json;
    question: Question | null;
    /** The answers to `why` for some moves; all others are refused without a reason. */
    reasons: readonly { option: Choice; reason: Reason }[];
}

const FILES = import.meta.glob<SceneData>("../../scenes/*.json", { import: "default" });

export const SCENES: Readonly<Record<string, () => Promise<SceneData>>> = Object.fromEntries(
    Object.entries(FILES).map(([path, read]) => [path.replace(/^.*\/(.*)\.json$/, "$1"), read]),
);
