import type { ChaosApp } from "./chaos-app.ts";
import { killAndWait } from "./kill-runtime.ts";
import { readNumber } from "./read-database.ts";

const MINUTE = 60_000;
const STEP = 5 * MINUTE;
/** Well before the first reminder, nine hours after a lead. A tick tells Slack of some forty leads. */
const MOST_TICKS = 80;

/**
 * Ticks the cron, its clock ahead, until nothing waits any more; gives what still does at the end.
 * Whatever is under way is ended first: a clock that runs ahead would take it for lost. `onTick` hears each tick's time (ms).
 */
export async function settleOutbox(app: ChaosApp, onTick: (at: number) => void = () => {}): Promise<number> {
  await Promise.all(Object.values(app.peers.servers).map((server) => server.fail(null)));
  await killAndWait(app.url);
  const waiting = () => readNumber(app.state, "select count(*) from outbox where status = 'pending'");
  const start = Date.now() + 2 * MINUTE;
  for (let step = 0; step < MOST_TICKS && waiting() > 0; step++) {
    const at = start + step * STEP;
    onTick(at);
    await app.tick(at);
  }
  return waiting();
}
