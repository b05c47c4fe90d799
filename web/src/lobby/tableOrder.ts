/** In which order tables are listed. */
import type { Listed } from "../wire/messages";

export interface MyTables {
    /** Those that go on or wait, mine to move first, then the latest first. */
    going: Listed[];
    over: Listed[];
}

export function sorted(tables: readonly Listed[]): MyTables {
    const latest = [...tables].sort((a, b) => b.changed_at - a.changed_at);
    const rank = (table: Listed): number => (table.your_turn ? 0 : table.state === "running" ? 1 : 2);
    const going = latest.filter((table) => table.state === "running" || table.state === "open");
    return {
        going: going.sort((a, b) => rank(a) - rank(b)),
        over: latest.filter((table) => table.state === "over"),
    };
}
