import type { ApiLead } from "#domain/doors/api-lead";
import type { LeadChange } from "#domain/doors/api-requests";
import { AppError } from "#domain/errors";
import { saveNextAction } from "../db/calls/next-action.ts";
import { claimLead, releaseLead } from "../db/calls/queue/claim-lead.ts";
import { recordCall } from "../db/calls/record-call.ts";
import type { FollowedDb } from "../db/client.ts";
import { findChangedLead, requireApiLead } from "../db/doors/api-leads.ts";
import { findLead } from "../db/leads/found-lead.ts";
import { addNote } from "../db/leads/lead-changes.ts";
import { moveLead, type SettingsOfLead } from "../db/leads/move-lead.ts";
import type { StaffAct } from "../db/people/audit/audit.ts";
import type { Edited } from "../db/people/audit/edited.ts";

/** Who does something to a lead. */
type Acting = { db: FollowedDb; act: StaffAct };
type NewCall = Parameters<typeof recordCall>[3];
type HashOf = Parameters<typeof recordCall>[4];

/** Who changes a lead, and what follows from where the lead is. */
export type Changing = Acting & { settingsOf: SettingsOfLead };

/**
 * Changes a lead as the dashboard's own calls do, one after the other. The first decides whether it still has the version
 * that the program knew; a stale change does nothing of it all.
 */
export async function changeLead(
  { db, act, settingsOf }: Changing,
  id: number,
  change: LeadChange,
): Promise<ApiLead> {
  await requireApiLead(db, id);
  const { sessionId } = await findLead(db, id);
  const { leadStatus, dealValue, lostReason, owner, nextAction, nextActionAt } = change;
  await doneOf(db, id, moveLead(db, sessionId, act, { leadStatus, dealValue, lostReason }, settingsOf));
  if (nextAction !== undefined || nextActionAt !== undefined) {
    await saveNextAction(db, id, act, { nextAction, nextActionAt });
  }
  // Last: whoever plans the next action of a lead that is nobody's takes it.
  if (owner !== undefined) await giveTo(db, id, act, owner);
  return findChangedLead(db, id);
}

/** Adds a note below a lead's others, and gives the lead as it is then. */
export async function addLeadNote({ db, act }: Acting, id: number, text: string): Promise<ApiLead> {
  await requireApiLead(db, id);
  const { sessionId } = await findLead(db, id);
  await doneOf(db, id, addNote(db, sessionId, { ...act, expected: null }, text));
  return findChangedLead(db, id);
}

/** Records a call as the dashboard does, and gives it with the lead as it is then. */
export async function recordLeadCall({ db, act }: Acting, id: number, made: NewCall, hashOf: HashOf) {
  await requireApiLead(db, id);
  const { call } = await recordCall(db, id, act, made, hashOf);
  return { call, lead: await findChangedLead(db, id) };
}

/** Waits for an edit; throws `conflict`, with the lead as the API gives it, if it was stale. */
async function doneOf(db: FollowedDb, id: number, editing: Promise<Edited<unknown>>): Promise<void> {
  const { outcome } = await editing;
  if (outcome === "done") return;
  const current = await findChangedLead(db, id);
  throw new AppError("conflict", "Someone else changed this lead in the meantime.", { current });
}

/** Gives a lead to a member of staff, whoever has it, or to nobody. */
async function giveTo(db: FollowedDb, id: number, act: StaffAct, owner: string | null): Promise<void> {
  const { owner: had } = await findLead(db, id);
  if (owner === had) return;
  if (owner !== null) await claimLead(db, id, { ...act, who: owner }, true);
  else if (had !== null) await releaseLead(db, id, { ...act, who: had });
}
