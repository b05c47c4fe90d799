/** What things are called: by what is printed on them, else by their place in the view. */
import type { Json } from "../contract";

/** The names of all components: each has one, or is nothing but its name in a section of names. */
export function namesIn(components: Json): ReadonlyMap<string, string> {
    const names = new Map<string, string>();
    for (const [id, section] of entries(components)) {
        if (isNamed(section)) names.set(id, section.name);
        else for (const [key, thing] of entries(section)) addName(names, key, thing);
    }
    return names;
}

function addName(names: Map<string, string>, id: string, thing: unknown): void {
    const name = isNamed(thing) ? thing.name : thing;
    if (typeof name === "string" && id !== "text" && !names.has(id)) names.set(id, name);
}

const entries = (part: unknown): [string, unknown][] =>
    typeof part === "object" && part !== null && !Array.isArray(part) ? Object.entries(part) : [];

const isNamed = (thing: unknown): thing is { name: string } =>
    typeof thing === "object" && thing !== null && "name" in thing && typeof thing.name === "string";

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
