/** Telling somebody who looks elsewhere that it is their turn: the title of the page, and the browser's notifications. */

const able = typeof Notification !== "undefined";
const state = $state({ permission: able ? Notification.permission : ("denied" as NotificationPermission) });

export function permission(): NotificationPermission {
    return state.permission;
}

/** Only after a click: browsers hold it against a page that asks unbidden. */
export async function askPermission(): Promise<void> {
    if (able) state.permission = await Notification.requestPermission();
}

export function notify(title: string, body: string): void {
    if (!able || Notification.permission !== "granted" || !document.hidden) return;
    const notification = new Notification(title, { body, icon: "/kleinod.svg", tag: location.pathname });
    notification.onclick = () => {
        focus();
        notification.close();
    };
}
