import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SCRIPT = fileURLToPath(new URL("../layers.js", import.meta.url));

/** What the check says about sources with these files; empty if nothing is wrong. */
function check(files: Readonly<Record<string, string>>): string {
    const root = mkdtempSync(join(tmpdir(), "layers-"));
    try {
        for (const [path, text] of Object.entries(files)) {
            mkdirSync(join(root, dirname(path)), { recursive: true });
            writeFileSync(join(root, path), text);
        }
        const { status, stderr } = spawnSync(process.execPath, [SCRIPT, root], { encoding: "utf-8" });
        expect(status).toBe(stderr === "" ? 0 : 1);
        return stderr;
    } finally {
        rmSync(root, { recursive: true });
    }
}

it("lets a folder import itself and those below", () => {
    expect(
        check({
            "main.ts": 'import App from "./shell/App.svelte";',
            "table/Log.svelte": 'import { a } from "../ui/a";\nimport { b } from "./b";',
            "games/valdora/Board.svelte": 'import { c } from "../contract";',
            "games/boards.ts": 'import("./valdora/Board.svelte");',
        }),
    ).toBe("");
});

it.each([
    ["ui/Button.svelte", 'import Log from "../table/Log.svelte";', "ui/ lies below table/"],
    ["replay/source.ts", 'const page = import("../lobby/Lobby.svelte");', "replay/ lies below lobby/"],
    ["ui/index.css", '@import "../games/board.css";', "ui/ lies below games/"],
    ["wire/rest.ts", 'export * from "../main";', "wire/ lies below src/"],
    ["games/valdora/Board.svelte", 'import Pile from "../dominion/Pile.svelte";', "boards do not import each other"],
    ["helpers/one.ts", 'import "../ui/Button.svelte";', "helpers/ is not in the list of layers"],
    ["lobby/Lobby.svelte", 'import "../helpers/one";', "helpers/ is not in the list of layers"],
])("refuses %s with %s", (path, text, reason) => {
    expect(check({ [path]: text })).toMatch(new RegExp(`^${path} imports .*: ${reason}\n$`));
});
