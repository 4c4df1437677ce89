import { SEND_AGAIN_MS, type EndpointTry, type EndpointView } from "#domain/doors/webhook-endpoint";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Db, FollowedDb } from "../client.ts";
import { makeDueAgain } from "../delivery/delivery-list.ts";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { channelPauses, isUnsent, outbox } from "../schema/delivery.ts";
import { webhookEndpoints, webhookTries } from "../schema/webhooks.ts";
import { writeBatch } from "../write-batch.ts";

/** All endpoints with their health, oldest first. */
export async function listEndpoints(db: Db): Promise<EndpointView[]> {
  return (await selectEndpoints(db, sql`true`)).map(viewOf);
}

export async function findEndpoint(db: Db, id: number): Promise<EndpointView | null> {
  const [row] = await selectEndpoints(db, sql`${webhookEndpoints.id} = ${id}`);
  return row ? viewOf(row) : null;
}

const destination = sql`'webhook:' || ${webhookEndpoints.id}`;
const lastTry = (column: SQL) => sql`(
  select ${column} from webhook_tries where endpoint_id = ${webhookEndpoints.id} order by id desc limit 1)`;
const counted = (which: SQL) =>
  sql<number>`(select count(*) from outbox where channel = ${destination} and ${which})`;

function selectEndpoints(db: Db, which: SQL) {
  return db
    .select({
      id: webhookEndpoints.id,
      version: webhookEndpoints.version,
      url: webhookEndpoints.url,
      description: webhookEndpoints.description,
      events: webhookEndpoints.events,
      createdAt: webhookEndpoints.createdAt,
      createdBy: webhookEndpoints.createdBy,
      failingSince: webhookEndpoints.failingSince,
      formerUntil: webhookEndpoints.formerUntil,
      offReason: channelPauses.reason,
      offSince: channelPauses.since,
      waiting: counted(sql`status = 'pending' and lease_until = 0`),
      failed: counted(sql`status = 'dead' and ${isUnsent}`),
      tryAt: sql<number | null>`${lastTry(sql`at`)}`,
      tryStatus: sql<number | null>`${lastTry(sql`status`)}`,
      tryError: sql<string | null>`${lastTry(sql`error`)}`,
    })
    .from(webhookEndpoints)
    .leftJoin(channelPauses, sql`${channelPauses.channel} = ${destination}`)
    .where(which)
    .orderBy(asc(webhookEndpoints.id));
}

type Row = Awaited<ReturnType<typeof selectEndpoints>>[number];

function viewOf(row: Row): EndpointView {
  const { offReason, offSince, tryAt, tryStatus, tryError, formerUntil, ...view } = row;
  return {
    ...view,
    createdAt: isoText(row.createdAt),
    failingSince: isoTextOrNull(row.failingSince),
    formerSecretUntil: isoTextOrNull(formerUntil),
    off: offReason === null || offSince === null ? null : { reason: offReason, since: isoText(offSince) },
    lastTry: tryAt === null ? null : { at: isoText(tryAt), status: tryStatus, error: tryError },
  };
}

/** An endpoint's last tries, newest first. */
export async function listTries(db: Db, endpointId: number, now: number): Promise<EndpointTry[]> {
  const rows = await db
    .select({
      id: webhookTries.id,
      at: webhookTries.at,
      event: webhookTries.event,
      leadId: webhookTries.leadId,
      status: webhookTries.status,
      error: webhookTries.error,
      took: webhookTries.took,
      answer: webhookTries.answer,
      canSendAgain: sql<0 | 1>`${outbox.id} is not null and ${isResendable(now)}`,
    })
    .from(webhookTries)
    .leftJoin(outbox, eq(outbox.id, webhookTries.outboxId))
    .where(eq(webhookTries.endpointId, endpointId))
    .orderBy(desc(webhookTries.id));
  return rows.map((row) => ({ ...row, at: isoText(row.at), canSendAgain: row.canSendAgain === 1 }));
}

/** It was sent or given up, or waits for its next try, and is stored for long enough to arrive. */
function isResendable(now: number): SQL {
  return sql`outbox.created_at > ${now - SEND_AGAIN_MS} and outbox.lease_until = 0
    and outbox.status in ('sent', 'dead', 'pending')`;
}

/** Makes the message of a try due again, under the same id; false if it is too old or is being sent. */
export async function sendAgain(
  db: FollowedDb,
  act: StaffAct,
  { endpointId, tryId }: { endpointId: number; tryId: number },
): Promise<boolean> {
  const [made] = await db
    .select({ outboxId: webhookTries.outboxId })
    .from(webhookTries)
    .where(sql`${webhookTries.id} = ${tryId} and ${webhookTries.endpointId} = ${endpointId}`);
  const outboxId = made?.outboxId ?? null;
  if (outboxId === null) return false;
  const [again] = await writeBatch(db, [
    makeDueAgain(
      db,
      sql`id = ${outboxId} and channel = ${`webhook:${endpointId}`} and ${isResendable(act.now)}`,
      act.now,
    ),
    auditWrite(db, act, endpointId, { entity: "webhook-endpoint", action: "resend", details: {} }),
  ]);
  return again.length > 0;
}
