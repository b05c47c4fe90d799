/** What somebody likes on this device: day or night, sounds, movement. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Taste {
    theme: Theme;
    sound: boolean;
    motion: boolean;
}

const KEPT = "kleinod.taste";
const USUAL: Taste = { theme: "system", sound: true, motion: true };

function kept(): Taste {
    try {
        const read: Partial<Taste> = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
        return {
            theme: THEMES.find((theme) => theme === read.theme) ?? USUAL.theme,
            sound: typeof read.sound === "boolean" ? read.sound : USUAL.sound,
            motion: typeof read.motion === "boolean" ? read.motion : USUAL.motion,
        };
    } catch {
        return USUAL;
    }
}

/** Changed by the settings; `keepTaste` writes it down. */
export const taste = $state(kept());

/** To be called in a component: follows every change, shows the theme and keeps all of it. */
export function keepTaste(): void {
    $effect(() => {
        document.documentElement.style.colorScheme = taste.theme === "system" ? "light dark" : taste.theme;
        localStorage.setItem(KEPT, JSON.stringify(taste));
    });
}
