import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { openDb } from "../../../worker/db/client.ts";
import { takingBack } from "../../../worker/db/consequences/taking-back.ts";
import { removeAll } from "../../../worker/db/privacy/erasure.ts";

/** Erases a lead as the app does. */
export async function eraseLead(id: number): Promise<void> {
  const { db } = openDb(env.DB, "first-primary");
  const own = sql`(${id})`;
  await takingBack(db, own, async (figures) => {
    const [first, ...others]: BatchItem<"sqlite">[] = removeAll(db, own, figures, Date.now());
    if (first) await db.batch([first, ...others]);
  });
}
