/** What the options of a question are about. Their texts are those of `games/valdora/options.py`. */
import type { Choice, Question } from "../../wire/messages";
import type { Gem, Side } from "./view";

/** `load ruby cart` */
export interface LoadMove {
    text: string;
    gem: Gem;
    card: string;
}

/** `buy left returning blue right` */
export interface ExchangeMove {
    text: string;
    order: string;
    onto: Side;
}

/** `deliver red gold for ruby` */
export interface GoldMove {
    option: Choice;
    gem: Gem;
}

type Options = readonly Choice[];

function after(options: Options, ...beginning: string[]): { option: Choice; rest: string[] }[] {
    const start = `${beginning.join(" ")} `;
    return options
        .filter(({ text }) => text.startsWith(start))
        .map((option) => ({ option, rest: option.text.slice(start.length).split(" ") }));
}

export function loads(options: Options): LoadMove[] {
    return after(options, "load").map(({ option: { text }, rest }) => ({ text, gem: rest[0] as Gem, card: rest[1]! }));
}

export function exchanges(options: Options, side: Side): ExchangeMove[] {
    const found = after(options, "buy", side, "returning");
    return found.map(({ option: { text }, rest }) => ({ text, order: rest[0]!, onto: rest[1] as Side }));
}

export function withGold(options: Options, order: string): GoldMove[] {
    const found = after(options, "deliver", order, "gold", "for");
    return found.map(({ option, rest }) => ({ option, gem: rest[0] as Gem }));
}

/** `summon ruby` */
export interface SummonMove {
    option: Choice;
    gem: Gem;
}

export function summons(options: Options): SummonMove[] {
    return after(options, "summon").map(({ option, rest }) => ({ option, gem: rest[0] as Gem }));
}

/** The one move that an own card stands for now; none if there are several, or nothing is asked about it. */
export function moveOfCard(question: Question | null, card: string): string | undefined {
    if (question === null) return undefined;
    if (question.kind === "from" || question.kind === "replace") return `${question.kind} ${card}`;
    const own = loads(question.options).filter((load) => load.card === card);
    return own.length === 1 ? own[0]!.text : undefined;
}
