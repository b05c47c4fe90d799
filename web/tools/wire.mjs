// Writes src/wire/types.ts from docs/wire.schema.json; with --check it fails if that is stale (`make wire`).
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const SCHEMA = new URL("../../docs/wire.schema.json", import.meta.url);
const TYPES = new URL("../src/wire/types.ts", import.meta.url);

/** Where json-schema-to-typescript says which schema a type comes from: all come from the same. */
const ORIGIN =
    /(?:\n? \*)?\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\./g;
const EMPTY = /\/\*\*\n \*\/\n/g;
/** The indentation that docstrings of Python have. */
const INDENT = /^ \* {2,}(?=\S)/gm;

/** An object of which nothing is said may hold anything: json-schema-to-typescript would have it empty. */
function opened(key, part) {
    const bare = part?.type === "object" && part.properties === undefined && part.additionalProperties === undefined;
    return bare ? { ...part, additionalProperties: true } : part;
}

const made = await compile(JSON.parse(await readFile(SCHEMA, "utf-8"), opened), "Wire", {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: "/** The messages of the service. Made from docs/wire.schema.json by `make wire`. */",
    format: false,
});
const bare = made.replace(ORIGIN, "").replace(EMPTY, "").replace(INDENT, " * ");
const path = TYPES.pathname;
const text = await format(bare, { ...(await resolveConfig(path, { editorconfig: true })), filepath: path });

if (!process.argv.includes("--check")) {
    await writeFile(TYPES, text);
} else if ((await readFile(TYPES, "utf-8").catch(() => "")) !== text) {
    console.error("web/src/wire/types.ts is stale: run `make wire`");
    process.exit(1);
}
