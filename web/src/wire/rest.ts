/** The HTTP routes of docs/wire.md, a function for each. All of them throw a Failure. */
import { untrack } from "svelte";
import { language, words } from "../words/language.svelte";
import { Failure } from "./failure";
import type {
    MoveList,
    GameInfo,
    ContinueFrom,
    AnalysisStatus,
    DataExport,
    Link,
    TableSummary,
    Me,
    PastStep,
    Plan,
    Problem,
    SeatToken,
    TableResponse,
    Uploaded,
} from "./messages";

export const SPECTATOR = -1;
/** Random bytes that each player contributes to a deal. */
const ENTROPY_BYTES = 16;

export type Which = "open" | "running" | "over";
type Method = "GET" | "POST" | "PUT" | "DELETE";

async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
    // An effect that asks for something must not ask again whenever the language changes.
    const headers = new Headers({ "accept-language": untrack(language) });
    const init: RequestInit = { method, headers };
    if (body !== undefined) {
        headers.set("content-type", "application/json");
        init.body = JSON.stringify(body);
    }
    const response = await fetch(path, init).catch(() => null);
    if (response === null) throw new Failure(words().failures.unreachable);
    const answer = await response.json().catch(() => null);
    if (response.ok) return answer as Answer;
    const problem = answer as Partial<Problem> | null;
    if (typeof problem?.text !== "string") {
        throw new Failure(words().failures.unreachable, { status: response.status });
    }
    throw new Failure(problem.text, { rule: problem.rule ?? null, status: response.status });
}

function query(values: Readonly<Record<string, string | number | null>>): string {
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== "");
    return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

/** The random bytes that a player contributes to a deal, so that nobody can have chosen it (docs/fair-deal.md). */
export function entropy(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

// --- visitors ---

export const me = (): Promise<Me> => ask("GET", "/api/me");
export const register = (name: string): Promise<Me> => ask("POST", "/api/me", { name });
export const changeMe = (change: { name: string; webhook: string | null }): Promise<Me> =>
    ask("PUT", "/api/me", change);
export const forgetMe = (): Promise<Me> => ask("DELETE", "/api/me");
export const makeLink = (): Promise<Link> => ask("POST", "/api/me/link");
export const followLink = (token: string): Promise<Me> => ask("POST", "/api/me/follow", { token });
export const myTables = (): Promise<TableSummary[]> => ask("GET", "/api/me/tables");
export const myData = (): Promise<DataExport> => ask("GET", "/api/me/data");

// --- games ---

export const games = (): Promise<GameInfo[]> => ask("GET", "/api/games");
export const components = (game: string): Promise<Record<string, unknown>> =>
    ask("GET", `/api/games/${encodeURIComponent(game)}/components`);
export const rules = (game: string): Promise<Record<string, string>> =>
    ask("GET", `/api/games/${encodeURIComponent(game)}/rules`);

// --- tables ---

export const tables = (which: Which): Promise<TableSummary[]> => ask("GET", `/api/tables${query({ which })}`);
export const table = (id: string, invite: string | null): Promise<TableResponse> =>
    ask("GET", `${at(id)}${query({ invite })}`);
export const create = (plan: Plan): Promise<TableResponse> => ask("POST", "/api/tables", { plan, entropy: entropy() });
export const join = (
    id: string,
    { seat, invite }: { seat: number | null; invite: string | null },
): Promise<TableResponse> => ask("POST", `${at(id)}/join`, { entropy: entropy(), seat, invite });
export const leave = (id: string): Promise<TableResponse> => ask("POST", `${at(id)}/leave`);
export const start = (id: string): Promise<TableResponse> => ask("POST", `${at(id)}/start`);
export const rematch = (id: string): Promise<TableResponse> => ask("POST", `${at(id)}/rematch`, { entropy: entropy() });
export const continueFrom = (
    id: string,
    going: Omit<ContinueFrom, "entropy">,
    invite: string | null,
): Promise<TableResponse> => ask("POST", `${at(id)}/continue${query({ invite })}`, { ...going, entropy: entropy() });
export const seatToken = (id: string, seat: number): Promise<SeatToken> => ask("POST", `${at(id)}/seats/${seat}/token`);
export const recordAddress = (id: string, lang: string, invite: string | null): string =>
    `${at(id)}/record${query({ lang, invite })}`;
export const position = (id: string, seat: number): Promise<Record<string, unknown>> =>
    ask("GET", `${at(id)}/position${query({ seat })}`);

// --- finished games and uploads ---

export const moves = (id: string, invite: string | null): Promise<MoveList> =>
    ask("GET", `${at(id)}/moves${query({ invite })}`);
export const pastStep = (
    id: string,
    { step, viewer, invite }: { step: number; viewer: number; invite: string | null },
): Promise<PastStep> => ask("GET", `${at(id)}/steps/${step}${query({ viewer, invite })}`);
export const analysis = (id: string, invite: string | null): Promise<AnalysisStatus> =>
    ask("GET", `${at(id)}/analysis${query({ invite })}`);
/** Start the analysis of a game, unless there is one. */
export const analyse = (id: string, invite: string | null): Promise<AnalysisStatus> =>
    ask("POST", `${at(id)}/analysis${query({ invite })}`);
export const analyseUpload = (text: string): Promise<AnalysisStatus> => ask("POST", "/api/uploads/analysis", { text });
export const upload = (text: string, step: number | null = null): Promise<Uploaded> =>
    ask("POST", "/api/uploads", step === null ? { text } : { text, step });
export const uploadedMoves = (text: string): Promise<MoveList> => ask("POST", "/api/uploads/moves", { text });
export const uploadedStep = (text: string, step: number, viewer: number): Promise<PastStep> =>
    ask("POST", "/api/uploads/step", { text, step, viewer });
