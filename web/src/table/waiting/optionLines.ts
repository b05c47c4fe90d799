/** The settings of a table in words: what is set, and what it is set to. */
import type { AnyForm } from "../../wire/messages";
import { words } from "../../words/language.svelte";

export interface OptionLine {
    label: string;
    value: string;
}

export function optionLines(
    forms: readonly AnyForm[],
    options: Readonly<Record<string, unknown>>,
    nameOfSeat: (seat: number) => string,
): OptionLine[] {
    return forms.map((form) => ({
        label: form.label.replace(/^./, (first) => first.toUpperCase()),
        value: valueOf(form, options[form.name], nameOfSeat),
    }));
}

function valueOf(form: AnyForm, value: unknown, nameOfSeat: (seat: number) => string): string {
    if (form.kind === "flag") return (value ?? form.default) ? words().on : words().off;
    if (value === undefined || value === null) return form.unset;
    if (form.kind === "seat") return nameOfSeat(Number(value));
    if (form.kind === "number") return String(value);
    const known = [...form.choices, ...form.instead];
    const nameOf = (id: unknown): string => {
        const found = known.find((choice) => choice.id === id);
        return found ? found.label : String(id);
    };
    return Array.isArray(value) ? value.map(nameOf).join(", ") : nameOf(value);
}
