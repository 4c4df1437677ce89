import { askIfHeld } from "../db/calls/ask-if-held.ts";
import { escalateOverdue, tellNextActions } from "../db/queue/escalation.ts";
import { openDb } from "../db/client.ts";

/**
 * Tells Slack of leads whose first call is overdue, of next actions that are due, and of booked calls that are past,
 * each once (contract 14, 18).
 */
export async function tellOfCalls(env: Env, now: number): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  return (await escalateOverdue(db, now)) + (await tellNextActions(db, now)) + (await askIfHeld(db, now));
}
