import type { Db } from "../db/client.ts";
import { handleExpiredHubs } from "../db/hub/expired-hubs.ts";

/** Tells Slack about hubs that expired without a booking click, in one message per run (contract 7). */
export async function tellOfExpiredHubs(db: Db, now: number): Promise<number> {
  return handleExpiredHubs(db, now);
}
