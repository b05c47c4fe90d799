// Checks the imports of src/ (`npm run check`): a folder may import itself and the folders listed before it, and the
// boards in games/ do not import each other. `node layers.js <folder>` checks another source folder.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folders of src/, lowest first. What lies in src/ itself may import everything. */
const LAYERS = ["words", "wire", "art", "ui", "session", "games", "table", "replay", "lobby", "styleguide", "shell"];
const SOURCE = /\.(ts|js|svelte|css)$/;
/** `import … from "./x"`, `export … from "./x"`, `import "./x"`, `import("./x")` and `@import "./x"`. */
const IMPORT = /(?:\bfrom|\bimport|@import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

const root = process.argv[2] ?? fileURLToPath(new URL("src", import.meta.url));

/** Why one file may not import the other, both given as parts of their paths; null if it may. */
function violation(from, to) {
    if (from.length === 1) return null;
    const [own, imported] = [LAYERS.indexOf(from[0]), LAYERS.indexOf(to[0])];
    if (own < 0) return `${from[0]}/ is not in the list of layers`;
    if (to.length > 1 && imported < 0) return `${to[0]}/ is not in the list of layers`;
    if (to.length === 1 || imported > own) return `${from[0]}/ lies below ${to.length === 1 ? "src/" : `${to[0]}/`}`;
    const boards = from[0] === "games" && to[0] === "games" && from.length > 2 && to.length > 2;
    return boards && from[1] !== to[1] ? "boards do not import each other" : null;
}

const found = [];
let files = 0;
for (const path of readdirSync(root, { recursive: true })) {
    if (!SOURCE.test(path)) continue;
    files += 1;
    for (const [, target] of readFileSync(join(root, path), "utf-8").matchAll(IMPORT)) {
        const to = normalize(join(dirname(path), target)).split(sep);
        const reason = to[0] === ".." ? null : violation(path.split(sep), to);
        if (reason) found.push(`${path} imports ${target}: ${reason}`);
    }
}
if (files === 0) found.push(`no sources in ${root}`);
for (const line of found) console.error(line);
process.exit(found.length > 0 ? 1 : 0);
