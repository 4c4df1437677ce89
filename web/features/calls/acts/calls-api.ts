import type { BookingOutcome } from "#domain/booking/booking-status";
import type { Claimant } from "#domain/errors";
import { CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import type { CallView } from "#domain/calls/call-view";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { InferRequestType } from "hono/client";
import * as z from "zod/mini";
import { ApiError } from "../../../lib/api-error.ts";
import { api, unwrap } from "../../../lib/api.ts";

// What others did meanwhile is an answer, not a failure.

type Gone = { kind: "erased" };
export type Claimed = { kind: "decided"; lead: AssessmentView } | { kind: "taken"; by: Claimant } | Gone;
export type Recorded = { kind: "recorded"; lead: AssessmentView } | { kind: "other"; call: CallView } | Gone;

const lead = api.leads[":id"];
const paramOf = (id: number) => ({ id: String(id) });

export type MadeCall = InferRequestType<typeof lead.calls.$post>["json"];
type NextAction = { nextAction: string | null; nextActionAt: string | null };
export type NewPhone = InferRequestType<typeof lead.phone.$put>["json"];

export async function claimLead(id: number, isTakeOver: boolean): Promise<Claimed> {
  const json = isTakeOver ? { takeOver: true as const } : {};
  return claimed(unwrap(lead.claim.$post({ param: paramOf(id), json })));
}

/** Gives one's own lead back, so that it is nobody's. */
export async function releaseLead(id: number): Promise<Claimed> {
  return claimed(unwrap(lead.release.$post({ param: paramOf(id) })));
}

async function claimed(answer: Promise<{ assessment: AssessmentView }>): Promise<Claimed> {
  try {
    return { kind: "decided", lead: (await answer).assessment };
  } catch (error) {
    if (error instanceof ApiError && error.claimant) return { kind: "taken", by: error.claimant };
    return goneOr(error);
  }
}

export async function recordCall(id: number, json: MadeCall): Promise<Recorded> {
  try {
    const { assessment } = await unwrap(lead.calls.$post({ param: paramOf(id), json }));
    return { kind: "recorded", lead: assessment };
  } catch (error) {
    const other = callSchema.safeParse(error instanceof ApiError ? error.current : null);
    return other.success ? { kind: "other", call: other.data } : goneOr(error);
  }
}

export async function savePhone(id: number, json: NewPhone): Promise<AssessmentView> {
  const { assessment } = await unwrap(lead.phone.$put({ param: paramOf(id), json }));
  return assessment;
}

/** What is to be done next, and when. Null is nothing. */
export async function saveNextAction(id: number, json: NextAction): Promise<AssessmentView> {
  const { assessment } = await unwrap(lead["next-action"].$patch({ param: paramOf(id), json }));
  return assessment;
}

/** The lead's mail needs no answer. */
export async function dismissAnswer(id: number): Promise<AssessmentView> {
  const { assessment } = await unwrap(lead["no-answer"].$post({ param: paramOf(id) }));
  return assessment;
}

/** What became of a booked call; null takes it back. Returns its lead as it is then; null if it has none. */
export async function decideHeld(
  booking: number,
  outcome: BookingOutcome | null,
): Promise<AssessmentView | null> {
  const { assessment } = await unwrap(
    api.bookings[":id"].outcome.$post({ param: paramOf(booking), json: { outcome } }),
  );
  return assessment;
}

/** Assigns a booked call to the lead of a session. */
export function matchBooking(booking: number, sessionId: string) {
  return unwrap(api.bookings[":id"].match.$post({ param: paramOf(booking), json: { sessionId } }));
}

const callSchema = z.object({
  callId: z.string(),
  calledBy: z.string(),
  at: z.string(),
  outcome: z.enum(CALL_OUTCOMES),
  note: z.nullable(z.string()),
  nextAction: z.nullable(z.string()),
  nextActionAt: z.nullable(z.string()),
}) satisfies z.ZodMiniType<CallView>;

function goneOr(error: unknown): Gone {
  if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return { kind: "erased" };
  throw error;
}
