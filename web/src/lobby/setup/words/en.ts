import { pluralIn } from "../../../words/plural";
import type { de } from "./de";

const plural = pluralIn("en");

/** The texts of setting up a table. */
export const en: typeof de = {
    title: (game) => `${game}: set up a table`,
    seats: "Seats",
    kinds: {
        own: "Me",
        open: "Open to everyone",
        invited: "By invitation",
        hotseat: "On this device",
        bot: "Bot",
    },
    add: "Add a seat",
    remove: (number) => `Remove seat ${number}`,
    guest: "Name",
    options: "Game",
    chosen: (count, max) => `${count} of ${max} chosen`,
    choose: "Choose my own",
    clock: "Time control",
    clocks: { none: "No limit", live: "Game clock", turns: "Deadline per turn" },
    clock_minutes: "Minutes per player",
    clock_plus: "Seconds added per turn",
    clock_hours: "Hours per turn",
    listed: "Who can see the table?",
    listing: { private: "Only with the link", listed: "Everyone in the lobby" },
    hints: "Hints from the computer",
    hints_names: { with: "Allowed", without: "None" },
    start: "Start",
    starts: { deal: "Fair deal", seed: "Seed", position: "File" },
    deal_text: "Nobody can choose the deal, not even the service.",
    seed: "Seed (a number)",
    seed_text: "Anyone who knows the seed can predict every shuffle.",
    position: "Record or position",
    position_read: (players, moves) =>
        `${plural(players, { one: "# player", other: "# players" })}, after ${plural(moves, { one: "# move", other: "# moves" })}`,
    position_text: "The game starts from this position; whatever nobody knows is shuffled again.",
    wrong_game: "This file belongs to another game.",
    missing: (names) => `Still missing: ${names}`,
    create: "Open the table",
    begin: "Start the game",
};
