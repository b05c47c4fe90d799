/** The language of the client: the browser's, or the one chosen in the settings. */
import { de } from "./de";
import { en } from "./en";

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text of the service or of a game: it comes in both languages. */
export type Words = Readonly<Record<Language, string>>;

const STORAGE_KEY = "kleinod.language";

function initialLanguage(): Language {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored === "de" || stored === "en") return stored;
    // The first language that we have, in the order in which the browser's user prefers them.
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    return LANGUAGES.find((one) => one === wanted.find((tag) => tag === "de" || tag === "en")) ?? "en";
}

const state = $state({ language: initialLanguage() });

export function language(): Language {
    return state.language;
}

export function setLanguage(chosen: Language): void {
    state.language = chosen;
    localStorage.setItem(STORAGE_KEY, chosen);
}

/** A text of the service in the chosen language. */
export function localized(text: Words): string {
    return text[state.language];
}

/**
 * Texts in both languages, as a function that gives those in the chosen one. Reading it in a component follows every
 * change. The English ones must have the same keys as the German ones, by their type.
 */
export function texts<Texts>(german: Texts, english: Texts): () => Texts {
    const both: Record<Language, Texts> = { de: german, en: english };
    return () => both[state.language];
}

/** The texts that several folders use; the others have their own `words/`. */
export const words = texts(de, en);
