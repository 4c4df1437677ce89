import {
  databaseRoom,
  dayOf,
  PACE_DAYS,
  type DatabaseRoom,
  type DatabaseSize,
} from "#domain/settings/database-size";
import { gte, lt, sql } from "drizzle-orm";
import { runSql, type Db } from "./client.ts";
import { databaseSizes } from "./schema/people.ts";

/** How much room the database has left, and how long it will last. */
export async function readRoom(db: Db, now: number): Promise<DatabaseRoom> {
  const { bytes, sizes } = await measure(db, now);
  return databaseRoom(bytes, sizes[0] ?? null, now);
}

/** Stores the size of each day for as long as the pace needs it. Returns 1 if the day had none yet, else 0. */
export async function noteSize(db: Db, now: number): Promise<number> {
  const { bytes, sizes } = await measure(db, now);
  const day = dayOf(now);
  if (sizes.at(-1)?.day === day) return 0;
  await db.batch([
    db.insert(databaseSizes).values({ day, bytes }).onConflictDoNothing(),
    db.delete(databaseSizes).where(lt(databaseSizes.day, day - PACE_DAYS)),
  ]);
  return 1;
}

/** After an erasure, earlier sizes say nothing about the pace: the days before are forgotten. */
export function forgetSizes(db: Db) {
  return db.delete(databaseSizes);
}

/** The size now, which D1 reports with each result, and those of the last 30 days, oldest first. */
async function measure(db: Db, now: number): Promise<{ bytes: number; sizes: DatabaseSize[] }> {
  const [sizes, { meta }] = await db.batch([
    db
      .select()
      .from(databaseSizes)
      .where(gte(databaseSizes.day, dayOf(now) - PACE_DAYS))
      .orderBy(databaseSizes.day),
    runSql(db, sql`select 1`),
  ]);
  return { bytes: meta.size_after, sizes };
}
