import { texts } from "../../../words/language.svelte";
import { de } from "./de";
import { en } from "./en";

export const dominion = texts(de, en, import.meta.glob(["./??.ts", "!./{de,en}.ts"], { import: "default" }));
