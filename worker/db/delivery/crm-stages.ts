import type { ChannelSettings } from "#domain/delivery/channel-settings";
import { CRM_STAGES, type CrmStage } from "#domain/money/ads/crm-stage";
import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { allSql, runSql, type Db } from "../client.ts";
import { insertMessages } from "./outbox.ts";

/** Whether Meta may hear what becomes of a form's lead, over the lead, its form and its visit. */
const mayTell = sql`coalesce(l.allows ->> 'tellMeta', 0) = 1 and coalesce(v.ad_consent, 1) = 1`;

const formOf = sql`join form_leads f on f.assessment_id = assessments.id join lead_forms l on l.id = f.form_id
  left join lead_visits v on v.lead_id = assessments.id`;

/** When a lead is at a stage. */
const REACHED: Record<CrmStage, SQL> = {
  Lead: sql`true`,
  MQL: sql`assessments.completed_at is not null`,
  SQL: sql`assessments.lead_status = 'SQL'`,
  Booked: sql`assessments.call_booked_at is not null`,
  Held: sql`assessments.call_held_at is not null`,
  Won: sql`assessments.lead_status = 'Won'`,
};

const furthest = sql`max(${sql.join(
  CRM_STAGES.map((stage, place) => sql`iif(${REACHED[stage]}, ${place}, 0)`),
  sql`, `,
)})`;

/**
 * The statement by which Meta hears how far leads of its own forms have got: each stage up to that one, once each, in
 * order (contract 23). `which` (SQL over `assessments`) says of which leads. It follows whatever may have brought them
 * further, in the same batch. None unless Meta is to hear.
 */
export function queueStages(
  db: Db,
  which: SQL,
  { open }: Pick<ChannelSettings, "open">,
  now: number,
): BatchItem<"sqlite">[] {
  if (!open.includes("meta")) return [];
  const rows = {
    key: sql`assessments.id || ':' || s.value`,
    assessmentId: sql`assessments.id`,
    from: sql`assessments ${formOf} join json_each(${JSON.stringify(CRM_STAGES)}) s on s.key <= ${furthest}
      where ${which} and assessments.assessment_type = 'form' and assessments.suspect = 0 and ${mayTell}
      order by assessments.id, s.key`,
  };
  const payload = { stage: sql`s.value` };
  return [runSql(db, insertMessages({ channel: "meta", kind: "crm-event", payload }, rows, now))];
}

/** The leads of a booking (`b`) that `which` finds, for `queueStages`. */
export function leadsOfBooking(which: SQL): SQL {
  return sql`assessments.id in (
    select b.assessment_id from bookings b where ${which} and b.replaced_by is null)`;
}

/** A lead as Meta knows it: its id there, and when Meta made it (ms). */
export type ToldFormLead = { id: number; leadgenId: string; createdAt: number | null; mayTell: 0 | 1 };

/** Which of these leads are of Meta's forms, and whether Meta may still hear of them. */
export function selectToldFormLeads(db: Db, ids: readonly number[]) {
  return allSql<ToldFormLead>(
    db,
    sql`select assessments.id, f.leadgen_id as leadgenId, f.created_at as createdAt, ${mayTell} as mayTell
      from assessments ${formOf}
      where assessments.id in (select value from json_each(${JSON.stringify(ids)}))`,
  );
}
