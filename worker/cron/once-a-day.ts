import type { Db } from "../db/client.ts";
import { forgetUnusedFiles } from "../db/content/content-files.ts";
import { forgetFormerCampaigns } from "../db/figures/count-days.ts";
import { noteSize } from "../db/database-sizes.ts";

/**
 * Keeps how large the database was on each day, from which System Settings tells when it will be full, and forgets
 * pictures that no content shows, and the campaigns of the figures before. What a day could not do, the next one does.
 */
export async function onceADay(db: Db, now: number): Promise<number> {
  const noted = await noteSize(db, now);
  if (noted === 0) return 0;
  await forgetFormerCampaigns(db);
  return noted + (await forgetUnusedFiles(db, now));
}
