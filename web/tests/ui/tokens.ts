/** The colours of tokens.css and tints.css, for both themes. */
import { readFileSync } from "node:fs";

const CSS = ["ui/tokens.css", "art/tints.css"]
    .map((path) => readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf-8"))
    .join("");

export type Theme = "light" | "dark";

export function token(name: string, theme: Theme): string {
    const found = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(CSS);
    if (!found) throw new Error(`no colour --${name}`);
    return found[3] ?? (theme === "light" ? found[1]! : found[2]!);
}

/** Linear red, green and blue. */
export function linear(hex: string): number[] {
    return [1, 3, 5].map((at) => {
        const value = parseInt(hex.slice(at, at + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
}
