import type { de } from "./de";

/** The English texts that several folders use. */
export const en: typeof de = {
    close: "Close",
    language: "Language",
    languages: { de: "Deutsch", en: "English" },
    theme: "Theme",
    themes: { system: "System", light: "Light", dark: "Dark" },
    settings: "Settings",
    sound: "Sounds",
    motion: "Animations",
    on: "On",
    off: "Off",
    skip: "Skip to content",
    home: "Back to the lobby",
    loading: "One moment…",
    again: "Try again",

    not_found: { title: "Nothing here", text: "There is no table or page at this address." },
    broken: { title: "Something went wrong", text: "The page could not be loaded. You may be offline." },

    you: "You",
    connection: { opening: "Connecting…", waiting: "Connection lost, reconnecting…" },
    turn_elsewhere: (game) => `${game}: your turn!`,

    link: {
        copy: "Copy",
        copied: "Copied.",
        selected: "Selected: press Ctrl+C to copy (⌘C on a Mac).",
        share: "Share…",
        code: "QR code",
    },

    your_name: "Your name",
    bot_level: "Strength",
    bots: { random: "Random", novice: "Novice", solid: "Solid", expert: "Expert" },

    seat: (number) => `Seat ${number}`,
    seats: { free: "free", forgotten: "Anonymous", bot: (level) => `Bot ${level}` },

    plain: {
        shown: "What you see",
        choices: "What you can do",
        waiting: "Waiting for another player.",
        empty: "none",
    },

    reader: { label: "Reading" },
    why: { asking: "Why not?", rule: (rule) => `Rule ${rule}` },
};
