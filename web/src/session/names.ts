/** Suggested names for visitors without one: stones, understood in both languages. */
const STONES = [
    "Achat",
    "Beryll",
    "Citrin",
    "Granat",
    "Jaspis",
    "Karneol",
    "Malachit",
    "Onyx",
    "Opal",
    "Peridot",
    "Quarz",
    "Topas",
    "Turmalin",
    "Zirkon",
];

export const MAX_NAME_LENGTH = 24;

export function suggestName(chance: () => number = Math.random): string {
    const stone = STONES[Math.floor(chance() * STONES.length)]!;
    return `${stone} ${10 + Math.floor(chance() * 90)}`;
}
