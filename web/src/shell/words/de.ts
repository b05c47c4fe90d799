/** Die Texte des Profils. en.ts muss dieselben Schlüssel haben: Das prüfen die Typen. */
export const de = {
    title: "Du",
    name: "Name",
    save: "Speichern",
    saved: "Gespeichert.",
    stranger: "Du hast noch keinen Namen. Du brauchst einen, sobald du dich an einen Tisch setzt.",
    device: "Anderes Gerät",
    device_text: "Mit diesem Link bist du auf einem anderen Gerät dieselbe Person. Er gilt einmal, einen Tag lang.",
    make_link: "Link erstellen",
    webhook: "Nachricht, wenn du dran bist",
    webhook_text:
        "Eine Adresse (https://…), an die der Dienst eine Nachricht schickt, wenn du dran bist und gerade nicht zusiehst.",
    secret: "Geheimer Schlüssel für die Signatur",
    data: "Deine Daten",
    download: "Alles herunterladen",
    forget: "Mich vergessen",
    forget_text:
        "Name, Chat, Links und Benachrichtigungen werden gelöscht; in laufenden Partien übernimmt ein Bot. Das lässt sich nicht rückgängig machen.",
    forget_sure: "Ja, vergesst mich",
    cancel: "Abbrechen",
    forgotten: "Deine Daten sind gelöscht.",
};
