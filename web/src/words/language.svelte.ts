/**
 * The language of the client: the browser's, or the one chosen in the settings. German and English come with the page;
 * a further language is a file beside them in each `words/` (`fr.ts`), which is loaded when it is first shown.
 */
import { de } from "./de";
import { en } from "./en";

/** Some of the texts, in a further language: those that it lacks are shown in English. */
export type Overlay<Texts> = {
    readonly [Key in keyof Texts]?: Texts[Key] extends string | ((...given: never[]) => unknown)
        ? Texts[Key]
        : Overlay<Texts[Key]>;
};

/** The overlays of a `words/` folder by their files, as `import.meta.glob` finds them. */
export type OverlayFiles = Readonly<Record<string, () => Promise<unknown>>>;

const SHARED: OverlayFiles = import.meta.glob(["./??.ts", "!./{de,en}.ts"], { import: "default" });

/** The languages of the client; the service answers in English where it lacks one of them. */
export const LANGUAGES: readonly string[] = ["de", "en", ...Object.keys(SHARED).map((file) => file.slice(2, 4))];

const STORAGE_KEY = "kleinod.language";

function initialLanguage(): string {
    const stored = localStorage.getItem(STORAGE_KEY);
    // The first language that we have, in the order in which the browser's user prefers them.
    const wanted = [stored ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
    return wanted.find((one) => LANGUAGES.includes(one)) ?? "en";
}

const state = $state({ language: initialLanguage() });

export function language(): string {
    return state.language;
}

export function setLanguage(chosen: string): void {
    state.language = chosen;
    localStorage.setItem(STORAGE_KEY, chosen);
}

/** What a language is called by those who speak it. */
export function languageName(of: string): string {
    const name = new Intl.DisplayNames([of], { type: "language" }).of(of) ?? of;
    return name.charAt(0).toLocaleUpperCase(of) + name.slice(1);
}

/**
 * Texts in all languages, as a function that gives those in the chosen one. Reading it in a component follows every
 * change. The English ones must have the same keys as the German ones, by their type.
 */
export function texts<Texts extends object>(german: Texts, english: Texts, files: OverlayFiles): () => Texts {
    let known: Readonly<Record<string, Texts>> = $state.raw({ de: german, en: english });
    const asked = new Set<string>();
    const load = (wanted: string): void => {
        if (asked.has(wanted)) return;
        asked.add(wanted);
        files[`./${wanted}.ts`]?.().then(
            (overlay) => (known = { ...known, [wanted]: laidOver(english, overlay as Overlay<Texts>) }),
            () => asked.delete(wanted),
        );
    };
    return () => {
        const found = known[state.language];
        if (found === undefined) load(state.language);
        return found ?? english;
    };
}

/** Texts with those of an overlay in their places. */
function laidOver<Texts extends object>(below: Texts, overlay: Overlay<Texts>): Texts {
    const laid = { ...below };
    for (const key of Object.keys(overlay) as (keyof Texts)[]) {
        const [text, above] = [below[key], overlay[key]];
        laid[key] = (
            typeof text === "object" && text !== null ? laidOver(text, above as object) : above
        ) as typeof text;
    }
    return laid;
}

/** The texts that several folders use; the others have their own `words/`. */
export const words = texts(de, en, SHARED);
