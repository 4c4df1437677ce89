import type { Answers } from "#domain/funnel/answers/answers";
import type { FormScore } from "#domain/forms/plan-form-lead";
import type { ReadLead } from "#domain/forms/read-form-lead";
import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { assessments } from "../schema/leads.ts";
import { formLeads, leadForms } from "../schema/forms.ts";
import { writeOf } from "../write-batch.ts";
import { silenceWebhooks } from "../delivery/lead-webhooks.ts";
import { queueStages } from "../delivery/crm-stages.ts";
import { keepProofs, keepSnapshots, type FormChannels } from "./write-form-leads.ts";

/** A lead whose form was set up after it was read. */
export type OutdatedLead = Awaited<ReturnType<typeof selectOutdated>>[number];

/** Leads that are yet to be read anew by the set-up of their form. */
export async function findOutdated(db: Db, pageId: string, most: number): Promise<OutdatedLead[]> {
  return selectOutdated(db, pageId, most);
}

/** A lead as it is after it was read anew. */
export type RereadLead = ReadLead &
  FormScore & {
    leadgenId: string;
    formId: string;
    consentPage: string;
    assessmentId: number;
    createdAt: number;
    mappedBy: number;
    silent: boolean;
    snapshot: string;
    phoneHash: string | null;
    answersNow: Answers;
  };

/**
 * Stores what leads say by the set-up of their form. Staff's own entries and what the lead has answered or withdrawn
 * since stay: only what came from the form is read anew.
 */
export async function writeReread(
  db: FollowedDb,
  leads: readonly RereadLead[],
  channels: FormChannels,
  now: number,
): Promise<void> {
  const list = sql`json_each(${JSON.stringify(leads)}) l`;
  const made = sql`${list} join assessments a on a.id = l.value ->> 'assessmentId'`;
  await writeOf(db, {
    leads: updateLeads(db, list, now),
    proofs: keepProofs(db, made),
    snapshots: keepSnapshots(db, made),
    read: runSql(
      db,
      sql`
      update ${formLeads} set as_written = r.item -> 'asWritten', mapped_by = ${given("mappedBy")},
        silent = iif(silent = 0 and ${given("silent")}, 1, silent)
      from (select l.value as item from ${list}) as r
      where form_leads.leadgen_id = ${given("leadgenId")}`,
    ),
    // Meta may hear of them from now on.
    stages: queueStages(db, sql`assessments.id in (select a.id from ${made})`, channels, now),
    silent: silenceWebhooks(db, sql`select a.id from ${made} where l.value ->> 'silent'`, now),
  });
}

const given = (field: string) => sql`r.item ->> ${field}`;

/** A completed assessment keeps its answers and its score. */
const whileOpen = (column: string, field: string) => {
  const name = sql.identifier(column);
  return sql`${name} = iif(assessments.completed_at is null, ${given(field)}, ${name})`;
};

function updateLeads(db: Db, list: SQL, now: number) {
  const isOwnPhone = sql`coalesce(assessments.call_consent_way, 'form') = 'form'
    and assessments.call_withdrawn_at is null and assessments.call_requested_at is null`;
  const isNumberRefused = sql`exists (
    select 1 from call_suppressions s where s.phone_hash = ${given("phoneHash")})`;
  const agreesToMails = sql`email_withdrawn_at is null and email_consent is null
    and ${given("mailConsent")} is not null`;
  return runSql(
    db,
    sql`
    update ${assessments} set
      name = coalesce(${given("name")}, name), email = coalesce(${given("email")}, email),
      business_url = coalesce(${given("website")}, business_url),
      answers = iif(assessments.completed_at is null, r.item -> 'answersNow', answers),
      phone = iif(${isOwnPhone}, ${given("phone")}, phone),
      phone_flag = iif(${isOwnPhone}, iif(${isNumberRefused}, 'do_not_call', null), phone_flag),
      call_consent_at = iif(${isOwnPhone}, iif(${given("callConsent")} is null, null, created_at), call_consent_at),
      call_consent_way = iif(${isOwnPhone}, iif(${given("callConsent")} is null, null, 'form'), call_consent_way),
      email_consent = iif(${agreesToMails}, created_at, email_consent),
      ${whileOpen("offer_tier", "offerTier")}, ${whileOpen("score", "score")},
      ${whileOpen("lead_score", "leadScore")}, ${whileOpen("rules_version", "rulesVersion")},
      ${whileOpen("answer_key", "answerKey")}, ${whileOpen("hub_expires_at", "hubExpiresAt")},
      hub_expiry_handled_at = iif(assessments.completed_at is null and ${given("silent")},
        ${given("completedAt")}, hub_expiry_handled_at),
      completed_at = coalesce(assessments.completed_at, ${given("completedAt")}),
      updated_at = ${now}
    from (select l.value as item from ${list}) as r
    where assessments.id = ${given("assessmentId")}`,
  );
}

function selectOutdated(db: Db, pageId: string, most: number) {
  return db
    .select({
      leadgenId: formLeads.leadgenId,
      formId: formLeads.formId,
      assessmentId: assessments.id,
      createdAt: assessments.createdAt,
      fields: formLeads.fields,
      ticks: formLeads.ticks,
      answers: assessments.answers,
      answersAt: assessments.answersAt,
      version: leadForms.version,
    })
    .from(leadForms)
    .innerJoin(formLeads, eq(formLeads.formId, leadForms.id))
    .innerJoin(assessments, eq(assessments.id, formLeads.assessmentId))
    .where(
      and(
        eq(leadForms.pageId, pageId),
        isNotNull(leadForms.mapping),
        sql`form_leads.state = 'read' and form_leads.mapped_by < ${leadForms.version}`,
      ),
    )
    .limit(most);
}
