import type { MetaEdge, VersionWarning } from "#domain/money/ads/version-warning";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../client.ts";
import { metaWarnings } from "../../schema/delivery.ts";

/** Every response carries it; recording it this often is enough to know that it still does. */
const AGAIN_MS = 60 * 60 * 1000;
/** Spend is read once a night. A warning not repeated for this long is over. */
const OLD_MS = 3 * 24 * 60 * 60 * 1000;

/** Records Meta's warning about the version that was called. */
export async function noteVersionWarning(
  db: Db,
  edge: MetaEdge,
  { version, warning }: VersionWarning,
  now: number,
): Promise<void> {
  await db
    .insert(metaWarnings)
    .values({ edge, version, warning, at: now })
    .onConflictDoUpdate({
      target: metaWarnings.edge,
      set: { version, warning, at: now },
      setWhere: sql`(version, warning) is not (excluded.version, excluded.warning)
        or at <= excluded.at - ${AGAIN_MS}`,
    });
}

/** The statement that reads Meta's warning about the version in use: one row, or none. */
export function selectVersionWarning(db: Db, edge: MetaEdge, version: string, now: number) {
  const { warning, at } = metaWarnings;
  return db
    .select({ version: metaWarnings.version, warning })
    .from(metaWarnings)
    .where(and(eq(metaWarnings.edge, edge), eq(metaWarnings.version, version), gt(at, now - OLD_MS)));
}
