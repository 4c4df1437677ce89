import { openDb } from "../db/client.ts";
import { forgetUnusedFiles } from "../db/content/content-files.ts";
import { noteSize } from "../db/database-size/database-sizes.ts";
import { sumWeeks } from "../db/steps/step-weeks.ts";

/**
 * Keeps how large the database was on each day, from which System Settings tells when it will be full, sums the steps of
 * weeks that are over, and forgets pictures that no content shows. What a day could not do, the next one does.
 */
export async function onceADay(env: Env, now: number): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  const noted = await noteSize(db, now);
  return noted === 0 ? 0 : noted + (await sumWeeks(db, now)) + (await forgetUnusedFiles(db, now));
}
