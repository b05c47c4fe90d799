import type { Choice } from "../../src/wire/messages";

/** An option as the service sends it, with data only where a test is about that. */
export function choice(text: string, data: Partial<Choice> = {}): Choice {
    return { text, label: text, verb: text.split(" ")[0]!, parts: {}, places: [], ...data };
}
