import { openDb } from "../db/client.ts";
import { queueReminders } from "../db/delivery/reminders.ts";

/** Queues the reminders that are due, if e-mail is set up. */
export async function remindOfHubs(env: Env, now: number): Promise<number> {
  const isMailSetUp = Boolean(env.EMAIL_FROM && env.SENDER_POSTAL_ADDRESS && env.SESSION_HMAC_KEY);
  return isMailSetUp ? queueReminders(openDb(env.DB, "first-primary").db, now) : 0;
}
