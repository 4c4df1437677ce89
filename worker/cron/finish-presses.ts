import { finishPress } from "../cockpit/finish-press.ts";
import type { Budget } from "../db/budget.ts";
import { claimPresses } from "../db/delivery/slack-presses.ts";
import { logError } from "../log.ts";

/** With each its calls to Slack and D1, they leave the other jobs their time. */
const MOST = 20;
/** Where `APP_ORIGIN` is not set, nothing is known of the app's address, and it is not on loopback. */
const NOWHERE = "https://unknown.invalid";

/** Finishes presses in Slack that were answered and then cut off. */
export async function finishPresses(env: Env, now: number, budget: Budget): Promise<number> {
  const db = budget.work;
  const place = { env, req: { url: URL.canParse(env.APP_ORIGIN) ? env.APP_ORIGIN : NOWHERE } };
  const presses = await claimPresses(db, MOST, now);
  for (const press of presses) {
    // The rest is claimed again once its lease has ended.
    if (!budget.mayBegin()) break;
    await finishPress(place, db, press, now).catch((error: unknown) => logError("slack_press", error));
  }
  return presses.length;
}
