import { ABOUT_CHANNEL, channelOf, type Destination } from "#domain/delivery/channels";
import { pauseChannel, retriesFrom } from "../db/delivery/channel-pauses.ts";
import type { Claim } from "../db/delivery/claims.ts";
import { settle, type Settlement } from "../db/delivery/settle.ts";
import { splitVisitEvents } from "../db/delivery/visit-batches.ts";
import { log } from "../log.ts";
import { retryDelay } from "./back-off.ts";
import type { Dispatch, Tried } from "./outcome.ts";
import { isSlackChange } from "./slack/slack-messages.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores the outcomes of an attempt. Rows to be retried apart, and rows not attempted, are not settled yet. */
export async function settleTries(dispatch: Dispatch, tried: readonly Tried[]): Promise<void> {
  const destinations = Map.groupBy(tried, ({ claim }) => claim.channel);
  for (const [destination, its] of destinations) await settleDestination(dispatch, destination, its);
}

async function settleDestination(
  { db, now }: Dispatch,
  destination: Destination,
  tried: readonly Tried[],
): Promise<void> {
  logFailures(destination, tried);
  const pause = tried.map(({ outcome }) => outcome).find(({ result }) => result === "paused");
  if (pause?.result === "paused") await pauseChannel(db, destination, pause.error, now);
  const isOld = ({ claim }: Tried) => isOver(claim, 0, now);
  const from = tried.some(isOld) ? await retriesFrom(db, destination) : 0;
  const settled = tried.flatMap((one) => settlementOf(one, from, now) ?? []);
  if (settled.length > 0) await settle(db, settled, now);
  const split = tried.flatMap(({ claim, outcome }) => (outcome.result === "split" ? [claim] : []));
  if (split.length > 0) await splitVisitEvents(db, split);
}

function settlementOf({ claim, outcome }: Tried, from: number, now: number): Settlement | null {
  switch (outcome.result) {
    case "sent":
      return { claim, status: "sent" };
    case "dead":
    case "cancelled":
      return { claim, status: outcome.result, error: outcome.error };
    case "paused":
      return { claim, status: "pending", error: outcome.error, dueAt: now };
    case "retry": {
      const { error, after } = outcome;
      if (isOver(claim, from, now)) return { claim, status: "dead", error };
      return { claim, status: "pending", error, dueAt: nextTry(now, claim.attempts, after) };
    }
    case "waits":
      return { claim, status: "pending", error: outcome.error, dueAt: outcome.until, waits: true };
    case "apart":
    case "split":
    case "untried":
      return null;
  }
}

/** Whether the row's time of retries has passed. The end of its destination's pause (`from`) starts it again. */
function isOver({ channel, kind, firstTriedAt, createdAt }: Claim, from: number, now: number): boolean {
  // However long Slack is down, its messages must catch up in the end, and erased leads must be overwritten.
  if (isSlackChange(kind)) return false;
  const { retryDays } = ABOUT_CHANNEL[channelOf(channel)];
  return now - Math.max(firstTriedAt ?? createdAt, from) > retryDays * DAY_MS;
}

/** The time (ms) of the next attempt, from the attempts so far and the wait that the peer requested (ms). */
export function nextTry(now: number, attempts: number, after: number | undefined): number {
  return now + retryDelay(attempts, after, Math.random());
}

/** Logs one line for each kind of failure, however many rows failed that way. */
function logFailures(channel: Destination, tried: readonly Tried[]): void {
  const failed = tried.flatMap(({ claim, outcome }) =>
    outcome.result === "sent" || outcome.result === "untried" ? [] : [{ id: claim.id, error: outcome.error }],
  );
  for (const [error, rows] of Map.groupBy(failed, (one) => one.error)) {
    log("delivery_failed", { channel, error, count: rows.length, id: rows[0]?.id ?? 0 });
  }
}
