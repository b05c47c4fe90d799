/** What the others have done since the seat's last action, as far as the board marks it. */
import { untrack } from "svelte";
import type { LogEvent } from "../../wire/messages";
import type { View } from "./shapes";

export class SinceOwnAction {
    /** The view after the seat's last action, or at the beginning of the round. */
    #base: View | null = $state.raw(null);
    /** Who has bought the right of a place. */
    buyers: Readonly<Record<string, number>> = $state.raw({});

    /** To be called with each view and the events that led to it. */
    note(view: View, seat: number | null, news: readonly LogEvent[]): void {
        const base = untrack(() => this.#base);
        const acted =
            seat !== null && base !== null && base.players[seat]!.actions_left !== view.players[seat]!.actions_left;
        if (base === null || acted || base.turn.round !== view.turn.round) {
            this.#base = view;
            this.buyers = {};
        }
        const bought = news.filter(({ kind, player }) => kind === "right" && player !== null && player !== seat);
        if (bought.length === 0) return;
        const buyers = bought.map(({ payload, player }) => [payload["place"], player]);
        this.buyers = { ...untrack(() => this.buyers), ...(Object.fromEntries(buyers) as Record<string, number>) };
    }

    /** How far the target of a sort has moved. */
    moved(gem: string, target: number): number {
        const before = this.#base?.market.find((row) => row.gem === gem)?.target;
        return before === undefined ? 0 : target - before;
    }
}
