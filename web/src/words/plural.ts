import { formatNumber } from "./numbers";

/** The forms of a text that depends on a number, with # in the number's place. A language has some of these forms. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the form of a language for a number: `plural(2, { one: "# seat", other: "# seats" })` is "2 seats". */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
    const rules = new Intl.PluralRules(language);
    return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace("#", formatNumber(count));
}
