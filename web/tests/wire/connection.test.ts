// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { isOutdated, subscribe } from "../../src/wire/connection.svelte";

const sockets = vi.hoisted(() => {
    const made: { onmessage: ((event: { data: string }) => void) | null; closed: boolean }[] = [];
    class FakeSocket {
        onmessage: ((event: { data: string }) => void) | null = null;
        closed = false;
        constructor() {
            made.push(this);
        }
        close(): void {
            this.closed = true;
        }
    }
    vi.stubGlobal("WebSocket", FakeSocket);
    return made;
});

it("a page of another version than the service's says so, and stays away from it", () => {
    const subscriber = { onMessage: vi.fn(), onOpen: vi.fn() };
    subscribe(subscriber);
    expect(isOutdated()).toBe(false);
    sockets[0]!.onmessage!({ data: JSON.stringify({ type: "welcome", version: 99, name: null, now: 0 }) });
    expect(isOutdated()).toBe(true);
    expect(sockets[0]!.closed).toBe(true);
    expect(subscriber.onMessage).not.toHaveBeenCalled();
    expect(subscriber.onOpen).not.toHaveBeenCalled();
    subscribe(subscriber);
    expect(sockets).toHaveLength(1);
});
