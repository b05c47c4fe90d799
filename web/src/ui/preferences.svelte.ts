/** The settings of this device: day or night, sounds, movement, keys, the order of a hand of cards. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Preferences {
    theme: Theme;
    sound: boolean;
    motion: boolean;
    /** Whether single letters do something at a table. */
    letters: boolean;
    /** Whether a hand of cards is sorted, or lies as it was drawn. */
    sortedHand: boolean;
    /** Whether maps show the names of all their fields. */
    names: boolean;
}

const STORAGE_KEY = "kleinod.preferences";
const DEFAULTS: Preferences = {
    theme: "system",
    sound: true,
    motion: true,
    letters: true,
    sortedHand: true,
    names: false,
};

function stored(): Preferences {
    try {
        const read: Partial<Preferences> = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
        const flag = (name: Exclude<keyof Preferences, "theme">): boolean =>
            typeof read[name] === "boolean" ? read[name] : DEFAULTS[name];
        return {
            theme: THEMES.find((theme) => theme === read.theme) ?? DEFAULTS.theme,
            sound: flag("sound"),
            motion: flag("motion"),
            letters: flag("letters"),
            sortedHand: flag("sortedHand"),
            names: flag("names"),
        };
    } catch {
        return DEFAULTS;
    }
}

/** Changed by the settings dialog; `applyPreferences` stores it. */
export const preferences = $state(stored());

/** Applies the theme and stores the settings whenever they change. Call it in a component. */
export function applyPreferences(): void {
    $effect(() => {
        document.documentElement.style.colorScheme = preferences.theme === "system" ? "light dark" : preferences.theme;
        localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
    });
}
