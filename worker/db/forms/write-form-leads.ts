import type { ChannelSettings } from "#domain/delivery/channel-settings";
import type { FormLead } from "#domain/forms/form-lead";
import type { FormScore } from "#domain/forms/plan-form-lead";
import type { ReadLead } from "#domain/forms/read-form-lead";
import type { Touch } from "#domain/money/ads/attribution";
import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { leaveSnapshots } from "../calls/consequences/leave-snapshots.ts";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { slackConnected } from "../delivery/causes.ts";
import { silenceWebhooks } from "../delivery/lead-webhooks.ts";
import { endStops } from "../delivery/mail-stops.ts";
import { insertMessages } from "../delivery/outbox.ts";
import { assessments, leadProofs } from "../schema/leads.ts";
import { formLeads, type FORM_LEAD_WAYS } from "../schema/forms.ts";
import { writeOf } from "../write-batch.ts";
import { queueStages } from "../delivery/crm-stages.ts";

/** A lead of a form as it is stored. The hashes are keyed, and null without a key. */
export type NewFormLead = FormLead &
  ReadLead &
  FormScore & {
    tombstone: string;
    way: (typeof FORM_LEAD_WAYS)[number];
    /** Where it agreed to something, as consents name it. */
    consentPage: string;
    /** Whether a consent ends what had been stopped under the address: that of a lead itself does, a program's word does not. */
    endsStops: boolean;
    isTest: boolean;
    silent: boolean;
    mappedBy: number;
    sessionId: string;
    bookingRef: string | null;
    phoneHash: string | null;
    recipient: string | null;
    touch: Touch;
    snapshot: string;
  };

/** The messages that may be sent of a new lead. */
export type FormChannels = Pick<ChannelSettings, "open" | "origin">;

/**
 * Stores leads that were read from Meta in one batch, each once, whatever way and however often it comes: an erased one
 * does not come back, and of a known one nothing changes. A test lead is noted and becomes no lead. The statements do not
 * grow with the leads.
 */
export async function writeFormLeads(
  db: FollowedDb,
  leads: readonly NewFormLead[],
  channels: FormChannels,
  now: number,
  also: readonly BatchItem<"sqlite">[] = [],
): Promise<void> {
  const list = sql`json_each(${JSON.stringify(leads)}) l`;
  const made = sql`${list} join assessments a on a.session_id = l.value ->> 'sessionId'`;
  await writeOf(db, {
    noted: noteLeads(db, list, now),
    leads: insertLeads(db, list, now),
    linked: runSql(
      db,
      sql`
      update ${formLeads} set assessment_id = made.id, silent = made.silent
      from (select a.id, l.value ->> 'leadgenId' as leadgen_id, l.value ->> 'silent' as silent from ${made}) as made
      where form_leads.leadgen_id = made.leadgen_id`,
    ),
    visits: runSql(
      db,
      sql`
      insert into lead_visits (lead_id, begun_at, country)
      select a.id, a.created_at, l.value ->> 'country' from ${made} where true`,
    ),
    proofs: keepProofs(db, made),
    snapshots: keepSnapshots(db, made),
    stops: endStops(
      db,
      sql`(select l.value ->> 'recipient' from ${made}
        where a.email_consent is not null and l.value ->> 'endsStops')`,
    ),
    messages: newMessages(db, made, channels, now),
    stages: queueStages(db, sql`assessments.id in (select a.id from ${made})`, channels, now),
    silent: silenceWebhooks(db, sql`select a.id from ${made} where l.value ->> 'silent'`, now),
    also,
  });
}

/** Columns of `form_leads` and the fields that they are of. */
const GIVEN = [
  ["tombstone", "tombstone"],
  ["form_id", "formId"],
  ["created_at", "createdAt"],
  ["way", "way"],
  ["mapped_by", "mappedBy"],
  ["ad_id", "adId"],
  ["ad_name", "adName"],
  ["adset_id", "adsetId"],
  ["adset_name", "adsetName"],
  ["campaign_id", "campaignId"],
  ["campaign_name", "campaignName"],
  ["platform", "platform"],
  ["is_organic", "isOrganic"],
] as const;
/** What a lead that was told of keeps from then. */
const KEPT = ["tombstone", "form_id", "way"];

/** A reading never takes away what was read before. */
function noteLeads(db: Db, list: SQL, now: number) {
  const names = GIVEN.map(([column]) => column);
  const columns = sql.join(names.map(sql.identifier), sql`, `);
  const values = sql.join(
    GIVEN.map(([, field]) => sql`l.value ->> ${field}`),
    sql`, `,
  );
  const later = [...names.filter((name) => !KEPT.includes(name)), "fields", "ticks", "as_written", "state"];
  const set = sql.join(
    later.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  return runSql(
    db,
    sql`
    insert into ${formLeads}
      (leadgen_id, received_at, due_at, state, fields, ticks, as_written, ${columns})
    select l.value ->> 'leadgenId', ${now}, ${now}, iif(l.value ->> 'isTest', 'test', 'read'),
      l.value -> 'fields', l.value -> 'ticks', l.value -> 'asWritten', ${values}
    from ${list}
    where not exists (
      select 1 from tombstones where hash = l.value ->> 'tombstone' and expires_at > ${now})
    on conflict (leadgen_id) do update set ${set}, lease_until = 0, error = null
    where form_leads.state in ('waiting', 'gone')`,
  );
}

function insertLeads(db: Db, list: SQL, now: number) {
  const given = (field: string) => sql`l.value ->> ${field}`;
  const createdAt = given("createdAt");
  // Nothing has been stopped under the address, or else only before it agreed.
  const mayMail = sql`${given("mailConsent")} is not null and not exists (
    select 1 from mail_stops s where s.email_hash = ${given("recipient")}
      and s.kind in ('hub', 'all') and (s.created_at > ${createdAt} or not ${given("endsStops")}))`;
  const isNumberRefused = sql`exists (
    select 1 from call_suppressions s where s.phone_hash = ${given("phoneHash")})`;
  return runSql(
    db,
    sql`
    insert into ${assessments}
      (session_id, assessment_type, created_at, updated_at, name, email, business_url, answers, phone, phone_flag,
       call_consent_at, call_consent_way, email_consent, first_touch, source, campaign, booking_ref,
       offer_tier, score, lead_score, rules_version, answer_key, completed_at, hub_expires_at, hub_expiry_handled_at)
    select ${given("sessionId")}, 'form', ${createdAt}, ${now}, ${given("name")}, ${given("email")},
      ${given("website")}, l.value -> 'answers', ${given("phone")}, iif(${isNumberRefused}, 'do_not_call', null),
      iif(${given("callConsent")} is null, null, ${createdAt}),
      iif(${given("callConsent")} is null, null, 'form'), iif(${mayMail}, ${createdAt}, null),
      l.value -> 'touch', l.value -> 'touch' ->> 'utm_source', l.value -> 'touch' ->> 'utm_campaign',
      ${given("bookingRef")}, ${given("offerTier")}, ${given("score")}, ${given("leadScore")},
      ${given("rulesVersion")}, ${given("answerKey")}, ${given("completedAt")}, ${given("hubExpiresAt")},
      iif(${given("silent")}, ${given("completedAt")}, null)
    from ${list} join ${formLeads} f on f.leadgen_id = ${given("leadgenId")}
    where f.state = 'read' and f.assessment_id is null`,
  );
}

/** What shows how a lead came to the consents that its form gave, and to its score. */
export function keepProofs(db: Db, made: SQL) {
  const called = sql`a.call_consent_at is a.created_at`;
  const mailed = sql`a.email_consent is a.created_at`;
  const page = sql`l.value ->> 'consentPage'`;
  const stored = ["email_consent_wording", "email_consent_page", "call_consent_version", "call_consent_page"];
  const scored = ["breakdown", "decided_by", "promo_text", "promo_discount"];
  const set = sql.join(
    [...stored, ...scored].map((name) => {
      const column = sql.identifier(name);
      return sql`${column} = coalesce(excluded.${column}, ${column})`;
    }),
    sql`, `,
  );
  return runSql(
    db,
    sql`
    insert into ${leadProofs}
      (lead_id, email_consent_wording, email_consent_page, call_consent_version, call_consent_page,
       breakdown, decided_by, promo_text, promo_discount)
    select a.id, iif(${mailed}, l.value ->> 'mailConsent', null), iif(${mailed}, ${page}, null),
      iif(${called}, l.value ->> 'callConsent', null), iif(${called}, ${page}, null),
      nullif(l.value -> 'breakdown', 'null'), nullif(l.value -> 'decidedBy', 'null'),
      l.value ->> 'promoText', l.value ->> 'promoDiscount'
    from ${made} where true
    on conflict (lead_id) do update set ${set}`,
  );
}

/** Leaves of leads that are read in silence what the projection would compare with: no clock starts. */
export function keepSnapshots(db: Db, made: SQL) {
  return leaveSnapshots(
    db,
    sql`
    select a.id as lead_id, l.value ->> 'snapshot' as told from ${made}
    where l.value ->> 'silent' and a.call_requested_at is null and a.last_call_at is null`,
  );
}

/** Staff hear of a new lead at once; its hub's mail goes where it agreed to one. Neither of one that came too late. */
function newMessages(db: Db, made: SQL, { open, origin }: FormChannels, now: number) {
  const rows = (key: SQL, when: SQL) => ({
    key,
    assessmentId: sql`a.id`,
    from: sql`${made} where not l.value ->> 'silent' and ${when}`,
  });
  const news = { channel: "slack", kind: "slack-mql", payload: {} } as const;
  const mail = { channel: "email", kind: "hub-mail", payload: { origin } } as const;
  const isDue = sql`a.completed_at is not null and a.email is not null and a.email_consent is not null`;
  const key = sql`a.id || ':1'`;
  return [
    ...(open.includes("slack") ? [runSql(db, insertMessages(news, rows(key, slackConnected), now))] : []),
    ...(open.includes("email") ? [runSql(db, insertMessages(mail, rows(key, isDue), now))] : []),
  ];
}
