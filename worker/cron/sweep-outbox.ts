import { resumePaused } from "../db/channel-pauses.ts";
import { openDb } from "../db/client.ts";
import { deliverDue } from "../delivery/deliver-due.ts";

/** Mail and Meta have no 'reconnect' that would end a pause: after so long one row finds out. */
const PROBE_MS = 60 * 60 * 1000;
/** 120 rows a minute of up to six queries each: with the other jobs below the 1,000 that D1 gives a run. */
const ROUNDS = 12;
const BUDGET_MS = 20_000;

/** Sends everything that is due, a batch after the other, until the next tick is better placed to. */
export async function sweepOutbox(env: Env, now: number): Promise<number> {
  await resumePaused(openDb(env.DB, "first-primary").db, ["email", "meta"], now - PROBE_MS, now);
  const started = Date.now();
  const elapsed = () => Date.now() - started;
  let sent = 0;
  for (let round = 0; round < ROUNDS && elapsed() < BUDGET_MS; round++) {
    const claimed = await deliverDue(env, now + elapsed());
    sent += claimed;
    if (claimed === 0) break;
  }
  return sent;
}
