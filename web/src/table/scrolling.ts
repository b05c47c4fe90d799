/** Whether the middle of an element is in the window and not covered. */
function visible(element: Element): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
}

/** Scrolls to the first legal move on the board if none is visible. */
export function scrollLegalIntoView(board: Element): void {
    const legal = [...board.querySelectorAll(".legal")].filter((element) => element.getClientRects().length > 0);
    if (!legal.some(visible)) legal[0]?.scrollIntoView({ block: "center" });
}
