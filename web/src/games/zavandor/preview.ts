/** What previews say about this game's view. */
import type { Gem } from "../../art/gems";
import type { Choice } from "../../wire/messages";
import type { View } from "./shapes";

/** Where the targets will stand after an option, by sort of gem; those that stay are left out. */
export function targetsAfter(option: Choice | null | undefined, view: View): Readonly<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const { path, after } of option?.preview.changes ?? []) {
        const [part, row, field] = path;
        if (part === "market" && field === "target") found[view.market[Number(row)]!.gem] = Number(after);
    }
    return found;
}

/** What a payment takes from a player's gems and jokers, by sort, and what it leaves. */
export interface Payment {
    gems: { gem: Gem; paid: number; kept: number }[];
    jokers: { paid: number; kept: number };
}

/** The payment that an option makes. A number that is not in the view any more has become 0. */
export function paymentOf(option: Choice, { view, seat }: { view: View; seat: number }): Payment {
    const player = view.players[seat]!;
    const after = new Map(
        (option.preview.changes ?? []).map(({ path, after }) => [path.join("."), after === null ? 0 : Number(after)]),
    );
    const change = (path: string, before: number): { paid: number; kept: number } => {
        const kept = after.get(`players.${seat}.${path}`) ?? before;
        return { paid: Math.max(before - kept, 0), kept };
    };
    return {
        gems: view.market.map(({ gem }) => ({ gem, ...change(`gems.${gem}`, player.gems[gem] ?? 0) })),
        jokers: change("jokers", player.jokers),
    };
}
