/** What can be done when a game is over: the answers of the bar. */
import { pathOf } from "../../session/route";
import { navigate } from "../../session/router.svelte";
import { attempt } from "../../session/toasts.svelte";
import * as rest from "../../wire/rest";
import type { Answer } from "../bar/answers";
import type { TableState } from "../state";
import { tableWords } from "../words";

export function endingOf(
    { table, seats, situation }: TableState,
    { invite, looking, onlook }: { invite: string | null; looking: boolean; onlook: () => void },
): Answer[] {
    const texts = tableWords().end;
    const rematch = (): void =>
        void attempt(async () => navigate({ page: "table", id: (await rest.rematch(table.id)).table.id }));
    const found: Answer[] = [];
    if (seats.length > 0) found.push({ key: "rematch", label: texts.rematch, act: rematch, main: true });
    const href = pathOf({ page: "replay", id: table.id, step: 0, invite });
    found.push({ key: "replay", label: texts.replay, href });
    if (situation) found.push({ key: "look", label: looking ? texts.result : texts.look, act: onlook });
    return found;
}
