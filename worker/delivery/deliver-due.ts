import { openDb, type Db } from "../db/client.ts";
import { claimDue, settleDead, settleRetry, settleSent, type Delivery } from "../db/deliveries.ts";
import type { Channel } from "../db/outbox.ts";
import { log } from "../log.ts";
import { retryDelay, RETRY_FOR_MS } from "./back-off.ts";
import { destroyChat } from "./destroy-chat.ts";

/** What came of one try. `after` is the peer's own wish in milliseconds (`Retry-After`). */
export type Outcome =
  | { result: "sent" }
  | { result: "retry"; error: string; after?: number }
  | { result: "dead"; error: string };

export type Deliver = (env: Env, delivery: Delivery) => Promise<Outcome>;

const CHANNELS: Partial<Record<Channel, Deliver>> = { object: destroyChat };

const CHANNEL_NAMES = ["slack", "email", "meta", "object"] as const;
const BATCH = 10;

/** Sends what is due; gives how many rows were tried. Safe to run at once with itself. */
export async function deliverDue(env: Env, now: number): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  const ready = CHANNEL_NAMES.filter((channel) => CHANNELS[channel]);
  const claimed = await claimDue(db, ready, BATCH, now);
  await Promise.all(claimed.map((delivery) => deliverOne(env, db, delivery, now)));
  return claimed.length;
}

async function deliverOne(env: Env, db: Db, delivery: Delivery, now: number): Promise<void> {
  const deliver = CHANNELS[delivery.channel];
  if (!deliver) return;
  const outcome = await deliver(env, delivery).catch((error: unknown): Outcome => ({
    result: "retry",
    error: error instanceof Error ? error.name : "unknown",
  }));
  if (outcome.result === "sent") return settleSent(db, delivery.id, now);
  log("delivery_failed", { id: delivery.id, channel: delivery.channel, error: outcome.error });
  const expired = now - delivery.createdAt > RETRY_FOR_MS;
  if (outcome.result === "dead" || expired) return settleDead(db, delivery.id, outcome.error);
  const dueAt = now + retryDelay(delivery.attempts, outcome.after, Math.random());
  return settleRetry(db, delivery.id, dueAt, outcome.error);
}
