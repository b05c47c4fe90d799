/** The messages by their names; `types.ts` is made from the service's own definitions. */
import type { Wire } from "./types";

export type * from "./types";
export type AnyCommand = Wire["AnyCommand"];
export type AnyMessage = Wire["AnyMessage"];
export type AnyForm = Wire["GameInfo"]["settings"][number];

/** Why something is not legal, without the number that its answer carries. */
export type { Legality as Reason } from "./types";

/** Answers with content: to `why` and `request_hint`. */
export type Answer = Extract<AnyMessage, { type: "reason" | "hint" }>;

/** A command without the number that the socket gives it. */
export type CommandBody = {
    [Type in AnyCommand["type"]]: Omit<Extract<AnyCommand, { type: Type }>, "id">;
}[AnyCommand["type"]];
