// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { language, languageName, LANGUAGES, setLanguage, texts, words } from "../../src/words/language.svelte";
import { pluralIn } from "../../src/words/plural";

const de = { yes: "Ja", cards: (count: number) => `${count} Karten`, menu: { open: "Auf", close: "Zu" } };
const en: typeof de = { yes: "Yes", cards: (count) => `${count} cards`, menu: { open: "Open", close: "Close" } };
const plural = pluralIn("fr");
const fr = {
    cards: (count: number) => plural(count, { one: "# carte", other: "# cartes" }),
    menu: { open: "Ouvrir" },
};

afterEach(() => setLanguage("en"));

it("German and English are there at once", () => {
    const said = texts(de, en, {});
    setLanguage("de");
    expect(said().menu.close).toBe("Zu");
    setLanguage("en");
    expect(said().menu.close).toBe("Close");
    expect(LANGUAGES.slice(0, 2)).toEqual(["de", "en"]);
});

it("a further language is loaded when it is chosen, and lies over English", async () => {
    const load = vi.fn(async () => fr);
    const said = texts(de, en, { "./fr.ts": load });
    expect(said().menu.open).toBe("Open");
    expect(load).not.toHaveBeenCalled();
    setLanguage("fr");
    expect(said().menu.open).toBe("Open");
    await vi.waitFor(() => expect(said().menu.open).toBe("Ouvrir"));
    expect(said().cards(0)).toBe("0 carte");
    expect(said().cards(2)).toBe("2 cartes");
    expect(said().menu.close).toBe("Close");
    expect(said().yes).toBe("Yes");
    expect(load).toHaveBeenCalledOnce();
});

it("a language that a folder lacks is English there", () => {
    setLanguage("fr");
    expect(language()).toBe("fr");
    expect(words().close).toBe("Close");
});

it("languages are called what their speakers call them", () => {
    expect(["de", "en", "fr"].map(languageName)).toEqual(["Deutsch", "English", "Français"]);
});
