/** Where a replay comes from: a finished table, or an uploaded record. */
import type { MoveList, AnalysisStatus, PastStep, Plan, SeatPlan, TableInfo } from "../wire/messages";
import * as rest from "../wire/rest";

export interface ReplaySource {
    course: MoveList;
    /** The finished table; null for a record, which has no players' names. */
    table: TableInfo | null;
    own: readonly number[];
    /** The invitation that a link must carry for those who could not see the table otherwise; null for a record. */
    invite: string | null;
    step(step: number, viewer: number): Promise<PastStep>;
    /** The analysis, or how far it has got. */
    analysisStatus(): Promise<AnalysisStatus>;
    /** Start the analysis, unless there is one. */
    analyse(): Promise<AnalysisStatus>;
    /** Make a new table that continues from a step; its id. */
    continueFrom(step: number, seats: SeatPlan[]): Promise<string>;
    /** The position after a step, as text. */
    position(step: number): Promise<string>;
    record(language: string): Promise<string>;
}

async function fetched(address: string): Promise<string> {
    return (await fetch(address)).text();
}

async function positionOf(text: string, step: number): Promise<string> {
    return JSON.stringify((await rest.upload(text, step)).position, null, 1);
}

export async function fromTable(id: string, given: string | null): Promise<ReplaySource> {
    const [seen, course] = await Promise.all([rest.table(id, given), rest.moves(id, given)]);
    const invite = seen.invite ?? given;
    const record = (language: string): Promise<string> => fetched(rest.recordAddress(id, language, invite));
    return {
        course,
        table: seen.table,
        own: seen.seats,
        invite,
        step: (step, viewer) => rest.pastStep(id, { step, viewer, invite }),
        analysisStatus: () => rest.analysis(id, invite),
        analyse: () => rest.analyse(id, invite),
        continueFrom: async (step, seats) => (await rest.continueFrom(id, { moves: step, seats }, invite)).table.id,
        position: async (step) => positionOf(await record("en"), step),
        record,
    };
}

/** The records whose analysis was asked for: to ask how far one has got starts it. */
const analysed = new Set<string>();

export async function fromUpload(text: string): Promise<ReplaySource> {
    const course = await rest.uploadedMoves(text);
    return {
        course,
        table: null,
        own: [],
        invite: null,
        step: (step, viewer) => rest.uploadedStep(text, step, viewer),
        analysisStatus: async () =>
            analysed.has(text) ? rest.analyseUpload(text) : { done: 0, total: 0, analysis: null },
        analyse: async () => {
            const status = await rest.analyseUpload(text);
            analysed.add(text);
            return status;
        },
        continueFrom: async (step, seats) => {
            const { position } = await rest.upload(text, step);
            const plan: Plan = { game: course.game, seats, start: { position } };
            return (await rest.create(plan)).table.id;
        },
        position: (step) => positionOf(text, step),
        record: async () => text,
    };
}
