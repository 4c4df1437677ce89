import { isoText } from "#domain/time/iso-text";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../client.ts";
import { modelUsage } from "../../schema/funnel.ts";

/** The statement that reads the tokens spent on the UTC day of `now` (milliseconds). */
export function selectModelUsage(db: Db, now: number) {
  return db
    .select({ tokens: modelUsage.tokens })
    .from(modelUsage)
    .where(eq(modelUsage.day, dayOf(now)));
}

/** Adds tokens to the UTC day of `now`. */
export async function addModelUsage(db: Db, tokens: number, now: number): Promise<void> {
  await db
    .insert(modelUsage)
    .values({ day: dayOf(now), tokens })
    .onConflictDoUpdate({ target: modelUsage.day, set: { tokens: sql`${modelUsage.tokens} + ${tokens}` } });
}

function dayOf(now: number): string {
  return isoText(now).slice(0, 10);
}
