// Writes TypeScript from the schemas in docs/: src/wire/types.ts from wire.schema.json, src/games/<game>/shapes.ts from
// shapes/<game>.schema.json. With --check it fails if one of them is stale (`make wire`).
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const ROOT = new URL("../../", import.meta.url);
const SHAPES = "docs/shapes/";
const SCHEMA = ".schema.json";

/** Where json-schema-to-typescript says which schema a type comes from: all of a file come from the same. */
const ORIGIN =
    /(?:\n? \*)?\n \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "\w+"\./g;
const EMPTY = /\/\*\*\n \*\/\n/g;
/** The indentation that docstrings of Python have. */
const INDENT = /^ \* {2,}(?=\S)/gm;

/** An object of which nothing is said may hold anything: json-schema-to-typescript would have it empty. */
function opened(key, part) {
    const bare = part?.type === "object" && part.properties === undefined && part.additionalProperties === undefined;
    return bare ? { ...part, additionalProperties: true } : part;
}

/** The types of a schema; `banner` says what they are. */
async function typesOf({ schema, types, banner }) {
    const read = JSON.parse(await readFile(new URL(schema, ROOT), "utf-8"), opened);
    const made = await compile(read, read.title, {
        additionalProperties: false,
        ignoreMinAndMaxItems: true,
        bannerComment: `/** ${banner} Made from ${schema} by \`make wire\`. */`,
        format: false,
    });
    const bare = made.replace(ORIGIN, "").replace(EMPTY, "").replace(INDENT, " * ");
    const path = fileURLToPath(new URL(types, ROOT));
    return format(bare, { ...(await resolveConfig(path, { editorconfig: true })), filepath: path });
}

const files = [
    { schema: "docs/wire.schema.json", types: "web/src/wire/types.ts", banner: "The messages of the service." },
];
for (const file of (await readdir(new URL(SHAPES, ROOT))).sort()) {
    const game = file.slice(0, -SCHEMA.length);
    files.push({
        schema: `${SHAPES}${file}`,
        types: `web/src/games/${game}/shapes.ts`,
        banner: "What the board is given.",
    });
}
for (const file of files) {
    const text = await typesOf(file);
    const path = new URL(file.types, ROOT);
    if (!process.argv.includes("--check")) {
        await writeFile(path, text);
    } else if ((await readFile(path, "utf-8").catch(() => "")) !== text) {
        console.error(`${file.types} is stale: run \`make wire\``);
        process.exitCode = 1;
    }
}
