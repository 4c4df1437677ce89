import { consequencesOf, type Kept } from "#domain/consequences/consequences";
import type { FoundLead } from "#domain/consequences/lead-facts";
import { toldLead, toldText } from "#domain/consequences/told-lead";
import { deskHours } from "#domain/calls/desk-settings";
import { INITIAL_TARGETS } from "#domain/calls/call-targets";
import type { DatabaseSync } from "node:sqlite";

const DESK = { hours: deskHours({}), targets: INITIAL_TARGETS, version: 1 };

/** Those who came more than once, and those with a number. */
const LEADS = `
  select id, created_at as createdAt, updated_at as updatedAt, lower(email) as emailKey, phone, phone_flag as phoneFlag,
    call_consent_at as callConsentAt, call_requested_at as callRequestedAt, call_withdrawn_at as callWithdrawnAt,
    suspect, lead_status as leadStatus, lead_score as leadScore, call_status as callStatus, time_zone as timeZone,
    last_outcome as lastOutcome, last_call_at as lastCallAt, clock_started_at as clockStartedAt, due_at as dueAt,
    due_version as dueVersion, escalated_at as escalatedAt, owner, owner_since as ownerSince,
    next_action as nextAction, next_action_at as nextActionAt, next_action_told_at as nextActionToldAt,
    gave_way_to as gaveWayTo
  from assessments where phone is not null or lower(email) in (
    select lower(email) from assessments where email is not null group by lower(email) having count(*) > 1)`;

const KEEP = `update assessments set gave_way_to = ?, owner = ?, owner_since = ?, next_action = ?, next_action_at = ?,
  next_action_told_at = ? where id = ?`;

/**
 * Has the fold's rules look at all leads at once, as the app does one by one: older assessments of a person give way.
 * Their clocks stay as they were made up, and nothing is left marked.
 */
export function drawConsequences(db: DatabaseSync): void {
  // The columns are those of the type, which the database does not know.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const rows = db.prepare(LEADS).all() as unknown as (Omit<FoundLead, "suspect"> & { suspect: 0 | 1 })[];
  const leads = rows.map((row) => ({ ...row, suspect: row.suspect === 1 }));
  const keep = db.prepare(KEEP);
  for (const lead of consequencesOf(leads, new Map(), DESK).kept) keep.run(...valuesOf(lead), lead.id);
  const tell = db.prepare("insert or replace into lead_folded (lead_id, told) values (?, ?)");
  for (const lead of leads) if (lead.phone !== null) tell.run(lead.id, toldText(toldLead(lead)));
  db.exec("delete from lead_marks");
}

function valuesOf({ gaveWayTo, owner, ownerSince, nextAction, nextActionAt, nextActionToldAt }: Kept) {
  return [gaveWayTo, owner, ownerSince, nextAction, nextActionAt, nextActionToldAt];
}
