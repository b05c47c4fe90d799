import { expect, it } from "vitest";
import { pluralIn } from "../../src/words/plural";

it("picks the form for a number", () => {
    const plural = pluralIn("en");
    expect([0, 1, 2, -1].map((count) => plural(count, { one: "# seat", other: "# seats" }))).toEqual([
        "0 seats",
        "1 seat",
        "2 seats",
        "−1 seat",
    ]);
});

it("has the forms that a language has, and else the common one", () => {
    const plural = pluralIn("pl");
    const forms = { one: "# karta", few: "# karty", other: "# kart" };
    expect([1, 3, 5].map((count) => plural(count, forms))).toEqual(["1 karta", "3 karty", "5 kart"]);
});
