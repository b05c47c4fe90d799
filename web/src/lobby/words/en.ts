import { pluralIn } from "../../words/plural";
import type { de } from "./de";

const plural = pluralIn("en");

/** The texts of the lobby. */
export const en: typeof de = {
    title: "Three treasure games, one table",
    lead: "Play with friends, or against bots that know only what a player in their seat may know.",
    players: (min, max) => (min === max ? "" : `${min}–`) + plural(max, { one: "# player", other: "# players" }),
    minutes: (from, to) => `${from}–${to} minutes`,
    play: "Play now",
    set_up: "Set up a table",

    quick: { title: (game) => `${game} against bots`, opponents: "Opponents", go: "Let’s go" },

    mine: {
        title: "My games",
        turn: "Your turn",
        waiting: (name) => `${name}’s turn`,
        open: "waiting for players",
        continue: "Continue",
        look: "View",
    },
    open: {
        title: "Open tables",
        empty: "There are no open tables right now. Set one up and invite your friends.",
        free: (free) => plural(free, { one: "# free seat", other: "# free seats" }),
        join: "Join",
    },
    running: { title: "Games in progress", watch: "Watch" },
    over: { title: "Finished games", won: (names) => `Won by ${names}`, replay: "Replay" },

    file: {
        title: "Have a game in a file?",
        text: "Open a record or a position to step through it, or to play on from there.",
        open: "Open a file…",
    },
    device: {
        title: "Continue here?",
        text: "This link makes this device yours, with your name, your games and your seats.",
        go: "Yes, that’s me",
    },
};
