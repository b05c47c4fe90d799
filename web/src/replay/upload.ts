/** The text of an uploaded record or position, kept while the tab is open. */
const STORAGE_KEY = "kleinod.upload";
let text: string | null = null;

export function storeUpload(read: string): void {
    text = read;
    try {
        sessionStorage.setItem(STORAGE_KEY, read);
    } catch {
        // Too large to store: it is lost when the page is reloaded.
    }
}

export function storedUpload(): string | null {
    return text ?? sessionStorage.getItem(STORAGE_KEY);
}
