/** Where things went: what happened, as journeys from one spot of the board to another (`data-spot`). */
import type { House } from "../../art/crests";
import type { LogEvent } from "../../wire/messages";
import type { Gem } from "./gems";
import type { Components, View } from "./shapes";

export type Thing =
    | { kind: "gem"; gem: Gem }
    | { kind: "coin" }
    | { kind: "card"; card: string }
    | { kind: "artisan"; colour: House }
    | { kind: "workshop"; colour: House }
    | { kind: "bonus" }
    | { kind: "provisions" };

export interface Journey {
    thing: Thing;
    from: string;
    to: string;
}

/** Things that set out one after the other are understood; a whole round at once is not. */
const MAX_FIGURES = 8;

/** The journeys of what happened; `view` is how it stands after all of it. */
export function journeys(news: readonly LogEvent[], view: View, components: Components): Journey[] {
    const found: Journey[] = [];
    news.forEach((event, i) => {
        const { player } = event;
        if (player === null || player < 0 || view.players[player] === undefined) return;
        const at = whereWas(player, news.slice(0, i + 1)) ?? view.players[player].at;
        const journey = journeyOf(event, { player, at, road: components.fields[at]?.kind === "road" });
        if (journey) found.push(journey);
    });
    return found.slice(-MAX_FIGURES);
}

/** The field that a player's last move led to. */
function whereWas(player: number, before: readonly LogEvent[]): string | undefined {
    return before.findLast((event) => event.kind === "move" && event.player === player)?.payload.field as
        string | undefined;
}

interface Traveller {
    player: number;
    at: string;
    road: boolean;
}

function journeyOf({ kind, payload }: LogEvent, { player, at, road }: Traveller): Journey | undefined {
    const field = `field ${at}`;
    const coins = `coins ${player}`;
    const orders = `orders ${player}`;
    const won = `artisans ${player}`;
    const gem: Thing = { kind: "gem", gem: payload.gem as Gem };
    const card = `card ${player} ${payload.card as string}`;
    const colour = payload.colour as House;
    switch (kind) {
        case "load":
            // Roads have gems of their own; in harbours they come from the depot.
            return { thing: gem, from: road ? field : "depot", to: card };
        case "unload":
        case "give_up":
            return { thing: gem, from: card, to: "depot" };
        case "summon":
            return { thing: gem, from: "depot", to: field };
        case "buy_equipment":
            return { thing: { kind: "card", card: payload.card as string }, from: field, to: card };
        case "buy_order":
            return { thing: { kind: "card", card: payload.order as string }, from: field, to: orders };
        case "return":
        case "deliver":
            return { thing: { kind: "card", card: payload.order as string }, from: orders, to: field };
        case "artisan":
            return { thing: { kind: "artisan", colour }, from: `supply ${colour}`, to: won };
        case "workshop":
            return { thing: { kind: "workshop", colour }, from: `workshop ${colour}`, to: won };
        case "bonus":
            return { thing: { kind: "bonus" }, from: "bonus", to: won };
        case "mine":
        case "receive":
            return { thing: { kind: "coin" }, from: field, to: coins };
        case "meet":
            return { thing: { kind: "coin" }, from: coins, to: field };
        case "provisions":
            return { thing: { kind: "provisions" }, from: field, to: `provisions ${player}` };
        default:
            return undefined;
    }
}
