/**
 * The addresses of the client: each route has a path, and each path a route. An invitation comes after
 * the #, so that no server logs it.
 */

export type Route =
    | { page: "lobby" }
    | { page: "setup"; game: string }
    | { page: "follow"; token: string }
    | { page: "upload"; step: number }
    | { page: "table"; id: string; invite?: string | null }
    | { page: "replay"; id: string; step: number; invite?: string | null }
    | { page: "styleguide"; scene: string | null }
    | { page: "notFound" };

/** The path of a route; `notFound` has none of its own. */
export function pathOf(route: Route): string {
    switch (route.page) {
        case "setup":
            return `/new/${encodeURIComponent(route.game)}`;
        case "follow":
            return `/me/${encodeURIComponent(route.token)}`;
        case "upload":
            return `/replay/${route.step}`;
        case "table":
            return `/t/${encodeURIComponent(route.id)}${hashOf(route.invite)}`;
        case "replay":
            return `/t/${encodeURIComponent(route.id)}/replay/${route.step}${hashOf(route.invite)}`;
        case "styleguide":
            return route.scene === null ? "/styleguide" : `/styleguide/${encodeURIComponent(route.scene)}`;
        default:
            return "/";
    }
}

/** What a path leads to, given its hash. A replay without a step begins at its start. */
export function routeOf(path: string, hash = ""): Route {
    const parts = path.split("/").filter((part) => part !== "");
    const [first, second, third, fourth] = parts.map(decoded);
    if (parts.length === 0) return { page: "lobby" };
    if (first === "t" && second) {
        const invited = hash.length > 1 ? { invite: decoded(hash.slice(1)) } : {};
        if (parts.length === 2) return { page: "table", id: second, ...invited };
        const step = stepOf(fourth);
        if (third === "replay" && parts.length <= 4 && step !== null)
            return { page: "replay", id: second, step, ...invited };
    }
    if (first === "replay" && parts.length <= 2) {
        const step = stepOf(second);
        if (step !== null) return { page: "upload", step };
    }
    if (first === "new" && second && parts.length === 2) return { page: "setup", game: second };
    if (first === "me" && second && parts.length === 2) return { page: "follow", token: second };
    if (first === "styleguide" && parts.length <= 2) return { page: "styleguide", scene: second ?? null };
    return { page: "notFound" };
}

function hashOf(invite: string | null | undefined): string {
    return invite ? `#${encodeURIComponent(invite)}` : "";
}

function stepOf(part: string | undefined): number | null {
    const step = Number(part ?? "0");
    return Number.isSafeInteger(step) && step >= 0 ? step : null;
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return "";
    }
}
