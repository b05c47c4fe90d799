/** Where a replay comes from: a table that is over, or a record that somebody has brought along. */
import type { Course, Insight, PastStep, Plan, SeatPlan, TableInfo } from "../wire/messages";
import * as rest from "../wire/rest";

export interface Source {
    course: Course;
    /** Who played; null for a record, which names nobody here. */
    table: TableInfo | null;
    own: readonly number[];
    /** For who may not know of the table otherwise; null for a record. */
    invite: string | null;
    step(step: number, eyes: number): Promise<PastStep>;
    /** What an analysis has found, or how far it is. */
    insight(): Promise<Insight>;
    /** Have the game analysed, unless it is already. */
    analyse(): Promise<Insight>;
    /** A new table from a step on. */
    goOn(step: number, seats: SeatPlan[]): Promise<string>;
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

export async function fromTable(id: string, broughtAlong: string | null): Promise<Source> {
    const [seen, course] = await Promise.all([rest.table(id, broughtAlong), rest.course(id, broughtAlong)]);
    const invite = seen.invite ?? broughtAlong;
    const record = (language: string): Promise<string> => fetched(rest.recordAddress(id, language, invite));
    return {
        course,
        table: seen.table,
        own: seen.seats,
        invite,
        step: (step, eyes) => rest.pastStep(id, { step, eyes, invite }),
        insight: () => rest.analysis(id, invite),
        analyse: () => rest.analyse(id, invite),
        goOn: async (step, seats) => (await rest.goOn(id, { moves: step, seats }, invite)).table.id,
        position: async (step) => positionOf(await record("en"), step),
        record,
    };
}

export async function fromUpload(text: string): Promise<Source> {
    const course = await rest.uploadedCourse(text);
    let begun = false;
    return {
        course,
        table: null,
        own: [],
        invite: null,
        step: (step, eyes) => rest.uploadedStep(text, step, eyes),
        // Asking for a record's analysis begins it.
        insight: async () => (begun ? rest.analyseUpload(text) : { done: 0, total: 0, analysis: null }),
        analyse: async () => {
            const insight = await rest.analyseUpload(text);
            begun = true;
            return insight;
        },
        goOn: async (step, seats) => {
            const { position } = await rest.upload(text, step);
            const plan: Plan = { game: course.game, seats, start: { position } };
            return (await rest.create(plan)).table.id;
        },
        position: (step) => positionOf(text, step),
        record: async () => text,
    };
}
