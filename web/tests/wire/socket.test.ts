// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Failure } from "../../src/wire/failure";
import { Socket, waitBefore, type Listener } from "../../src/wire/socket";

class FakeSocket {
    static readonly OPEN = 1;
    static made: FakeSocket[] = [];
    readyState = 0;
    sent: Record<string, unknown>[] = [];
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;

    constructor(readonly address: string) {
        FakeSocket.made.push(this);
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text));
    }
    close(): void {
        this.readyState = 3;
        this.onclose?.();
    }
    receive(message: object): void {
        this.readyState = FakeSocket.OPEN;
        this.onmessage?.({ data: JSON.stringify(message) });
    }
}

const WELCOME = { type: "welcome", version: 1, name: "Anna", now: 0 };
const listener = { onMessage: vi.fn(), onOpen: vi.fn(), onStatus: vi.fn() } satisfies Listener;
const latest = (): FakeSocket => FakeSocket.made[FakeSocket.made.length - 1]!;

describe("the socket", () => {
    let socket: Socket;

    beforeEach(() => {
        vi.useFakeTimers();
        vi.stubGlobal("WebSocket", FakeSocket);
        FakeSocket.made = [];
        socket = new Socket("ws://here/ws", listener);
        socket.open();
        latest().receive(WELCOME);
    });
    afterEach(() => {
        socket.close();
        vi.clearAllMocks();
        vi.unstubAllGlobals();
        vi.useRealTimers();
    });

    it("gives every command its own answer", async () => {
        const first = socket.request({ type: "why", move: "buy gold" });
        const second = socket.request({ type: "ping" });
        const [why, ping] = latest().sent;
        latest().receive({ type: "accepted", id: ping!["id"] });
        latest().receive({
            type: "reason",
            id: why!["id"],
            legal: false,
            rule: "DOM-BUY-1",
            text: "Too dear.",
        });
        await expect(second).resolves.toBeNull();
        await expect(first).resolves.toMatchObject({ legal: false, rule: "DOM-BUY-1" });
    });

    it("gives a hint to who asked for it", async () => {
        const asked = socket.request({ type: "request_hint" });
        const hint = { type: "hint", id: latest().sent[0]!["id"], move: "done", text: "Because." };
        latest().receive(hint);
        await expect(asked).resolves.toEqual(hint);
        expect(listener.onMessage).not.toHaveBeenCalledWith(expect.objectContaining({ type: "hint" }));
    });

    it("tells what was refused, in both languages", async () => {
        const asked = socket.request({ type: "undo" });
        latest().receive({ type: "refused", id: latest().sent[0]!["id"], rule: null, text: "No." });
        const failure = await asked.catch((thrown: unknown) => thrown);
        expect(failure).toBeInstanceOf(Failure);
        expect((failure as Failure).text).toBe("No.");
    });

    it("opens again when it is lost, and gives up what was not answered", async () => {
        const asked = socket.request({ type: "ping" });
        latest().close();
        await expect(asked).rejects.toBeInstanceOf(Failure);
        expect(listener.onStatus).toHaveBeenLastCalledWith("waiting");
        await vi.advanceTimersByTimeAsync(1000);
        expect(FakeSocket.made).toHaveLength(2);
        latest().receive(WELCOME);
        expect(listener.onOpen).toHaveBeenCalledTimes(2);
    });

    it("gives up a connection on which nothing comes any more", async () => {
        await vi.advanceTimersByTimeAsync(20_000);
        expect(latest().sent).toMatchObject([{ type: "ping" }]);
        await vi.advanceTimersByTimeAsync(20_000);
        expect(listener.onStatus).toHaveBeenLastCalledWith("waiting");
    });

    it("stays closed when it is closed", async () => {
        socket.close();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(FakeSocket.made).toHaveLength(1);
    });
});

describe("the wait before the next attempt", () => {
    it("grows, and never beyond a bound", () => {
        expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, 1))).toEqual([400, 800, 1600, 3200]);
        expect(waitBefore(50, 1)).toBe(15_000);
        expect(waitBefore(3, 0)).toBe(1600);
    });
});
