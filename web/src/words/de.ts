/** Alle deutschen Texte des Clients. en.ts muss dieselben Schlüssel haben: Das prüfen die Typen. */
export const de = {
    close: "Schließen",
    language: "Sprache",
    languages: { de: "Deutsch", en: "English" },
    theme: "Helligkeit",
    themes: { system: "Wie das Gerät", light: "Tag", dark: "Nacht" },
    settings: "Einstellungen",
    sound: "Töne",
    motion: "Bewegung",
    on: "An",
    off: "Aus",
    skip: "Zum Inhalt",
    home: "Zur Lobby",
    loading: "Einen Augenblick …",
    again: "Noch einmal versuchen",

    lost: { title: "Hier ist nichts", text: "Diese Adresse führt zu keinem Tisch und keiner Seite." },
    broken: {
        title: "Das ging schief",
        text: "Die Seite konnte nicht geladen werden. Vielleicht fehlt die Verbindung.",
    },

    you: "Du",
    connection: { opening: "Verbinde …", waiting: "Verbindung weg, neuer Versuch …" },
    turn_elsewhere: (game: string) => `${game}: Du bist dran!`,

    link: {
        copy: "Kopieren",
        copied: "Kopiert.",
        selected: "Markiert: Kopiere es mit Strg+C, am Mac ⌘C.",
        share: "Teilen …",
        code: "QR-Code",
    },

    seats: { free: "frei", forgotten: "Anonym", bot: (level: string) => `Bot ${level}` },

    plain: {
        shown: "Was du siehst",
        choices: "Was du tun kannst",
        waiting: "Gerade ist jemand anders gefragt.",
        empty: "nichts",
    },

    why: { asking: "Warum nicht?", rule: (rule: string) => `Regel ${rule}` },
};
