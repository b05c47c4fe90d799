import { texts } from "../../../words/language.svelte";
import { de } from "./de";
import { en } from "./en";

export const zavandor = texts(de, en);
