/** A table while it is being set up, and the plan that is sent to the service. */
import { defaultBot } from "../session/bots";
import type { AnyForm, ClockPlan, GameInfo, Plan, SeatPlan, Uploaded } from "../wire/messages";

export interface SeatDraft {
    /** Tells seats apart while they are added and removed. */
    key: number;
    kind: SeatPlan["kind"];
    bot: string;
    name: string;
}

export interface Draft {
    game: string;
    seats: SeatDraft[];
    /** By name; what is left out has its default. */
    options: Record<string, unknown>;
    listed: boolean;
    /** Whether players may ask for hints; null: the default for these players. */
    hints: boolean | null;
    clock: "none" | "live" | "turns";
    minutes: number;
    plus: number;
    hours: number;
    start: "deal" | "seed" | "position";
    seed: string;
    uploaded: Uploaded | null;
}

/** The visitor's own seat, and invited players on the others. */
export function newDraft(game: GameInfo): Draft {
    const bot = defaultBot(game.bots);
    const kinds: SeatPlan["kind"][] = ["own", ...Array<SeatPlan["kind"]>(game.min_players - 1).fill("invited")];
    return {
        game: game.id,
        seats: kinds.map((kind, key) => ({ key, kind, bot, name: "" })),
        options: {},
        listed: false,
        hints: null,
        clock: "none",
        minutes: 20,
        plus: 10,
        hours: 24,
        start: "deal",
        seed: "",
        uploaded: null,
    };
}

/** A game against bots of one level, which starts at once. */
export function quickPlan(game: string, { bots, level }: { bots: number; level: string }): Plan {
    return { game, seats: [{ kind: "own" }, ...Array<SeatPlan>(bots).fill({ kind: "bot", bot: level })] };
}

export function seatPlan(seat: SeatDraft): SeatPlan {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    const name = seat.name.trim();
    return seat.kind === "hotseat" && name !== "" ? { kind: "hotseat", name } : { kind: seat.kind };
}

export function planOf(draft: Draft): Plan {
    const plan: Plan = { game: draft.game, seats: draft.seats.map(seatPlan), listed: draft.listed };
    // a position has its own options
    if (draft.start !== "position" && Object.keys(draft.options).length > 0) plan.options = draft.options;
    if (draft.hints !== null) plan.hints = draft.hints;
    const clock = clockOf(draft);
    if (clock !== null) plan.clock = clock;
    if (draft.start === "seed") plan.start = { seed: draft.seed.trim() };
    if (draft.start === "position" && draft.uploaded) plan.start = { position: draft.uploaded.position };
    return plan;
}

/** Whether there will be hints: as chosen, or if one person plays against bots. */
export function hintsAllowed({ hints, seats }: Draft): boolean {
    return hints ?? seats.filter((seat) => seat.kind !== "bot").length === 1;
}

function clockOf({ clock, minutes, plus, hours }: Draft): ClockPlan | null {
    if (clock === "live") return { kind: "live", minutes, plus };
    return clock === "turns" ? { kind: "turns", hours } : null;
}

/** Whether no seat waits for a player, so that the game starts as soon as the table exists. */
export function startsAtOnce(draft: Draft): boolean {
    return draft.seats.every((seat) => seat.kind !== "open" && seat.kind !== "invited");
}

/** The options that are not complete, such as a kingdom of seven cards. */
export function incompleteOptions(draft: Draft, forms: readonly AnyForm[]): AnyForm[] {
    return forms.filter((form) => {
        const value = draft.options[form.name];
        return form.kind === "list" && Array.isArray(value) && value.length < form.min;
    });
}
