import * as z from "zod/mini";
import { CHANGE_KINDS, LISTED_ENTITIES } from "../changes/desk-changes.ts";

/** The number of a change. Screens order by it: a change at or below what was read is old (contract 13). */
const cursor = z.int().check(z.nonnegative());
const leadId = z.int().check(z.positive());
const change = { id: z.int().check(z.positive()), kind: z.enum(CHANGE_KINDS) };

/** What changed and how, not its new content: a screen that shows it reloads it. */
const changeSchema = z.discriminatedUnion("entity", [
  z.object({ ...change, entity: z.literal("assessment"), entityId: leadId }),
  z.object({ ...change, entity: z.enum(LISTED_ENTITIES), entityId: z.string() }),
]);

const reset = z.object({ type: z.literal("reset"), cursor });
const changes = z.object({ type: z.literal("changes"), cursor, changes: z.array(changeSchema) });

/** Who is here, and which lead each of them has open. One entry for each pair, whatever the number of windows. */
const people = z.object({
  type: z.literal("people"),
  people: z.array(z.object({ email: z.string(), lead: z.nullable(leadId) })),
});

/** The answer of `GET /api/changes`: at most one change of each record, in order; `reset` means: read all again. */
export const deskNewsSchema = z.discriminatedUnion("type", [reset, changes]);

/**
 * What the desk sends: first `ready`, with the cursor that the screen goes on from, or `reset`; then the rest as it
 * happens.
 */
export const deskMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready"), cursor }),
  reset,
  changes,
  people,
]);

/** The only thing that a browser may send: the lead that it has open, or none. */
export const lookingSchema = z.strictObject({ type: z.literal("looking"), lead: z.nullable(leadId) });

export type DeskChange = z.output<typeof changeSchema>;
export type DeskNews = z.output<typeof deskNewsSchema>;
export type DeskMessage = z.output<typeof deskMessageSchema>;
export type DeskPerson = z.output<typeof people>["people"][number];
export type Looking = z.output<typeof lookingSchema>;

/**
 * Why the desk closes a socket: the sign-in has run out, or the browser sent something else than `looking`, or that too
 * often.
 */
export const DESK_CLOSED = { signedOut: 4401, badMessage: 4400, tooOften: 4408 } as const;

/** How often a socket may send `looking` in a second. A screen sends at most five. */
export const LOOKS_A_SECOND = 20;
export const LOOK_EVERY_MS = 200;

/** Sockets a person. */
export const SOCKETS_MAX = 10;
