/** The text of a record or position that somebody has opened here; kept while the tab is open. */
const KEPT = "kleinod.upload";
let text: string | null = null;

export function keepUpload(read: string): void {
    text = read;
    try {
        sessionStorage.setItem(KEPT, read);
    } catch {
        // Too large to be kept: it is there until the page is loaded anew.
    }
}

export function keptUpload(): string | null {
    return text ?? sessionStorage.getItem(KEPT);
}
