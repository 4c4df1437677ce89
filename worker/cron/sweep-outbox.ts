import { ABOUT_CHANNEL, CHANNELS, type Channel } from "#domain/delivery/channels";
import { resumePaused, resumeRest } from "../db/delivery/channel-pauses.ts";
import { deliverChannel } from "../delivery/deliver-due.ts";
import { startRun, type Run } from "../delivery/run.ts";

/** No 'reconnect' ends the pause of these channels, so after this long one row tests each of them. */
const PROBE_MS = 60 * 60 * 1000;
/** A run of the cron is not cut off after 30 s; it ends before the next begins. */
const LAST_END_MS = 50_000;
const PROBED = CHANNELS.filter((channel) => ABOUT_CHANNEL[channel].pauseEnds === "hourly");

/** Sends everything that is due, each channel on its own, and stops in time for the next tick. */
export async function sweepOutbox(
  env: Env,
  now: number,
  { elapsed }: { elapsed?: () => number } = {},
): Promise<number> {
  const run = startRun(env, now, { lastEnd: LAST_END_MS, ...(elapsed && { elapsed }) });
  await resumePaused(run.db, PROBED, now - PROBE_MS, now);
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
