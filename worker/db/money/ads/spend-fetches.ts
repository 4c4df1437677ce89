import type { EndedFetch, FetchDays } from "#domain/money/ads/due-fetch";
import type { SpendRow } from "#domain/money/ads/spend-row";
import { and, desc, eq, isNotNull, isNull, min, sql } from "drizzle-orm";
import { batchOf } from "../../batch-of.ts";
import { runSql, type Db } from "../../client.ts";
import { adImports } from "../../schema/money.ts";
import { isPart, listedSpend } from "./spend-piece.ts";
import { putBackParts } from "./spend-parts.ts";
import { selectNotTaken, takeRows } from "./write-spend.ts";

/** More than the nights and refreshes of several weeks. */
const NEWEST = 40;

/** A running fetch. `cursor` is null until its first page is stored. */
export type OpenFetch = FetchDays & {
  id: number;
  account: string | null;
  cursor: string | null;
  attempts: number;
  startedAt: number;
  leaseUntil: number;
};

const isFetch = eq(adImports.source, "insights");
const isOpen = and(isFetch, isNull(adImports.endedAt));

/** The newest fetches of an account that ended, newest first, and the first day of all that were whole. */
export async function readEnded(
  db: Db,
  account: string,
): Promise<{ open: boolean; ended: EndedFetch[]; coveredFrom: string | null }> {
  const {
    open,
    ended,
    covered: [covered],
  } = await batchOf(db, {
    open: db.select({ id: adImports.id }).from(adImports).where(isOpen).limit(1),
    ended: db
      .select({
        firstDay: adImports.firstDay,
        lastDay: adImports.lastDay,
        startedAt: adImports.startedAt,
        whole: sql<0 | 1>`${adImports.error} is null`,
      })
      .from(adImports)
      .where(and(isFetch, isNotNull(adImports.endedAt), eq(adImports.account, account)))
      .orderBy(desc(adImports.id))
      .limit(NEWEST),
    covered: db
      .select({ first: min(adImports.firstDay) })
      .from(adImports)
      .where(
        and(isFetch, isNotNull(adImports.endedAt), isNull(adImports.error), eq(adImports.account, account)),
      ),
  });
  return {
    open: open.length > 0,
    ended: ended.map((fetch) => ({ ...fetch, whole: fetch.whole === 1 })),
    coveredFrom: covered?.first ?? null,
  };
}

/** Begins a fetch unless one is already running. `by` is null for the nightly one. */
export async function beginFetch(
  db: Db,
  begun: FetchDays & { account: string; by: string | null; now: number },
): Promise<void> {
  const { firstDay, lastDay, account, by, now } = begun;
  await runSql(
    db,
    sql`
    insert into ad_imports (import_id, source, started_by, started_at, updated_at, first_day, last_day, account)
    select ${crypto.randomUUID()}, 'insights', ${by}, ${now}, ${now}, ${firstDay}, ${lastDay}, ${account}
    where not exists (select 1 from ad_imports where source = 'insights' and ended_at is null)`,
  );
}

/**
 * Leases the open fetch to one run until `until` (ms); null if there is none, if it waits, or if another run has it.
 */
export async function leaseFetch(db: Db, now: number, until: number): Promise<OpenFetch | null> {
  const [fetch] = await db
    .update(adImports)
    .set({ leaseUntil: until, attempts: sql`attempts + 1` })
    .where(and(isOpen, sql`held_until <= ${now} and lease_until <= ${now}`))
    .returning();
  return fetch ?? null;
}

/** Only the run that holds the lease advances a fetch: one that comes back late changes nothing. */
const isMine = ({ id, leaseUntil }: OpenFetch) =>
  and(eq(adImports.id, id), eq(adImports.leaseUntil, leaseUntil), isNull(adImports.endedAt));

/** Moves a fetch that has yet to begin to other days. */
export async function setFetchDays(db: Db, fetch: OpenFetch, days: FetchDays): Promise<OpenFetch> {
  await db.update(adImports).set(days).where(isMine(fetch));
  return { ...fetch, ...days };
}

/**
 * Stores a page and where the next begins; the fetch ends with the last. A day and ad that Meta no longer names stays:
 * what was spent once was spent. Null if the page has parts of what another page has brought: then the fetch is over.
 */
export async function storePage(
  db: Db,
  fetch: OpenFetch,
  { rows, cursor }: { rows: readonly SpendRow[]; cursor: string | null },
  now: number,
): Promise<OpenFetch | null> {
  const hasParts = sql`exists (select 1 from ${listedSpend(rows)} where ${isPart(fetch.id)})`;
  const set = {
    cursor,
    attempts: 0,
    updatedAt: now,
    error: sql`iif(${hasParts}, 'repeated', null)`,
    endedAt: cursor === null ? now : sql`iif(${hasParts}, ${now}, null)`,
  };
  const { left } = await batchOf(db, {
    parts: putBackParts(db, { by: fetch.id, name: fetch.cursor ?? "", rows }, now),
    left: selectNotTaken(db, fetch.id, rows),
    taken: takeRows(db, fetch.id, rows),
    on: db.update(adImports).set(set).where(isMine(fetch)),
  });
  return left.some(({ part }) => part === 1) ? null : { ...fetch, cursor, attempts: 0 };
}

/** Lets a fetch wait until a time (ms), with or without an error. */
export async function holdFetch(
  db: Db,
  fetch: OpenFetch,
  until: number,
  error: string | null,
): Promise<void> {
  await db
    .update(adImports)
    .set({ heldUntil: until, leaseUntil: 0, ...(error !== null && { error }) })
    .where(isMine(fetch));
}

/** Ends a fetch that cannot continue. The rows that it brought stay. */
export async function giveUpFetch(db: Db, fetch: OpenFetch, error: string, now: number): Promise<void> {
  await db.update(adImports).set({ error, endedAt: now, updatedAt: now, leaseUntil: 0 }).where(isMine(fetch));
}
