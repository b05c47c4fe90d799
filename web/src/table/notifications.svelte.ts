/** The browser's notifications, for players who look elsewhere when it is their turn. */

const able = typeof Notification !== "undefined";
const state = $state({ permission: able ? Notification.permission : ("denied" as NotificationPermission) });

export function permission(): NotificationPermission {
    return state.permission;
}

/** Call it after a click only: browsers penalise pages that ask without one. */
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
