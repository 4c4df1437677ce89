import { ABOUT_CHANNEL } from "#domain/delivery/channels";
import { openDb } from "../db/client.ts";
import { projectLeads } from "../db/calls/consequences/project-leads.ts";
import { addEffects, noEffects, type Effects } from "../db/effects.ts";
import { pokeDesk } from "../desk/poke-desk.ts";
import { logError } from "../log.ts";
import { deliverAll, deliverNew } from "./deliver-due.ts";
import { startRun } from "./run.ts";
import { siteEnv } from "./site-env.ts";

/**
 * `since` (ms): what became due earlier, such as during an outage, is left to the cron. `all`: staff have just resumed
 * sending.
 */
type How = { since: number; origin?: string | null; all?: boolean };

/**
 * Follows up a write once: notifies staff's screens and sends what was queued for Slack, mail and chats. If a Slack
 * message shows its lead's state, the leads are projected first.
 */
export async function followUp(
  env: Env,
  written: Effects,
  { since, origin, all = false }: How,
): Promise<void> {
  const effects = noEffects();
  addEffects(effects, written);
  const showsLeads = effects.queued.includes("slack") && env.SLACK_SIGNING_SECRET !== "";
  if (showsLeads) await projectFirst(env, effects);
  const channels = effects.queued.filter((channel) => ABOUT_CHANNEL[channel].sends === "at once");
  const run = startRun(await siteEnv(env), Date.now(), origin === undefined ? {} : { origin });
  const send = async () => {
    if (all) await deliverAll(run);
    else if (channels.length > 0) await deliverNew(run, channels, since);
  };
  const sent = send().catch((error: unknown) => logError("deliver_soon", error));
  await Promise.all([sent, effects.isTold && pokeDesk(env)]);
}

/**
 * Otherwise Slack would be updated twice: for the change, and for its consequences. The cron does what is cut off here.
 */
async function projectFirst(env: Env, effects: Effects): Promise<void> {
  const { db } = openDb(env.DB, "first-primary", { effects });
  await projectLeads(db).catch((error: unknown) => logError("project_first", error));
}
