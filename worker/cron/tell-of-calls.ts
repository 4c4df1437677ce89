import { escalateOverdue, tellNextActions } from "../db/calls/escalation.ts";
import { openDb } from "../db/client.ts";

/** Tells Slack of leads whose first call is overdue, and of next actions that are due, each once (contract 14). */
export async function tellOfCalls(env: Env, now: number): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  return (await escalateOverdue(db, now)) + (await tellNextActions(db, now));
}
