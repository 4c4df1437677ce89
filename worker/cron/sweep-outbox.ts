import { CHANNELS, type Channel } from "#domain/delivery/delivery-view";
import { resumePaused, resumeRest } from "../db/delivery/channel-pauses.ts";
import { deliverChannel, startRun, type Run } from "../delivery/deliver-due.ts";

/** No 'reconnect' ends a pause of e-mail or Meta, so after this long one row tests the channel. */
const PROBE_MS = 60 * 60 * 1000;

/** Sends everything that is due, each channel on its own, and stops in time for the next tick. */
export async function sweepOutbox(
  env: Env,
  now: number,
  { elapsed }: { elapsed?: () => number } = {},
): Promise<number> {
  const run = startRun(env, now, elapsed && { elapsed });
  await resumePaused(run.db, ["email", "meta"], now - PROBE_MS, now);
  await resumeRest(run.db, now);
  const sent = await Promise.all(CHANNELS.map((channel) => sweepChannel(run, channel)));
  return sent.reduce((sum, count) => sum + count, 0);
}

async function sweepChannel(run: Run, channel: Channel): Promise<number> {
  let sent = 0;
  for (;;) {
    const claimed = await deliverChannel(run, channel);
    if (claimed === 0) return sent;
    sent += claimed;
  }
}
