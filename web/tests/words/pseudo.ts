/** A pseudo-language, with white brackets round every text: what is shown without them comes from elsewhere. */

/** A client's own texts in the pseudo-language. */
export function pseudo<Texts>(texts: Texts): Texts {
    if (typeof texts === "string") return `⟦${texts}⟧` as Texts;
    if (typeof texts === "function") return ((...given: unknown[]) => pseudo(texts(...given))) as Texts;
    if (typeof texts !== "object" || texts === null) return texts;
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])) as Texts;
}

/** Where messages and components have texts for people. */
const KEYS = ["label", "name", "text", "reason", "description", "unset", "ruling"];
/** Parts of components that have nothing but names. */
const SECTIONS = ["phases", "types", "sets", "scores", "kinds", "backs", "sides"];

/** A message or components in the pseudo-language: all but the names of people and the texts of options. */
export function pseudoWire<Part>(part: Part): Part {
    if (Array.isArray(part)) return part.map(pseudoWire) as Part;
    if (typeof part !== "object" || part === null) return part;
    const inner = Object.entries(part).map(([key, value]) => {
        if (SECTIONS.includes(key) && !Array.isArray(value)) return [key, pseudo(value)];
        const isText = KEYS.includes(key) && typeof value === "string" && value !== "";
        const isId = (key === "text" && "label" in part) || (key === "name" && ("host" in part || "unset" in part));
        return [key, isText && !isId ? pseudo(value) : pseudoWire(value)];
    });
    return Object.fromEntries(inner) as Part;
}

const ATTRIBUTES = ["aria-label", "title", "alt", "placeholder"];

/**
 * Words of no language: our own name, areas and stages in Roman numbers, the signs of fields (those of the cities stand
 * side by side). Keys of the keyboard stand in <kbd>.
 */
const ANY_LANGUAGE = /^(Kleinod|[IV]+\d*|[A-Z]\d?|ABCDZ)$/;

/** The words on the page that are not in brackets; names of people have no letters in these tests. */
export function strayWords(root: Element): string[] {
    const found = [];
    const styles = [...root.querySelectorAll("style, script, kbd")];
    for (const style of styles) style.remove();
    const texts = [root.textContent];
    for (const element of root.querySelectorAll("*")) {
        for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? "");
    }
    for (const text of texts) {
        let rest = text;
        // Brackets may stand in brackets: a name in a sentence.
        for (let before = ""; before !== rest;) [before, rest] = [rest, rest.replace(/⟦[^⟦⟧]*⟧/g, " ")];
        found.push(...(rest.match(/[\p{L}⟦⟧][\p{L}\p{N}⟦⟧]*/gu) ?? []));
    }
    return [...new Set(found)].filter((word) => !ANY_LANGUAGE.test(word));
}
