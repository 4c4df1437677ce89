import { openDb } from "../db/client.ts";
import { queueReminders } from "../db/delivery/reminders.ts";
import { isMailSetUp } from "../delivery/email/email.ts";

/** Queues the reminders that are due, if e-mail is set up. */
export async function remindOfHubs(env: Env, now: number): Promise<number> {
  return isMailSetUp(env) ? queueReminders(openDb(env.DB, "first-primary").db, now) : 0;
}
