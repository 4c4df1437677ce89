import type { ChannelSettings } from "#domain/delivery/channel-settings";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { AppError } from "#domain/errors";
import type { LostReason } from "#domain/leads/lost-reason";
import type { LeadStatus } from "#domain/leads/pipeline";
import { sql, type SQL } from "drizzle-orm";
import type { StaffAct } from "../people/audit/audit.ts";
import { slackCause, stageCauses } from "../delivery/causes.ts";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import type { Edited } from "../people/audit/edited.ts";
import { keysOf, personIds } from "../calls/consequences/person-ids.ts";
import { queueStages } from "../delivery/crm-stages.ts";
import { editLead, type Lead } from "./lead-edit.ts";
import { queueForAssessment } from "../delivery/outbox.ts";
import { assessments, statusHistory } from "../schema/leads.ts";

/** The fields that staff change; undefined ones stay as they are. Deal values are whole units of their currency. */
export type LeadMove = {
  leadStatus?: LeadStatus | undefined;
  dealValue?: number | null | undefined;
  lostReason?: LostReason | null | undefined;
  lostNote?: string | null | undefined;
};

/** The channel settings that apply to a lead, based on the lead's own location and decisions. */
export type SettingsOfLead = (lead: { country: string | null; region: string | null }) => ChannelSettings;

/**
 * Changes a lead's status, its deal value, and why it is Lost. A new status is stored in one batch with its history row
 * and side effects (contract 9, 10). Unchanged values write nothing. Throws `invalid_request` for a reason of a lead
 * that is not Lost after this.
 */
export function moveLead(
  db: FollowedDb,
  sessionId: string,
  act: StaffAct,
  move: LeadMove,
  settingsOf: SettingsOfLead,
): Promise<Edited<AssessmentView>> {
  return editLead(db, sessionId, act, (lead) => {
    const { leadStatus: to = lead.leadStatus, dealValue = lead.dealValue } = move;
    const from = lead.leadStatus;
    const lost = lostAfter(lead, to, move);
    if (to === from) {
      const isSame = lost.lostReason === lead.lostReason && lost.lostNote === lead.lostNote;
      if (isSame) return { action: "deal-value", set: { dealValue } };
      return { action: "lost-reason", set: { dealValue, ...lost }, after: [updateHistory(db, lead, lost)] };
    }
    return {
      action: "lead-status",
      set: { leadStatus: to, dealValue, ...lost, statusUpdatedAt: act.now, statusUpdatedBy: act.who },
      after: [
        insertHistory(db, lead, to, lost, act),
        forgetOlderUndo(db, lead),
        ...queueMove(db, lead, to, act, settingsOf(lead)),
      ],
    };
  });
}

type Lost = Pick<Lead, "lostReason" | "lostNote">;

/** Why the lead is Lost after a move. Once it is not, it has no reason any more. */
function lostAfter(lead: Lead, to: LeadStatus, { lostReason, lostNote }: LeadMove): Lost {
  if (to === "Lost") {
    return {
      lostReason: lostReason === undefined ? lead.lostReason : lostReason,
      lostNote: lostNote === undefined ? lead.lostNote : lostNote,
    };
  }
  if (lostReason || lostNote)
    throw new AppError("invalid_request", "Only a lost lead can have a lost reason.");
  return { lostReason: null, lostNote: null };
}

function insertHistory(db: Db, lead: Lead, to: LeadStatus, { lostReason, lostNote }: Lost, act: StaffAct) {
  return runSql(
    db,
    sql`
    insert into ${statusHistory}
      (assessment_id, from_status, to_status, lost_reason, lost_note, changed_by, changed_at, undo)
    select ${lead.id}, ${lead.leadStatus}, ${to}, ${lostReason}, ${lostNote}, ${act.who}, ${act.now},
      ${undoOf(lead)}
    where changes() > 0`,
  );
}

/** The data that undoes the move (`undoSchema`), while the new status is not projected yet. */
function undoOf(lead: Lead): SQL {
  const { version, statusUpdatedAt, statusUpdatedBy, dealValue, lostReason, lostNote } = lead;
  const before = { statusUpdatedAt, statusUpdatedBy, dealValue, lostReason, lostNote };
  const own = sql.join(
    Object.entries(before).map(([name, value]) => sql`${name}, ${value}`),
    sql`, `,
  );
  return sql`(
    select json_object('version', ${version + 1}, 'auditId', (select max(id) from audit), ${own},
      'clockStartedAt', clock_started_at, 'dueAt', due_at, 'dueVersion', due_version, 'escalatedAt', escalated_at,
      'told', (select told from lead_folded where lead_id = ${lead.id}),
      'person', (
        select json_group_array(json_object('id', id, 'gaveWayTo', gave_way_to, 'isOwned', owner is not null,
          'isPlanned', coalesce(next_action, next_action_at) is not null))
        from assessments where id = ${lead.id} or id in (${personIds(keysOf(lead.id))})))
    from assessments where id = ${lead.id})`;
}

/** Only a lead's newest move can be undone. */
function forgetOlderUndo(db: Db, { id }: Lead) {
  return runSql(
    db,
    sql`
    update status_history set undo = null where assessment_id = ${id} and undo is not null
      and id < (select max(id) from status_history where assessment_id = ${id})`,
  );
}

/** A reason that is given after the move, or corrected, belongs to that move. */
function updateHistory(db: Db, lead: Lead, { lostReason, lostNote }: Lost) {
  return runSql(
    db,
    sql`
    update ${statusHistory} set lost_reason = ${lostReason}, lost_note = ${lostNote}
    where id = (select max(id) from status_history where assessment_id = ${lead.id} and undone_at is null)
      and to_status = 'Lost' and changes() > 0`,
  );
}

function queueMove(db: Db, lead: Lead, to: LeadStatus, act: StaffAct, settings: ChannelSettings) {
  const from = lead.leadStatus;
  const version = lead.version + 1;
  // Unique to this move: another at the same version and time would have the same key as well.
  const moved = sql`${assessments.version} = ${version} and ${assessments.statusUpdatedAt} = ${act.now}`;
  const causes = [
    slackCause(`v${version}`, { kind: "slack-move", payload: { from, to, by: act.who } }),
    ...stageCauses(settings, from, to),
  ];
  return [
    ...causes.map((cause) => {
      const when = cause.when ? sql`${moved} and ${cause.when}` : moved;
      return queueForAssessment(db, lead.id, { ...cause, when }, act.now);
    }),
    ...(lead.assessmentType === "form"
      ? queueStages(db, sql`${assessments.id} = ${lead.id} and ${moved}`, settings, act.now)
      : []),
  ];
}
