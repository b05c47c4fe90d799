import { pluralIn } from "../../words/plural";

const plural = pluralIn("de");

/** Die Texte der Lobby. en.ts muss dieselben Schlüssel haben: Das prüfen die Typen. */
export const de = {
    title: "Drei Schatzspiele, ein Tisch",
    lead: "Spiel mit Freunden oder gegen Bots, die nur wissen, was sie an ihrem Platz wissen dürfen.",
    players: (min: number, max: number) =>
        (min === max ? "" : `${min}–`) + plural(max, { one: "# Person", other: "# Personen" }),
    minutes: (from: number, to: number) => `${from}–${to} Minuten`,
    play: "Sofort spielen",
    set_up: "Tisch einrichten",

    quick: { title: (game: string) => `${game} gegen Bots`, opponents: "Gegner", go: "Los geht’s" },

    mine: {
        title: "Meine Partien",
        turn: "Du bist dran",
        waiting: (name: string) => `${name} ist dran`,
        open: "wartet auf Mitspieler",
        continue: "Weiterspielen",
        look: "Ansehen",
    },
    open: {
        title: "Offene Tische",
        empty: "Gerade ist kein Tisch offen. Richte einen ein und lade Freunde ein.",
        free: (free: number) => plural(free, { one: "# Platz frei", other: "# Plätze frei" }),
        join: "Mitspielen",
    },
    running: { title: "Laufende Partien", watch: "Zuschauen" },
    over: { title: "Beendete Partien", won: (names: string) => `Gewonnen: ${names}`, replay: "Nachspielen" },

    file: {
        title: "Partie mitgebracht?",
        text: "Öffne eine Aufzeichnung oder eine Stellung, um sie Schritt für Schritt anzusehen oder von dort weiterzuspielen.",
        open: "Datei öffnen …",
    },
    device: {
        title: "Hier weiterspielen?",
        text: "Dieser Link macht dieses Gerät zu deinem: mit deinem Namen, deinen Partien und Plätzen.",
        go: "Ja, das bin ich",
    },
};
