import type { de } from "./de";

/** The texts of an analysis. */
export const en: typeof de = {
    tab: "Analysis",
    lead: "How good were the chances, what cost most, and how much was luck?",
    how: "The computer looks at every decision with what could be known then, never with what came out later. It takes a minute or two; meanwhile you can go on through the game.",
    begin: "Analyse the game",
    progress: (done, total) => `${done} of ${total} decisions looked at`,
    failed: "The analysis was not finished. Try again.",

    chances: "Chances of winning",
    chances_text: "Before each decision, by what the one who was asked knew.",
    chances_table: "The chances at the beginning of each turn",
    share: (share) => `${Math.round(100 * share)} %`,
    turn: (turn) => `Turn ${turn}`,

    mistakes: "What cost most",
    no_mistakes: "No move was a mistake for sure.",
    cost: (points) => `−${points} %`,
    cost_label: (points, error) => `cost ${points} percentage points, give or take ${error}`,
    played: "Played",
    better: "Better",

    accounts: "Where the result comes from",
    accounts_text:
        "In percentage points of a game won. Decisions count by their value averaged over all deals that seemed possible; what is left is what the cards did. All values are estimates.",
    parts: {
        start: "start",
        own: "own decisions",
        others: "others’ decisions",
        deal: "the deal",
        result: "result",
    },

    strokes: "Strokes of luck",
    strokes_text: "What changed between two decisions although nobody decided it.",

    effort: (decisions, visits) => `${decisions} decisions, ${visits.toLocaleString("en")} continuations played`,
};
