import { formatChange } from "../../../words/numbers";
import { pluralIn } from "../../../words/plural";
import type { de } from "./de";

const plural = pluralIn("en");

/** The texts of an analysis. */
export const en: typeof de = {
    tab: "Analysis",
    lead: "How good were the chances, what cost the most, and how much was luck?",
    how: "The computer judges every decision by what could be known at the time, never by what came out later. This takes a minute or two; you can keep stepping through the game meanwhile.",
    begin: "Analyse the game",
    progress: (done, total) => `${done} of ${plural(total, { one: "# decision", other: "# decisions" })} checked`,
    failed: "The analysis did not finish. Please try again.",

    chances: "Chances of winning",
    chances_text: "Before each decision, by what the player to move knew.",
    chances_table: "The chances at the start of each turn",
    share: (share) => `${Math.round(100 * share)}%`,
    change: (points) => `${formatChange(points)}%`,
    turn: (turn) => `Turn ${turn}`,

    mistakes: "What cost the most",
    no_mistakes: "No move was clearly a mistake.",
    cost_label: (points, error) =>
        `cost ${plural(points, { one: "# percentage point", other: "# percentage points" })}, give or take ${error}`,
    played: "Played",
    better: "Better",

    accounts: "Where the result comes from",
    accounts_text:
        "In percentage points of a won game. Decisions count by their value averaged over all deals that seemed possible; the rest is what the cards did. All values are estimates.",
    parts: {
        start: "starting position",
        own: "own decisions",
        others: "others’ decisions",
        deal: "the deal",
        result: "result",
    },

    strokes: "Good and bad luck",
    strokes_text: "What changed between two decisions without anybody deciding anything.",

    effort: (decisions, visits) =>
        `${plural(decisions, { one: "# decision", other: "# decisions" })}, ${visits.toLocaleString("en")} continuations played out`,
};
