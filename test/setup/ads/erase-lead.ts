import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { openDb } from "../../../worker/db/client.ts";
import { removeAll } from "../../../worker/db/people/privacy/erasure.ts";

/** Erases a lead as the app does. */
export async function eraseLead(id: number): Promise<void> {
  const { db } = openDb(env.DB, "first-primary");
  const [first, ...others]: BatchItem<"sqlite">[] = removeAll(db, sql`(${id})`, Date.now());
  if (first) await db.batch([first, ...others]);
}
