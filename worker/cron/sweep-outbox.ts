import { ABOUT_CHANNEL, CHANNELS, type Channel, type NamedChannel } from "#domain/delivery/channels";
import type { Budget } from "../db/budget.ts";
import { resumePaused, resumeRest } from "../db/delivery/channel-pauses.ts";
import { SENDING } from "../delivery/channels.ts";
import { deliverChannel, webhooksLast } from "../delivery/deliver-due.ts";
import { startRun, type Run } from "../delivery/run.ts";

/** These channels have no 'reconnect' that ends a pause, so after this long one row probes each of them. */
const PROBE_MS = 60 * 60 * 1000;
/** A run of the cron is not cut off after 30 s. */
const LAST_END_MS = 50_000;
/** Endpoints have an attempt of their own even if everything else takes all of that. */
const WEBHOOKS_LAST_END_MS = LAST_END_MS + SENDING.webhook.longest;
const PROBED = CHANNELS.filter(isProbed);

function isProbed(channel: Channel): channel is NamedChannel {
  return channel !== "webhook" && ABOUT_CHANNEL[channel].pauseEnds === "hourly";
}

/** Sends everything that is due, each channel on its own, for about a minute and within the run's budget. */
export async function sweepOutbox(
  env: Env,
  now: number,
  given: { elapsed?: () => number; budget?: Budget } = {},
): Promise<number> {
  const run = startRun(env, now, { lastEnd: LAST_END_MS, ...given });
  await resumePaused(run.db, PROBED, now - PROBE_MS, now);
  await resumeRest(run.db, now);
  return webhooksLast(CHANNELS, async (channels) => {
    const sent = await Promise.all(channels.map((channel) => sweepChannel(run, channel)));
    return sent.reduce((sum, count) => sum + count, 0);
  });
}

async function sweepChannel(run: Run, channel: Channel): Promise<number> {
  const own = channel === "webhook" ? { ...run, lastEnd: WEBHOOKS_LAST_END_MS } : run;
  let sent = 0;
  for (;;) {
    const claimed = await deliverChannel(own, channel);
    if (claimed === 0) return sent;
    sent += claimed;
  }
}
