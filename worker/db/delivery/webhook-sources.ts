import { endpointDestination, type Destination } from "#domain/delivery/channels";
import { mailParts } from "#domain/mail/mail-parts";
import { parsedJson } from "#domain/parsed-json";
import * as z from "zod/mini";
import { isoSql } from "../iso-sql.ts";
import { batchOf } from "../batch-of.ts";
import { allSql, type Db } from "../client.ts";
import { webhookEndpoints } from "../schema/webhooks.ts";
import { inArray, sql, type SQL } from "drizzle-orm";

/** An endpoint as it is called. */
export type CalledEndpoint = Pick<
  typeof webhookEndpoints.$inferSelect,
  "id" | "url" | "secretCiphertext" | "formerCiphertext" | "formerUntil" | "failingSince"
>;

/** An act of staff or of a key on a lead, at a time (ms). */
export type LeadAct = { leadId: number; at: number; who: string };

/** What events are about besides their lead, as it is now; null of what is no more. */
export type EventDetails = {
  call: (id: number) => unknown;
  booking: (id: number) => unknown;
  mail: (id: number) => unknown;
};

export type WebhookSources = {
  endpoint: (destination: Destination) => CalledEndpoint | null;
  /** Who did something to a lead at one of these times. */
  actors: (leadId: number, times: readonly number[]) => string[];
  details: EventDetails;
};

type Wanted = {
  endpoints: readonly number[];
  leads: readonly number[];
  /** Of all that the messages tell (ms). */
  times: readonly number[];
  calls: readonly number[];
  bookings: readonly number[];
  mails: readonly number[];
};

/** All that messages to endpoints say, apart from the leads themselves. One round trip. */
export async function findWebhookSources(db: Db, wanted: Wanted): Promise<WebhookSources> {
  const { endpoints, acts, ...events } = await batchOf(db, {
    endpoints: selectEndpoints(db, wanted.endpoints),
    acts: selectActs(db, wanted.leads, wanted.times),
    calls: selectDetails(db, wanted.calls, sql`calls`, CALL),
    bookings: selectDetails(db, wanted.bookings, sql`bookings`, BOOKING),
    mails: selectDetails(db, wanted.mails, sql`mails`, MAIL),
  });
  const byDestination = new Map<Destination, CalledEndpoint>(
    endpoints.map((one) => [endpointDestination(one.id), one]),
  );
  const actsOf = Map.groupBy(acts, ({ leadId }) => leadId);
  return {
    endpoint: (destination) => byDestination.get(destination) ?? null,
    actors: (leadId, times) => [
      ...new Set((actsOf.get(leadId) ?? []).flatMap(({ at, who }) => (times.includes(at) ? [who] : []))),
    ],
    details: {
      call: byId(events.calls),
      booking: byId(events.bookings),
      mail: ownWordsOf(byId(events.mails)),
    },
  };
}

const CALL = sql`'callId', call_id, 'outcome', outcome, 'note', note, 'at', ${isoSql(sql`at`)}`;
const BOOKING = sql`'status', coalesce(outcome, status), 'startsAt', ${isoSql(sql`starts_at`)},
  'endsAt', ${isoSql(sql`ends_at`)}`;
const MAIL = sql`'from', from_address, 'subject', subject, 'text', text, 'at', ${isoSql(sql`at`)}`;

function selectActs(db: Db, leads: readonly number[], times: readonly number[]) {
  return allSql<LeadAct>(
    db,
    sql`
    select cast(entity_id as integer) as leadId, at, who from audit
    where entity = 'assessment' and entity_id in (select cast(value as text) from ${listed(leads)})
      and at in (select value from ${listed(times)})`,
  );
}

/** Endpoints as they are called. */
export function selectEndpoints(db: Db, ids: readonly number[]) {
  const { id, url, secretCiphertext, formerCiphertext, formerUntil, failingSince } = webhookEndpoints;
  return db
    .select({ id, url, secretCiphertext, formerCiphertext, formerUntil, failingSince })
    .from(webhookEndpoints)
    .where(inArray(id, [...ids]));
}

function selectDetails(db: Db, ids: readonly number[], table: SQL, fields: SQL) {
  return allSql<{ id: number; details: string }>(
    db,
    sql`
    select id, json_object('id', id, ${fields}) as details from ${table}
    where id in (select value from ${listed(ids)})`,
  );
}

function listed(ids: readonly number[]): SQL {
  return sql`json_each(${JSON.stringify(ids)})`;
}

const mailSchema = z.nullable(z.looseObject({ text: z.string() }));

/** Without what a mail quotes: the links in it are secrets of the lead's. */
function ownWordsOf(mailOf: (id: number) => unknown): (id: number) => unknown {
  return (id) => {
    const mail = mailSchema.parse(mailOf(id));
    const own = mailParts(mail?.text ?? "").flatMap(({ isQuoted, text }) => (isQuoted ? [] : [text]));
    return mail && { ...mail, text: own.join("\n\n") };
  };
}

function byId(rows: readonly { id: number; details: string }[]): (id: number) => unknown {
  const known = new Map(rows.map(({ id, details }) => [id, details]));
  return (id) => parsedJson(known.get(id) ?? "null");
}
