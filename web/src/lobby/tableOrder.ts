/** The order in which tables are listed. */
import type { TableSummary } from "../wire/messages";

export interface MyTables {
    /** Running and open tables: those where it is the visitor's turn first, then the latest. */
    active: TableSummary[];
    over: TableSummary[];
}

export function sortTables(tables: readonly TableSummary[]): MyTables {
    const latest = [...tables].sort((a, b) => b.changed_at - a.changed_at);
    const rank = (table: TableSummary): number => (table.your_turn ? 0 : table.state === "running" ? 1 : 2);
    const active = latest.filter((table) => table.state === "running" || table.state === "open");
    return {
        active: active.sort((a, b) => rank(a) - rank(b)),
        over: latest.filter((table) => table.state === "over"),
    };
}
