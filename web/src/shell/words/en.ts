import type { de } from "./de";

/** The texts of the profile. */
export const en: typeof de = {
    title: "You",
    name: "Name",
    save: "Save",
    saved: "Saved.",
    stranger: "You have no name yet. You will need one when you take a seat at a table.",
    device: "Another device",
    device_text: "This link makes you the same person on another device. It works once and expires after a day.",
    make_link: "Create a link",
    webhook: "Notify me when it is my turn",
    webhook_text: "An https:// address that the service posts to when it is your turn and you are not watching.",
    secret: "Signing secret",
    data: "Your data",
    download: "Download everything",
    forget: "Forget me",
    forget_text:
        "Your name, chat messages, links and notifications are deleted; in running games a bot takes over. This cannot be undone.",
    forget_sure: "Yes, forget me",
    cancel: "Cancel",
    forgotten: "Your data has been deleted.",
};
