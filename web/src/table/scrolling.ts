/** What may be chosen, where the player sees it. */

/** Whether the middle of an element is in the window, and nothing lies over it. */
function seen(element: Element): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
}

/** If nothing that may be chosen is in sight, brings the first of it there. */
export function intoSight(board: Element): void {
    const legal = [...board.querySelectorAll(".legal")].filter((element) => element.getClientRects().length > 0);
    if (!legal.some(seen)) legal[0]?.scrollIntoView({ block: "center" });
}
