import { askIfHeld } from "../db/calls/ask-if-held.ts";
import { escalateOverdue, tellNextActions } from "../db/queue/escalation.ts";
import type { Db } from "../db/client.ts";

/**
 * Tells Slack of leads whose first call is overdue, of next actions that are due, and of booked calls that are past,
 * each once (contract 14, 18).
 */
export async function tellOfCalls(db: Db, now: number): Promise<number> {
  return (await escalateOverdue(db, now)) + (await tellNextActions(db, now)) + (await askIfHeld(db, now));
}
