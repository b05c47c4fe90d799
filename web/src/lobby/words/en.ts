import type { de } from "./de";

/** The texts of the lobby. */
export const en: typeof de = {
    title: "Three treasure games, one table",
    lead: "Play with friends, or against programs that know only what their seat may know.",
    players: (least, most) => (least === most ? `${least} players` : `${least}–${most} players`),
    minutes: (from, to) => `${from}–${to} minutes`,
    play: "Play now",
    set_up: "Set up a table",

    quick: {
        title: (game) => `${game} against bots`,
        opponents: "Opponents",
        go: "Let’s go",
    },

    mine: {
        title: "My games",
        turn: "Your turn",
        waiting: (name) => `${name} to move`,
        open: "waiting for players",
        continue: "Go on",
        look: "Look",
    },
    open: {
        title: "Open tables",
        empty: "No table is open just now. Set one up and invite your friends.",
        free: (free) => (free === 1 ? "1 free seat" : `${free} free seats`),
        join: "Join",
    },
    running: { title: "Games going on", watch: "Watch" },
    over: { title: "Finished games", won: (names) => `Won: ${names}`, replay: "Replay" },

    bring: {
        title: "Brought a game along?",
        text: "Open a record or a position: go through it step by step, or play on from there.",
        open: "Open a file …",
    },

    follow: {
        title: "Go on here?",
        text: "This link makes this device yours: with your name, your games and your seats.",
        go: "Yes, that is me",
    },

    setup: {
        title: (game) => `${game}: set up a table`,
        seats: "Seats",
        seat: (number) => `Seat ${number}`,
        kinds: {
            own: "Me",
            open: "Open to all",
            invited: "By invitation",
            hotseat: "On this device",
            bot: "Bot",
        },
        add: "Add a seat",
        remove: (number) => `Remove seat ${number}`,
        guest: "Name",
        options: "Game",
        chosen: (count, most) => `${count} of ${most} chosen`,
        choose: "Choose yourself",
        clock: "Time to think",
        clocks: { none: "No limit", live: "Clock for the game", turns: "Deadline a turn" },
        clock_minutes: "Minutes each",
        clock_plus: "Seconds added a turn",
        clock_hours: "Hours a turn",
        listed: "Who may see the table?",
        listing: { private: "With the link only", listed: "All in the lobby" },
        hints: "Hints by the computer",
        hints_names: { with: "Allowed", without: "None" },
        start: "Beginning",
        starts: { deal: "A fair deal", seed: "Seed", position: "File" },
        deal_text: "Nobody can choose the deal, not even the service.",
        seed: "Seed (a number)",
        seed_text: "Whoever knows the seed knows what will be shuffled.",
        position: "Record or position",
        position_read: (players, steps) => `${players} players, after ${steps} moves`,
        position_text: "The game begins with this position; what nobody knows is dealt anew.",
        wrong_game: "This file belongs to another game.",
        missing: "Still missing: ",
        create: "Open the table",
        begin: "Begin the game",
        back: "To the lobby",
    },
};
