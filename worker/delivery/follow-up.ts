import { ABOUT_CHANNEL } from "#domain/delivery/channels";
import { openDb } from "../db/client.ts";
import { projectLeads } from "../db/calls/consequences/project-leads.ts";
import { addEffects, noEffects, type Effects } from "../db/effects.ts";
import { pokeDesk } from "../desk/poke-desk.ts";
import { logError } from "../log.ts";
import { deliverAll, deliverNew } from "./deliver-due.ts";
import { startRun } from "./run.ts";
import { siteEnv } from "./site-env.ts";

/** `since` (ms): anything due for longer, as after an outage, is left to the cron. `all`: staff have just resumed it. */
type How = { since: number; origin?: string | null; all?: boolean };

/**
 * What follows from what was written, once: staff see it, and what was queued for Slack, mail and chats goes out. A
 * message that shows where its lead stands is sent once all of that is known.
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

/** Else Slack would be told twice: of the change, and of what follows from it. What is cut off here, the cron does. */
async function projectFirst(env: Env, effects: Effects): Promise<void> {
  const { db } = openDb(env.DB, "first-primary", { effects });
  await projectLeads(db).catch((error: unknown) => logError("project_first", error));
}
