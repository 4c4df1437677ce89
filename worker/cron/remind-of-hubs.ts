import type { Budget } from "../db/budget.ts";
import { queueReminders } from "../db/delivery/reminders.ts";
import { isMailSetUp } from "../delivery/email/email.ts";

/** Queues the reminders that are due, if e-mail is set up. */
export async function remindOfHubs(env: Env, now: number, { work }: Budget): Promise<number> {
  return isMailSetUp(env) ? queueReminders(work, now) : 0;
}
