import { formatChange } from "../../../words/numbers";
import { pluralIn } from "../../../words/plural";

const plural = pluralIn("de");

/** Die Texte einer Analyse. en.ts muss dieselben Schlüssel haben: Das prüfen die Typen. */
export const de = {
    tab: "Analyse",
    lead: "Wie gut standen die Chancen, was hat am meisten gekostet, und wie viel war Glück?",
    how: "Der Computer prüft jede Entscheidung mit dem, was damals zu wissen war, nie mit dem, was später herauskam. Das dauert ein bis zwei Minuten; du kannst so lange weiterblättern.",
    begin: "Partie analysieren",
    progress: (done: number, total: number) =>
        `${done} von ${plural(total, { one: "# Entscheidung", other: "# Entscheidungen" })} geprüft`,
    failed: "Die Analyse ist nicht fertig geworden. Versuch es noch einmal.",

    chances: "Gewinnchancen",
    chances_text: "Vor jeder Entscheidung, nach dem Wissen dessen, der gefragt war.",
    chances_table: "Die Chancen zu Beginn jedes Zuges",
    share: (share: number) => `${Math.round(100 * share)}\u00a0%`,
    change: (points: number) => `${formatChange(points)}\u00a0%`,
    turn: (turn: number) => `Zug ${turn}`,

    mistakes: "Was am meisten gekostet hat",
    no_mistakes: "Kein Zug war mit Sicherheit ein Fehler.",
    cost_label: (points: number, error: number) =>
        `kostete ${plural(points, { one: "# Prozentpunkt", other: "# Prozentpunkte" })}, plus oder minus ${error}`,
    played: "Gespielt",
    better: "Besser",

    accounts: "Woher das Ergebnis kommt",
    accounts_text:
        "In Prozentpunkten einer gewonnenen Partie. Entscheidungen zählen mit ihrem Wert im Mittel über alle Kartenverteilungen, die möglich schienen; den Rest machten die Karten aus. Alle Werte sind Schätzungen.",
    parts: {
        start: "Ausgangslage",
        own: "eigene Entscheidungen",
        others: "Entscheidungen der anderen",
        deal: "Karten",
        result: "Ergebnis",
    },

    strokes: "Glück und Pech",
    strokes_text: "Was sich zwischen zwei Entscheidungen änderte, ohne dass jemand etwas entschied.",

    effort: (decisions: number, visits: number) =>
        `${plural(decisions, { one: "# Entscheidung", other: "# Entscheidungen" })}, ${visits.toLocaleString("de")} durchgespielte Fortsetzungen`,
};
