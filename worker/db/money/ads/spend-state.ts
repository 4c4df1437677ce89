import type { AdSpendState, SpendImport } from "#domain/money/ads/spend-import";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { batchOf } from "../../batch-of.ts";
import { allSql, type Db } from "../../client.ts";
import { adImports } from "../../schema/money.ts";
import { selectVersionWarning } from "./version-warnings.ts";

/** The number of imports that the settings list. */
const SHOWN = 10;

type ImportRow = typeof adImports.$inferSelect;

/** The ad account that is read from Meta, and the version of its API in use. */
type Account = { number: string; version: string };

/** What has been stored of spend, and how. */
export async function readSpendState(db: Db, account: Account | null, now: number): Promise<AdSpendState> {
  const fetches = eq(adImports.source, "insights");
  const ended = and(fetches, isNotNull(adImports.endedAt));
  const newest = (where = fetches, count = 1) =>
    db.select().from(adImports).where(where).orderBy(desc(adImports.id)).limit(count);
  const {
    imports,
    open: [open],
    last: [last],
    whole: [whole],
    days: [days],
    warning: [warning],
  } = await batchOf(db, {
    imports: db.select().from(adImports).orderBy(desc(adImports.id)).limit(SHOWN),
    open: newest(and(fetches, isNull(adImports.endedAt))),
    last: newest(ended),
    whole: newest(and(ended, isNull(adImports.error))),
    // Separately, each takes one step in the index.
    days: allSql<{ first: string | null; last: string | null }>(
      db,
      sql`select (select min(day) from ad_spend) as first, (select max(day) from ad_spend) as last`,
    ),
    warning: selectVersionWarning(db, "spend", account?.version ?? "", now),
  });
  return {
    account: account?.number ?? null,
    versionWarning: warning ?? null,
    fetching: open ? { ...shown(open), waitsUntil: isoTextOrNull(open.heldUntil || null) } : null,
    lastFetch: last ? shown(last) : null,
    lastWholeFetch: whole ? shown(whole) : null,
    imports: imports.map(shown),
    days: days?.first && days.last ? { first: days.first, last: days.last } : null,
  };
}

function shown(row: ImportRow): SpendImport {
  const { importId, source, startedBy, taken, firstDay, lastDay, error } = row;
  const at = { startedAt: isoText(row.startedAt), updatedAt: isoText(row.updatedAt) };
  return {
    importId,
    source,
    startedBy,
    ...at,
    endedAt: isoTextOrNull(row.endedAt),
    taken,
    firstDay,
    lastDay,
    error,
  };
}
