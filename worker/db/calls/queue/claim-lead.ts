import type { AssessmentView } from "#domain/leads/assessment-view";
import { COUNT_LIMIT } from "#domain/leads/assessment-list";
import type { LeadOwner } from "#domain/leads/lead-owner";
import { sql, type SQL } from "drizzle-orm";
import { allSql, runSql, type Db, type FollowedDb } from "../../client.ts";
import { writeBatch, writeOf } from "../../write-batch.ts";
import { slackCause } from "../../delivery/causes.ts";
import { queueForAssessment } from "../../delivery/outbox.ts";
import { assessments } from "../../schema/leads.ts";
import { auditEach, auditWrite, type StaffAct } from "../../people/audit/audit.ts";
import { claimNewer } from "../../leads/newer-lead.ts";
import { foundLead, selectLead } from "../../leads/found-lead.ts";

/** For leads, the audit holds only the names of the fields. */
const OWNER_CHANGED = { fields: ["owner"] };

/**
 * Makes the claimant the lead's owner unless somebody else is; with `takeOver`, even then, and Slack notifies both. One
 * statement decides, so one of any number of simultaneous claims wins. Returns the lead with the owner that it then
 * has.
 */
export async function claimLead(
  db: FollowedDb,
  id: number,
  act: StaffAct,
  takeOver: boolean,
): Promise<AssessmentView> {
  const others = sql`${assessments.owner} is not null and ${assessments.owner} <> ${act.who}`;
  const taken = slackCause(crypto.randomUUID(), {
    kind: "slack-taken-over",
    payload: { from: sql`${assessments.owner}`, by: act.who },
  });
  const told = { ...taken, when: sql`${taken.when} and ${others}` };
  const isFree = sql`id = ${id} and owner is null`;
  const claimed = await writeOf(db, {
    newer: claimNewer(db, act.who, act.now, isFree),
    owner: setOwner(db, act.who, act.now, isFree),
    audit: auditWrite(db, act, id, { action: "claim", entity: "assessment", details: OWNER_CHANGED }),
    ...selectLead(db, id),
  });
  const lead = foundLead(claimed);
  if (!takeOver || lead.owner === act.who) return lead;
  const isOthers = sql`id = ${id} and owner is not ${act.who}`;
  const takenOver = await writeOf(db, {
    message: queueForAssessment(db, id, told, act.now),
    newer: claimNewer(db, act.who, act.now, isOthers),
    owner: setOwner(db, act.who, act.now, isOthers),
    audit: auditWrite(db, act, id, { action: "take-over", entity: "assessment", details: OWNER_CHANGED }),
    ...selectLead(db, id),
  });
  return foundLead(takenOver);
}

/** Gives up one's own lead. The lead that is returned has an owner only if it is somebody else's. */
export async function releaseLead(db: FollowedDb, id: number, act: StaffAct): Promise<AssessmentView> {
  const released = await writeOf(db, {
    owner: setOwner(db, null, act.now, sql`id = ${id} and owner = ${act.who}`),
    audit: auditWrite(db, act, id, { action: "release", entity: "assessment", details: OWNER_CHANGED }),
    ...selectLead(db, id),
  });
  return foundLead(released);
}

/** Gives all leads of one member of staff to another, each with an audit row; returns how many. */
export async function handOver(
  db: FollowedDb,
  act: StaffAct,
  { from, to }: { from: string; to: string },
): Promise<number> {
  // The update names an index of the list, which SQLite would not choose by itself.
  const isMoved = sql`select id from assessments where owner = ${from} and owner <> ${to}`;
  const [, moved] = await writeBatch(db, [
    auditEach(db, act, isMoved, {
      action: "hand-over",
      entity: "assessment",
      details: OWNER_CHANGED,
    }),
    allSql<{ id: number }>(
      db,
      // One that came over from an older assessment is known by its time (see `callState`), and stays so.
      sql`update assessments set owner = ${to}, updated_at = ${act.now},
          owner_since = iif(owner_since > created_at, ${act.now}, owner_since)
        where id in (${isMoved}) returning id`,
    ),
  ]);
  return moved.length;
}

/** Everybody who owns leads, with how many, counted up to a limit. Scans an index of the list. */
export async function listOwners(db: Db): Promise<LeadOwner[]> {
  const rows = await allSql<{ owner: string; leads: number }>(
    db,
    sql`select owner, count(*) as leads from assessments where owner is not null group by owner`,
  );
  return rows.map(({ owner, leads }) => ({
    owner,
    leads: { value: Math.min(leads, COUNT_LIMIT), more: leads > COUNT_LIMIT },
  }));
}

function setOwner(db: Db, owner: string | null, now: number, which: SQL) {
  const since = owner === null ? null : now;
  return runSql(
    db,
    sql`update assessments set owner = ${owner}, owner_since = ${since}, updated_at = ${now} where ${which}`,
  );
}
