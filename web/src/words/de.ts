/** Die deutschen Texte, die mehrere Ordner brauchen. en.ts muss dieselben Schlüssel haben: Das prüfen die Typen. */
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

    not_found: { title: "Hier ist nichts", text: "Diese Adresse führt zu keinem Tisch und keiner Seite." },
    broken: {
        title: "Das ging schief",
        text: "Die Seite konnte nicht geladen werden. Vielleicht fehlt die Verbindung.",
    },

    you: "Du",
    connection: { opening: "Verbinde …", waiting: "Verbindung weg, neuer Versuch …" },
    turn_elsewhere: (game: string) => `${game}: Du bist dran!`,

    profile: {
        title: "Du",
        name: "Name",
        save: "Speichern",
        saved: "Gespeichert.",
        stranger: "Du hast noch keinen Namen. Er wird gebraucht, sobald du dich an einen Tisch setzt.",
        device: "Anderes Gerät",
        device_text: "Mit diesem Link bist du auf einem anderen Gerät dieselbe Person. Er gilt einmal, einen Tag lang.",
        make_link: "Link machen",
        webhook: "Nachricht, wenn du dran bist",
        webhook_text:
            "Eine Adresse (https://…), an die der Dienst etwas schickt, wenn du dran bist und nicht zusiehst.",
        secret: "Geheimnis für die Unterschrift",
        data: "Deine Daten",
        download: "Alles herunterladen",
        forget: "Mich vergessen",
        forget_text:
            "Name, Chat, Links und Benachrichtigungen werden gelöscht; in laufenden Partien übernimmt ein Bot. Das lässt sich nicht rückgängig machen.",
        forget_sure: "Ja, vergesst mich",
        cancel: "Abbrechen",
        forgotten: "Du bist vergessen.",
    },

    link: {
        copy: "Kopieren",
        copied: "Kopiert.",
        selected: "Markiert: Kopiere es mit Strg+C, am Mac ⌘C.",
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

    seats: { free: "frei", forgotten: "Anonym", bot: (level: string) => `Bot ${level}` },

    plain: {
        shown: "Was du siehst",
        choices: "Was du tun kannst",
        waiting: "Gerade ist jemand anders gefragt.",
        empty: "nichts",
    },

    why: { asking: "Warum nicht?", rule: (rule: string) => `Regel ${rule}` },
};
