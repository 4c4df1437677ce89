import { callAgainAt } from "#domain/calls/hours/call-again";
import { requireOwner } from "#domain/leads/require-owner";
import type { SlackPress } from "#domain/delivery/slack-press";
import { AppError } from "#domain/errors";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LostReason } from "#domain/leads/lost-reason";
import { leadUrl } from "#domain/leads/lead-url";
import { keyedHash } from "../crypto/keyed-hash.ts";
import { claimLead } from "../db/calls/queue/claim-lead.ts";
import { readCalling } from "../db/calls/hours/hours-in-force.ts";
import { findLead } from "../db/leads/found-lead.ts";
import { saveNextAction } from "../db/calls/next-action.ts";
import { listCalls, recordCall } from "../db/calls/record-call.ts";
import type { FollowedDb } from "../db/client.ts";
import { moveLead } from "../db/leads/move-lead.ts";
import type { StaffAct } from "../db/people/audit/audit.ts";
import type { Place } from "../http/channel-settings.ts";
import { editedRecord } from "../http/edited-record.ts";
import { leadSettings } from "../http/lead-settings.ts";
import { appOrigin } from "../http/origin.ts";

/** Two clicks on one outcome within this time are one call. */
const DOUBLE_CLICK_MS = 10_000;

/** A click by a member of staff. `callId` is the call that a recorded outcome becomes. */
export type StaffPress = { act: StaffAct; callId: string };

/**
 * Does what the dashboard does for the same button; repeating the click has no second effect. Returns what to tell the
 * person, or null if the message itself shows it. Throws the dashboard's own errors.
 */
export async function pressEffect(
  place: Place,
  db: FollowedDb,
  press: SlackPress,
  { act, callId }: StaffPress,
): Promise<string | null> {
  const { id } = press.lead;
  switch (press.action) {
    case "claim":
      requireOwner(await claimLead(db, id, act, false), act.who);
      return null;
    case "outcome":
      await record(place, db, press, { act, callId });
      return null;
    case "sql":
      return move(place, db, press, act, { leadStatus: "SQL" });
    case "lost":
      if (press.choice === "other") return sayWhy(place, await findLead(db, id));
      return move(place, db, press, act, { leadStatus: "Lost", lostReason: press.choice });
    case "in-2-hours": {
      const [{ timeZone }, { hours }] = await Promise.all([findLead(db, id), readCalling(db)]);
      const nextActionAt = callAgainAt("in 2 hours", act.now, hours, timeZone);
      await saveNextAction(db, id, act, { nextActionAt });
      return null;
    }
  }
}

type OutcomePress = Extract<SlackPress, { action: "outcome" }>;

/**
 * A call after the one that the message showed. The second of a double click finds the first's call and does nothing.
 */
async function record(
  place: Place,
  db: FollowedDb,
  press: OutcomePress,
  { act, callId }: StaffPress,
): Promise<void> {
  const { lead, choice: outcome } = press;
  const hashOf = (phone: string) => keyedHash(place.env, "phone", phone);
  try {
    await recordCall(db, lead.id, act, { callId, afterCall: lead.lastCallId, outcome }, hashOf);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "call_recorded") throw error;
    const [newest] = await listCalls(db, lead.id);
    const isOwnCall = newest?.calledBy === act.who && newest.outcome === outcome;
    if (!isOwnCall || act.now - Date.parse(newest.at) > DOUBLE_CLICK_MS) throw error;
  }
}

type Move = { leadStatus: "SQL" } | { leadStatus: "Lost"; lostReason: LostReason };

/** Under the version that the message showed. A second click, or a retry, finds its own move and does nothing. */
async function move(
  place: Place,
  db: FollowedDb,
  { lead }: SlackPress,
  act: StaffAct,
  given: Move,
): Promise<null> {
  const { sessionId } = await findLead(db, lead.id);
  const settings = leadSettings(place);
  const edited = await moveLead(db, sessionId, { ...act, expected: lead.version }, given, settings);
  const isDone = edited.outcome === "stale" && isOwn(edited.current, given, act);
  if (!isDone) editedRecord(edited, "lead");
  return null;
}

function isOwn(lead: AssessmentView, given: Move, { who }: StaffAct): boolean {
  const isSame = lead.leadStatus === given.leadStatus && lead.statusUpdatedBy === who;
  return isSame && (given.leadStatus !== "Lost" || lead.lostReason === given.lostReason);
}

function sayWhy({ env, req }: Place, { id }: AssessmentView): string {
  const origin = appOrigin(env, req.url);
  if (!origin) throw new AppError("origin_not_configured", "Say why on the lead’s page in the dashboard.");
  return `Say why on <${leadUrl(origin, id)}|the lead’s page>. Nothing was changed yet.`;
}
