import type { Channel } from "#domain/delivery/delivery-view";
import { pauseChannel, retriesFrom } from "../db/delivery/channel-pauses.ts";
import { settle, type Delivery, type Settlement } from "../db/delivery/deliveries.ts";
import { log } from "../log.ts";
import { retryDelay, RETRY_FOR_MS } from "./back-off.ts";
import type { Dispatch, Outcome } from "./outcome.ts";

/** One row of a try and what came of it. */
export type Tried = { delivery: Delivery; outcome: Outcome };

/** Writes down what came of a try. What has to be tried apart is not settled yet. */
export async function settleTries(dispatch: Dispatch, channel: Channel, tried: Tried[]): Promise<void> {
  const { db, now } = dispatch;
  tellFailures(channel, tried);
  const pause = tried.map(({ outcome }) => outcome).find(({ result }) => result === "paused");
  if (pause?.result === "paused") await pauseChannel(db, channel, pause.error, now);
  const isOld = ({ delivery }: Tried) => isOver(delivery, 0, now);
  const from = tried.some(isOld) ? await retriesFrom(db, channel) : 0;
  const settled = tried.flatMap((one) => settlementOf(one, from, now) ?? []);
  if (settled.length > 0) await settle(db, settled, now);
}

function settlementOf({ delivery, outcome }: Tried, from: number, now: number): Settlement | null {
  switch (outcome.result) {
    case "sent":
      return { delivery, status: "sent" };
    case "dead":
    case "cancelled":
      return { delivery, status: outcome.result, error: outcome.error };
    case "paused":
      return { delivery, status: "pending", error: outcome.error, dueAt: now };
    case "retry": {
      const { error, after } = outcome;
      if (isOver(delivery, from, now)) return { delivery, status: "dead", error };
      return { delivery, status: "pending", error, dueAt: nextTry(now, delivery.attempts, after) };
    }
    case "apart":
      return null;
  }
}

/** Whether the day of retries has passed; it begins anew when its channel goes on after a pause. */
function isOver({ firstTriedAt, createdAt }: Delivery, from: number, now: number): boolean {
  return now - Math.max(firstTriedAt ?? createdAt, from) > RETRY_FOR_MS;
}

/** When to try again, by the number of tries so far and what the peer asked for (all in ms). */
export function nextTry(now: number, attempts: number, after: number | undefined): number {
  return now + retryDelay(attempts, after, Math.random());
}

/** A line for each way to fail, however many rows took it. */
function tellFailures(channel: Channel, tried: Tried[]): void {
  const failed = tried.flatMap(({ delivery, outcome }) =>
    outcome.result === "sent" ? [] : [{ id: delivery.id, error: outcome.error }],
  );
  for (const [error, rows] of Map.groupBy(failed, (one) => one.error)) {
    log("delivery_failed", { channel, error, count: rows.length, id: rows[0]?.id ?? 0 });
  }
}
