import type { ChannelSettings } from "#domain/delivery/channel-settings";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { sql } from "drizzle-orm";
import type { StaffAct } from "../settings/audit.ts";
import { slackCause, stageCauses } from "../delivery/causes.ts";
import { runSql, type Db } from "../client.ts";
import type { Edited } from "../settings/edited.ts";
import { editLead, type Lead } from "./lead-edit.ts";
import { queueForAssessment } from "../delivery/outbox.ts";
import { assessments, statusHistory } from "../schema.ts";

/** The fields that staff change; undefined ones stay as they are. Deal values are whole dollars. */
export type LeadMove = { leadStatus?: LeadStatus | undefined; dealValue?: number | null | undefined };

/** The channel settings that apply to a lead, based on the lead's own location and decisions. */
export type SettingsOfLead = (lead: { country: string | null; region: string | null }) => ChannelSettings;

/**
 * Changes a lead's status and deal value. A new status is stored in one batch with its history row and side effects
 * (contract 9, 10). Unchanged values write nothing.
 */
export function moveLead(
  db: Db,
  sessionId: string,
  act: StaffAct,
  move: LeadMove,
  settingsOf: SettingsOfLead,
): Promise<Edited<AssessmentView>> {
  return editLead(db, sessionId, act, (lead) => {
    const { leadStatus: to = lead.leadStatus, dealValue = lead.dealValue } = move;
    const from = lead.leadStatus;
    if (to === from) return { action: "deal-value", set: { dealValue } };
    return {
      action: "lead-status",
      set: { leadStatus: to, dealValue, statusUpdatedAt: act.now, statusUpdatedBy: act.who },
      after: [insertHistory(db, lead, to, act), ...queueMove(db, lead, to, act, settingsOf(lead))],
    };
  });
}

function insertHistory(db: Db, lead: Lead, to: LeadStatus, act: StaffAct) {
  return runSql(
    db,
    sql`
    insert into ${statusHistory} (assessment_id, from_status, to_status, changed_by, changed_at)
    select ${lead.id}, ${lead.leadStatus}, ${to}, ${act.who}, ${act.now} where changes() > 0`,
  );
}

function queueMove(db: Db, lead: Lead, to: LeadStatus, act: StaffAct, settings: ChannelSettings) {
  const from = lead.leadStatus;
  const version = lead.version + 1;
  // True only of this move: another at the same version and time would have the same key as well.
  const moved = sql`${assessments.version} = ${version} and ${assessments.statusUpdatedAt} = ${act.now}`;
  const causes = [
    slackCause(`v${version}`, { kind: "slack-move", payload: { from, to, by: act.who } }),
    ...stageCauses(settings, from, to),
  ];
  return causes.map((cause) => {
    const when = cause.when ? sql`${moved} and ${cause.when}` : moved;
    return queueForAssessment(db, lead.id, { ...cause, when }, act.now);
  });
}
