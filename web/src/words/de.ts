/** Die deutschen Texte, die mehrere Ordner brauchen. en.ts muss dieselben Schlüssel haben: Das prüfen die Typen. */
export const de = {
    close: "Schließen",
    language: "Sprache",
    languages: { de: "Deutsch", en: "English" },
    theme: "Darstellung",
    themes: { system: "Automatisch", light: "Hell", dark: "Dunkel" },
    settings: "Einstellungen",
    sound: "Töne",
    motion: "Animationen",
    on: "An",
    off: "Aus",
    skip: "Zum Inhalt",
    home: "Zur Lobby",
    loading: "Einen Augenblick …",
    again: "Noch einmal versuchen",

    not_found: { title: "Hier ist nichts", text: "Unter dieser Adresse gibt es keinen Tisch und keine Seite." },
    broken: {
        title: "Da ist etwas schiefgegangen",
        text: "Die Seite konnte nicht geladen werden. Vielleicht fehlt die Verbindung.",
    },

    you: "Du",
    connection: { opening: "Verbinde …", waiting: "Verbindung verloren, neuer Versuch …" },
    turn_elsewhere: (game: string) => `${game}: Du bist dran!`,

    link: {
        copy: "Kopieren",
        copied: "Kopiert.",
        selected: "Markiert: Kopiere es mit Strg+C, am Mac mit ⌘C.",
        share: "Teilen …",
        code: "QR-Code",
    },

    your_name: "Dein Name",
    bot_level: "Spielstärke",
    bots: {
        random: "Zufall",
        novice: "Anfänger",
        solid: "Solide",
        expert: "Expertin",
    } as Record<string, string>,

    seat: (number: number) => `Platz ${number}`,
    seats: { free: "frei", forgotten: "Anonym", bot: (level: string) => `Bot ${level}` },

    plain: {
        shown: "Was du siehst",
        choices: "Was du tun kannst",
        waiting: "Gerade ist jemand anders gefragt.",
        empty: "nichts",
    },

    reader: { label: "Gelesen wird" },
    why: { asking: "Warum nicht?", rule: (rule: string) => `Regel ${rule}` },
};
