/** The settings of this device: day or night, sounds, movement, the order of a hand of cards. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Preferences {
    theme: Theme;
    sound: boolean;
    motion: boolean;
    /** Whether a hand of cards is sorted, or lies as it was drawn. */
    sortedHand: boolean;
}

const STORAGE_KEY = "kleinod.preferences";
const DEFAULTS: Preferences = { theme: "system", sound: true, motion: true, sortedHand: true };

function stored(): Preferences {
    try {
        const read: Partial<Preferences> = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
        return {
            theme: THEMES.find((theme) => theme === read.theme) ?? DEFAULTS.theme,
            sound: typeof read.sound === "boolean" ? read.sound : DEFAULTS.sound,
            motion: typeof read.motion === "boolean" ? read.motion : DEFAULTS.motion,
            sortedHand: typeof read.sortedHand === "boolean" ? read.sortedHand : DEFAULTS.sortedHand,
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
