import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `make dev` looks for the service; the built client is served by the service itself. */
const SERVICE = process.env.KLEINOD_SERVICE ?? "http://127.0.0.1:8000";

const FONTS = ["alegreya", "source-sans-3"];

/** The fonts may be passed on together with their licence. */
function licences(): Plugin {
    return {
        name: "licences",
        apply: "build",
        generateBundle() {
            for (const font of FONTS) {
                const source = readFileSync(`node_modules/@fontsource-variable/${font}/LICENSE`, "utf-8");
                this.emitFile({ type: "asset", fileName: `assets/${font}-licence.txt`, source });
            }
        },
    };
}

export default defineConfig({
    plugins: [svelte(), licences()],
    build: {
        // All of these know light-dark(): it must not be rewritten, as then no colour could be mixed with it.
        cssTarget: ["chrome123", "firefox120", "safari17.5"],
        target: "es2022",
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
    },
    server: {
        proxy: { "/api": SERVICE, "/ws": { target: SERVICE, ws: true } },
    },
    test: {
        // jsdom is slow to start: a test that needs a page says so in its first line (@vitest-environment jsdom).
        environment: "node",
        include: ["tests/**/*.test.ts"],
    },
    // Components are tested as the browser runs them, not as a server would.
    resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
