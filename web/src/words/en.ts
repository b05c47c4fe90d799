import type { de } from "./de";

/** The English texts that several folders use. */
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

    not_found: { title: "Nothing is here", text: "This address leads to no table and no page." },
    broken: { title: "That went wrong", text: "The page could not be loaded. Perhaps the connection is gone." },

    you: "You",
    connection: { opening: "Connecting …", waiting: "Connection lost, trying again …" },
    turn_elsewhere: (game) => `${game}: your turn!`,

    profile: {
        title: "You",
        name: "Name",
        save: "Save",
        saved: "Saved.",
        stranger: "You have no name yet. You need one as soon as you sit down at a table.",
        device: "Another device",
        device_text: "With this link you are the same person on another device. It works once, within a day.",
        make_link: "Make a link",
        webhook: "Tell me when it is my turn",
        webhook_text: "An address (https://…) to which the service posts when it is your turn and you do not watch.",
        secret: "Secret for the signature",
        data: "Your data",
        download: "Download everything",
        forget: "Forget me",
        forget_text:
            "Name, chat, links and notices are deleted; in games that go on a bot takes over. This cannot be undone.",
        forget_sure: "Yes, forget me",
        cancel: "Cancel",
        forgotten: "You are forgotten.",
    },

    link: {
        copy: "Copy",
        copied: "Copied.",
        selected: "Selected: copy it with Ctrl+C, on a Mac ⌘C.",
        share: "Share …",
        code: "QR code",
    },

    your_name: "Your name",
    bot_level: "Strength",
    bots: { random: "Random", novice: "Novice", solid: "Solid", expert: "Expert" },

    seats: { free: "free", forgotten: "Anonymous", bot: (level) => `Bot ${level}` },

    plain: {
        shown: "What you see",
        choices: "What you can do",
        waiting: "Somebody else is asked now.",
        empty: "nothing",
    },

    why: { asking: "Why not?", rule: (rule) => `Rule ${rule}` },
};
