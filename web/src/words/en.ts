import type { de } from "./de";

/** All English texts of the client. */
export const en: typeof de = {
    close: "Close",
    language: "Language",
    languages: { de: "Deutsch", en: "English" },
    theme: "Brightness",
    themes: { system: "As the device", light: "Day", dark: "Night" },
    settings: "Settings",
    sound: "Sounds",
    motion: "Movement",
    on: "On",
    off: "Off",
    skip: "Skip to the content",
    home: "To the lobby",
    loading: "One moment …",
    again: "Try again",

    lost: { title: "Nothing is here", text: "This address leads to no table and no page." },
    broken: { title: "That went wrong", text: "The page could not be loaded. Perhaps the connection is gone." },

    you: "You",
    connection: { opening: "Connecting …", waiting: "Connection lost, trying again …" },
    turn_elsewhere: (game) => `${game}: your turn!`,

    link: {
        copy: "Copy",
        copied: "Copied.",
        selected: "Selected: copy it with Ctrl+C, on a Mac ⌘C.",
        share: "Share …",
        code: "QR code",
    },

    seats: { free: "free", forgotten: "Anonymous", bot: (level) => `Bot ${level}` },

    plain: {
        shown: "What you see",
        choices: "What you can do",
        waiting: "Somebody else is asked now.",
        empty: "nothing",
    },

    why: { asking: "Why not?", rule: (rule) => `Rule ${rule}` },
};
