/** What things are called: by what is printed on them, else by their place in the view. */
import type { Words } from "../../words/language.svelte";
import type { Json } from "../contract";

/** The names of all things in a components, wherever they stand in it. */
export function namesIn(components: Json): ReadonlyMap<string, Words> {
    const names = new Map<string, Words>();
    const look = (part: unknown): void => {
        if (typeof part !== "object" || part === null) return;
        for (const [id, thing] of Object.entries(part)) {
            const name = isWords(thing) ? thing : isNamed(thing) ? thing.name : null;
            if (name && !Array.isArray(part) && id !== "name" && id !== "text" && !names.has(id)) names.set(id, name);
            look(thing);
        }
    };
    look(components);
    return names;
}

/** The same with the names of players where a view has numbers of seats. */
export function seated(part: unknown, names: readonly string[]): unknown {
    if (Array.isArray(part)) return part.map((one) => seated(one, names));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(
        Object.entries(part).map(([key, value]) => {
            if (typeof value === "number" && SEAT.includes(key)) return [key, names[value] ?? value];
            if (key === "winners" && Array.isArray(value)) return [key, value.map((seat) => names[Number(seat)])];
            return [key, seated(value, names)];
        }),
    );
}

const SEAT = ["player", "start_player"];
const isWords = (thing: unknown): thing is Words =>
    typeof thing === "object" && thing !== null && "de" in thing && "en" in thing;

const isNamed = (thing: unknown): thing is { name: Words } =>
    typeof thing === "object" && thing !== null && "name" in thing && isWords(thing.name);
