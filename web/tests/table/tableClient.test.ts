// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { TableClient } from "../../src/table/tableClient.svelte";
import type { Subscriber } from "../../src/wire/connection.svelte";
import type { CommandBody, Snapshot } from "../../src/wire/messages";
import { setLanguage } from "../../src/words/language.svelte";

const wire = vi.hoisted(() => ({ status: "open", sent: [] as object[], subscriber: null as Subscriber | null }));

const SNAPSHOT = {
    type: "snapshot",
    table: { id: "t" },
    seat: 0,
    seats: [0],
    events: [],
    story: [],
    number: 7,
} as unknown as Snapshot;

vi.mock("../../src/wire/connection.svelte", () => ({
    connectionStatus: () => wire.status,
    subscribe: (subscriber: Subscriber) => {
        wire.subscriber = subscriber;
        subscriber.onOpen?.();
        return () => undefined;
    },
    request: async (command: CommandBody) => {
        wire.sent.push(command);
        if (wire.status !== "open") throw new Error("no connection");
        if (command.type === "watch") wire.subscriber!.onMessage(SNAPSHOT);
        return null;
    },
}));

const settled = (): Promise<void> => new Promise((wait) => setTimeout(wait));

beforeEach(() => {
    wire.status = "open";
    wire.sent = [];
    setLanguage("de");
});

it("watches with the language, and all anew in another one", async () => {
    const client = new TableClient("t", { seat: 0, invite: null, onCue: () => undefined });
    client.watch();
    await settled();
    expect(wire.sent).toMatchObject([{ type: "watch", lang: "de", since: 0 }]);
    client.speak("de");
    wire.subscriber!.onOpen!();
    await settled();
    expect(wire.sent[1]).toMatchObject({ type: "watch", lang: "de", since: 7 });
    client.speak("en");
    await settled();
    expect(wire.sent.slice(2)).toMatchObject([{ type: "watch", lang: "en", since: 0 }]);
});

it("switches when the connection is back, if it was lost", async () => {
    const client = new TableClient("t", { seat: 0, invite: null, onCue: () => undefined });
    client.watch();
    await settled();
    wire.status = "waiting";
    client.speak("en");
    await settled();
    expect(wire.sent).toHaveLength(1);
    wire.status = "open";
    wire.subscriber!.onOpen!();
    await settled();
    expect(wire.sent[1]).toMatchObject({ type: "watch", lang: "en", since: 0 });
});
