import { isoText } from "#domain/time/iso-text";
import {
  DELIVERIES_LIMIT,
  type DeliveryPage,
  type DeliveryView,
  type MailWaits,
  type Resend,
  type SlackWhereabouts,
} from "#domain/delivery/delivery-view";
import { ADDRESS_REFUSED, QUOTA_USED_UP } from "#domain/mail/refused-address";
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  lt,
  ne,
  not,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from "drizzle-orm";
import { TURNED_OFF } from "#domain/doors/webhook-endpoint";
import type { Channel, Destination } from "#domain/delivery/channels";
import { auditAct, auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { resumeChannel } from "./channel-pauses.ts";
import { allSql, type Db, type FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";
import { channelPauses, isUnsent, outbox } from "../schema/delivery.ts";
import { webhookEndpoints } from "../schema/webhooks.ts";
import { isOfChannel } from "./destination-sql.ts";
import { assessments } from "../schema/leads.ts";

type DeliveryFilter = {
  status?: DeliveryView["status"] | undefined;
  channel?: Channel | undefined;
  before?: number | undefined;
};

/**
 * The outbox, newest first: all messages to people; ends of chats, and what other programs are told, only if they
 * failed, unless the filter names their channel; and changes of a message in Slack only if they failed. Includes the
 * paused destinations; pass `nextCursor` to continue.
 */
export async function listDeliveries(db: Db, filter: DeliveryFilter, now: number): Promise<DeliveryPage> {
  const [rows, pauses, [waits]] = await db.batch([
    selectDeliveries(db, filter),
    db
      .select({ ...getTableColumns(channelPauses), endpoint: hostOf(channelPauses.channel) })
      .from(channelPauses)
      // Staff meant it.
      .where(ne(channelPauses.reason, TURNED_OFF)),
    selectMailWaits(db, now),
  ]);
  const shown = rows.slice(0, DELIVERIES_LIMIT);
  return {
    deliveries: shown.map(({ createdAt, dueAt, sentAt, slackChannel, slackSentAt, ...row }) => ({
      ...row,
      inSlack: whereabouts(slackChannel, slackSentAt),
      createdAt: isoText(createdAt),
      dueAt: isoText(dueAt),
      sentAt: sentAt === null ? null : isoText(sentAt),
    })),
    nextCursor: rows.length > DELIVERIES_LIMIT ? (shown.at(-1)?.id ?? null) : null,
    mailWaits: mailWaitsOf(waits),
    pauses: pauses.map((pause) => ({ ...pause, since: isoText(pause.since) })),
  };
}

type MailWaitsRow = { until: number | null; count: number; refused: number };

/** While the quota is used up, what is due before it begins anew waits too. */
function selectMailWaits(db: Db, now: number) {
  const waiting = sql`from outbox where status = 'pending' and lease_until = 0 and channel = 'email'`;
  const until = sql`(select max(due_at) ${waiting} and due_at > ${now} and last_error = ${QUOTA_USED_UP})`;
  return allSql<MailWaitsRow>(
    db,
    sql`
    select ${until} as until, (select count(*) ${waiting} and due_at <= ${until}
        and last_error is not ${ADDRESS_REFUSED}) as count,
      (select count(*) ${waiting} and last_error = ${ADDRESS_REFUSED}) as refused`,
  );
}

function mailWaitsOf(
  { until, count, refused }: MailWaitsRow = { until: null, count: 0, refused: 0 },
): MailWaits {
  return { quota: until === null ? null : { count, until: isoText(until) }, refused };
}

/**
 * Makes dead and waiting rows due at once with a full day of retries; returns how many. Resending a whole channel also
 * ends its pause. Sent and withdrawn messages are never sent again.
 */
export async function resendDeliveries(db: FollowedDb, act: StaffAct, resend: Resend): Promise<number> {
  const entry = { action: "resend", entity: "delivery", details: resend } as const;
  if ("channel" in resend) {
    const { channel } = resend;
    const [counted] = await writeBatch(db, [
      countResendable(db, channel),
      auditAct(db, act, channel, entry),
      ...resumeChannel(db, channel, act.now, { resuming: "all" }),
    ]);
    return counted[0]?.count ?? 0;
  }
  const ids = sql`(select value from json_each(${JSON.stringify(resend.ids)}))`;
  // A leased row is being sent at this moment.
  const isResendable = or(
    eq(outbox.status, "dead"),
    and(eq(outbox.status, "pending"), lt(outbox.leaseUntil, act.now)),
  );
  const [resent] = await writeBatch(db, [
    db
      .update(outbox)
      .set({ status: "pending", dueAt: act.now, leaseUntil: 0, attempts: 0 })
      .where(and(inArray(outbox.id, ids), isResendable))
      .returning({ id: outbox.id }),
    auditWrite(db, act, resend.ids.join(","), entry),
  ]);
  return resent.length;
}

/** Makes messages due once more, sent ones too, with all their time of retries; they keep their ids. */
export function makeDueAgain(db: Db, which: SQL, now: number) {
  return db
    .update(outbox)
    .set({ status: "pending", dueAt: now, attempts: 0, firstTriedAt: null, sentAt: null, lastError: null })
    .where(which)
    .returning({ id: outbox.id });
}

const CHANNEL_ID = /^[A-Z0-9]+$/;

function whereabouts(channel: string | null, sentAt: number | null): SlackWhereabouts | null {
  if (channel === null || sentAt === null) return null;
  return {
    channel: CHANNEL_ID.test(channel) ? channel : `#${channel.replace(/^#/, "")}`,
    sentAt: isoText(sentAt),
  };
}

/** The host of the endpoint that is a destination; null for a channel of ours. */
function hostOf(destination: AnyColumn) {
  return sql<string | null>`(select host from ${webhookEndpoints} where ${destination} = 'webhook:' || id)`;
}

/** Each half uses its own index, since a channel may have a million rows. */
function countResendable(db: Db, channel: Destination) {
  return allSql<{ count: number }>(
    db,
    sql`
    select (select count(*) from outbox where channel = ${channel} and status = 'dead' and ${isUnsent})
      + (select count(*) from outbox where channel = ${channel} and status = 'pending' and lease_until = 0) as count`,
  );
}

function selectDeliveries(db: Db, filter: DeliveryFilter) {
  return db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      endpoint: hostOf(outbox.channel),
      kind: outbox.kind,
      status: outbox.status,
      assessmentId: outbox.assessmentId,
      lead: sql<string | null>`coalesce(${assessments.name}, ${assessments.email})`,
      createdAt: outbox.createdAt,
      dueAt: outbox.dueAt,
      sentAt: outbox.sentAt,
      attempts: outbox.attempts,
      error: outbox.lastError,
      event: sql<string | null>`iif(${outbox.channel} = 'meta',
        coalesce(json_extract(${outbox.payload}, '$.stage'), json_extract(${outbox.payload}, '$.name')), null)`,
      slackChannel: sql<string | null>`iif(${outbox.kind} = 'slack-erased', coalesce(
        (select channel_name from slack_installation where channel_id = ${outbox.payload} ->> 'channel'),
        ${outbox.payload} ->> 'channel'), null)`,
      slackSentAt: sql<
        number | null
      >`iif(${outbox.kind} = 'slack-erased', ${outbox.payload} ->> 'sentAt', null)`,
    })
    .from(outbox)
    .leftJoin(assessments, eq(assessments.id, outbox.assessmentId))
    .where(whichDeliveries(filter))
    .orderBy(desc(outbox.id))
    .limit(DELIVERIES_LIMIT + 1);
}

function whichDeliveries({ status, channel, before }: DeliveryFilter) {
  const isAnyUnsent = status !== undefined && status !== "sent";
  // The plus makes SQLite use the index of unsent rows.
  const ofChannel = isAnyUnsent ? sql`+${outbox.channel}` : sql`${outbox.channel}`;
  const toPeople = and(ne(outbox.channel, "object"), not(isOfChannel(sql`${outbox.channel}`, "webhook")));
  return and(
    status && eq(outbox.status, status),
    isAnyUnsent ? isUnsent : undefined,
    channel ? isOfChannel(ofChannel, channel) : or(toPeople, eq(outbox.status, "dead")),
    or(ne(outbox.kind, "slack-update"), eq(outbox.status, "dead")),
    before === undefined ? undefined : lt(outbox.id, before),
  );
}
