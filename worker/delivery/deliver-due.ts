import { CHANNELS, type Channel } from "#domain/delivery-view";
import { openDb, type Db } from "../db/client.ts";
import { pauseChannel } from "../db/channel-pauses.ts";
import {
  beginTry,
  claimDue,
  deferChannel,
  releaseClaims,
  settleCancelled,
  settleDead,
  settleRetry,
  settleSent,
  type Delivery,
} from "../db/deliveries.ts";
import { log } from "../log.ts";
import { retryDelay, RETRY_FOR_MS } from "./back-off.ts";
import { destroyChat } from "./destroy-chat.ts";
import { deliverEmail } from "./email.ts";
import { deliverMeta } from "./meta.ts";
import type { Deliver, Dispatch, Outcome } from "./outcome.ts";
import { deliverSlack } from "./slack.ts";

const DELIVER: Record<Channel, Deliver> = {
  slack: deliverSlack,
  email: deliverEmail,
  meta: deliverMeta,
  object: destroyChat,
};

const BATCH = 10;
/** Well within the lease: what a slow peer has not had by then is given back. */
const TURN_MS = 20_000;

/**
 * Sends up to ten rows that are due, or with `newSince` (ms) of those that have been due since then and were
 * not tried before; gives how many were claimed. Safe to run at once with itself.
 */
export async function deliverDue(
  env: Env,
  now: number,
  origin = configuredOrigin(env),
  newSince: number | null = null,
): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  const claimed = await claimDue(db, CHANNELS, BATCH, now, newSince);
  const dispatch = { env, db, now, origin };
  const queues = CHANNELS.map((channel) => claimed.filter((delivery) => delivery.channel === channel));
  await Promise.all(queues.map((queue) => deliverInTurn(dispatch, queue)));
  return claimed.length;
}

/** Sends one claimed row and settles it; gives what came of it, null when it was no longer ours to send. */
async function deliverOne(dispatch: Dispatch, delivery: Delivery): Promise<Outcome | null> {
  if (!(await beginTry(dispatch.db, delivery, dispatch.now))) return null;
  const outcome = await DELIVER[delivery.channel](dispatch, delivery).catch((error: unknown): Outcome => ({
    result: "retry",
    error: error instanceof Error ? error.name : "unknown",
  }));
  await settle(dispatch, delivery, outcome);
  return outcome;
}

/** `APP_ORIGIN`, where no request tells; null when it is not set. */
function configuredOrigin(env: Env): string | null {
  return URL.canParse(env.APP_ORIGIN) ? new URL(env.APP_ORIGIN).origin : null;
}

/** One row of a channel after the other: a peer that is down is asked once, not for each row. */
async function deliverInTurn(dispatch: Dispatch, queue: Delivery[]): Promise<void> {
  const started = Date.now();
  for (const [index, delivery] of queue.entries()) {
    if (Date.now() - started > TURN_MS) {
      return releaseClaims(dispatch.db, queue.slice(index), dispatch.now);
    }
    const outcome = await deliverOne(dispatch, delivery);
    const rest = queue.slice(index + 1);
    if (outcome?.result === "paused") return releaseClaims(dispatch.db, rest, dispatch.now);
    if (outcome?.result === "retry" && outcome.peerDown)
      return standBack(dispatch, delivery, rest, outcome.after);
  }
}

/** Leaves a peer alone that is down; one that says for how long, with everything that it would be sent. */
async function standBack(
  { db, now }: Dispatch,
  { channel }: Delivery,
  rest: Delivery[],
  after: number | undefined,
): Promise<void> {
  const dueAt = nextTry(now, 1, after);
  return after === undefined ? releaseClaims(db, rest, dueAt) : deferChannel(db, channel, rest, dueAt, now);
}

async function settle({ db, now }: Dispatch, delivery: Delivery, outcome: Outcome): Promise<void> {
  if (outcome.result === "sent") return settleSent(db, delivery, now);
  log("delivery_failed", { id: delivery.id, channel: delivery.channel, error: outcome.error });
  return settleFailed(db, delivery, outcome, now);
}

async function settleFailed(
  db: Db,
  delivery: Delivery,
  outcome: Exclude<Outcome, { result: "sent" }>,
  now: number,
): Promise<void> {
  const { error, result } = outcome;
  if (result === "cancelled") return settleCancelled(db, delivery, error);
  if (result === "dead") return settleDead(db, delivery, error);
  if (result === "paused") {
    await pauseChannel(db, delivery.channel, error, now);
    return settleRetry(db, delivery, now, error);
  }
  const isOver = now - (delivery.firstTriedAt ?? delivery.createdAt) > RETRY_FOR_MS;
  if (isOver) return settleDead(db, delivery, error);
  return settleRetry(db, delivery, nextTry(now, delivery.attempts, outcome.after), error);
}

function nextTry(now: number, attempts: number, after: number | undefined): number {
  return now + retryDelay(attempts, after, Math.random());
}
