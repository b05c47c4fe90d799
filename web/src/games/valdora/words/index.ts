import { texts } from "../../../words/language.svelte";
import { de } from "./de";
import { en } from "./en";

export type ValdoraWords = typeof de;

/** The texts of the valley in the chosen language. */
export const words = texts(de, en, import.meta.glob(["./??.ts", "!./{de,en}.ts"], { import: "default" }));
