import { describe, expect, it } from "vitest";
import { pieces, seatsOf } from "../../src/table/seats";
import type { SeatInfo } from "../../src/wire/messages";

const CALLINGS = { bot: (level: string) => `Bot ${level}`, free: "free", forgotten: "Anonymous" };
const SEAT: SeatInfo = { kind: "own", name: null, taken: true, bot: null, status: "sitting", host: false };

describe("seats", () => {
    it("have a name, whoever sits there", () => {
        const infos: SeatInfo[] = [
            { ...SEAT, name: "Anna" },
            { ...SEAT, kind: "bot", bot: "solid" },
            { ...SEAT, kind: "bot", bot: "solid" },
            { ...SEAT, kind: "open", taken: false },
            SEAT,
            { ...SEAT, name: "Bea", bot: "solid", status: "replaced" },
        ];
        const seats = seatsOf(infos, [0], CALLINGS);
        expect(seats.map((seat) => seat.name)).toEqual([
            "Anna",
            "Bot solid 1",
            "Bot solid 2",
            "free",
            "Anonymous",
            "Bea",
        ]);
        expect(seats.map((seat) => seat.own)).toEqual([true, false, false, false, false, false]);
        expect(new Set(seats.map((seat) => seat.colour)).size).toBe(6);
    });

    it("are named where a sentence says so", () => {
        expect(pieces("{0} plays Copper.")).toEqual([0, " plays Copper."]);
        expect(pieces("Turn 2: {1} is next.")).toEqual(["Turn 2: ", 1, " is next."]);
        expect(pieces("The game begins.")).toEqual(["The game begins."]);
    });
});
