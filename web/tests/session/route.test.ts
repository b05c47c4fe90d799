import { describe, expect, it } from "vitest";
import { pathOf, routeOf, type Route } from "../../src/session/route";

const ROUTES: Route[] = [
    { page: "lobby" },
    { page: "table", id: "k3f9" },
    { page: "table", id: "with space/slash" },
    { page: "replay", id: "k3f9", step: 0 },
    { page: "replay", id: "k3f9", step: 128 },
    { page: "table", id: "k3f9", invite: "a-b_c" },
    { page: "replay", id: "k3f9", step: 3, invite: "a#b c" },
    { page: "setup", game: "dominion" },
    { page: "follow", token: "a-b_c" },
    { page: "upload", step: 12 },
    { page: "styleguide", scene: null },
    { page: "styleguide", scene: "valdora-25" },
];

describe("routes", () => {
    it.each(ROUTES)("go to a path and back: %o", (route) => {
        const { pathname, hash } = new URL(pathOf(route), "http://kleinod");
        expect(routeOf(pathname, hash)).toEqual(route);
    });

    it("begin a replay without a step at its start", () => {
        expect(routeOf("/t/k3f9/replay")).toEqual({ page: "replay", id: "k3f9", step: 0 });
    });

    it.each([
        "/nowhere",
        "/t",
        "/t/a/b",
        "/t/a/replay/-1",
        "/t/a/replay/x",
        "/t/%E0%A4%A",
        "/styleguide/a/b",
        "/new",
        "/me",
        "/replay/x",
    ])("are lost at %s", (path) => {
        expect(routeOf(path)).toEqual({ page: "notFound" });
    });
});
