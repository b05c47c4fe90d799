/** The current route, kept in step with the browser's history. */
import { pathOf, routeOf, type Route } from "./route";

const state = $state({ route: routeOf(location.pathname, location.hash) });

addEventListener("popstate", () => {
    state.route = routeOf(location.pathname, location.hash);
});

export function route(): Route {
    return state.route;
}

/** Go to a route; `replace` leaves no entry in the browser's history. */
export function navigate(to: Route, { replace = false } = {}): void {
    const path = pathOf(to);
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    const newPage = state.route.page !== to.page;
    state.route = to;
    if (newPage) scrollTo(0, 0);
}

/** Links inside the client change the route without loading the page again. */
export function followLink(event: MouseEvent): void {
    if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
    )
        return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    const to = routeOf(link.pathname, link.hash);
    if (to.page === "notFound") return;
    event.preventDefault();
    if (link.pathname !== location.pathname) navigate(to);
}
