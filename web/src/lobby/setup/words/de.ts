import { pluralIn } from "../../../words/plural";

const plural = pluralIn("de");

/** Die Texte beim Einrichten eines Tisches. en.ts muss dieselben Schlüssel haben: Das prüfen die Typen. */
export const de = {
    title: (game: string) => `${game}: Tisch einrichten`,
    seats: "Plätze",
    kinds: {
        own: "Ich",
        open: "Offen für alle",
        invited: "Nur mit Einladung",
        hotseat: "Am selben Gerät",
        bot: "Bot",
    },
    add: "Platz hinzufügen",
    remove: (number: number) => `Platz ${number} entfernen`,
    guest: "Name",
    options: "Spiel",
    chosen: (count: number, max: number) => `${count} von ${max} gewählt`,
    choose: "Selbst wählen",
    clock: "Bedenkzeit",
    clocks: { none: "Keine", live: "Uhr für die Partie", turns: "Frist je Zug" },
    clock_minutes: "Minuten je Person",
    clock_plus: "Sekunden dazu je Zug",
    clock_hours: "Stunden je Zug",
    listed: "Wer kann den Tisch sehen?",
    listing: { private: "Nur mit Link", listed: "Alle in der Lobby" },
    hints: "Tipps vom Computer",
    hints_names: { with: "Erlaubt", without: "Keine" },
    start: "Anfang",
    starts: { deal: "Faire Mischung", seed: "Startwert", position: "Datei" },
    deal_text: "Niemand kann sich die Mischung aussuchen, auch der Dienst nicht.",
    seed: "Startwert (Zahl)",
    seed_text: "Wer den Startwert kennt, kann jede Mischung vorhersagen.",
    position: "Aufzeichnung oder Stellung",
    position_read: (players: number, moves: number) =>
        `${plural(players, { one: "# Person", other: "# Personen" })}, nach ${plural(moves, { one: "# Zug", other: "# Zügen" })}`,
    position_text: "Die Partie beginnt mit dieser Stellung; was niemand weiß, wird neu gemischt.",
    wrong_game: "Diese Datei gehört zu einem anderen Spiel.",
    missing: (names: string) => `Es fehlt noch: ${names}`,
    create: "Tisch eröffnen",
    begin: "Partie starten",
};
