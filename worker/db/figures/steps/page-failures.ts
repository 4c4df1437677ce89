import type { BreakablePage } from "#domain/figures/steps/page-failure";
import { between, desc, sql } from "drizzle-orm";
import type { Db } from "../../client.ts";
import { pageFailures } from "../../schema/figures.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts a page that failed to render at `now` (ms). */
export async function countPageFailure(db: Db, page: BreakablePage, now: number): Promise<void> {
  await db
    .insert(pageFailures)
    .values({ day: Math.floor(now / DAY_MS), page, failures: 1 })
    .onConflictDoUpdate({
      target: [pageFailures.day, pageFailures.page],
      set: { failures: sql`${pageFailures.failures} + 1` },
    });
}

/** The pages that failed from one day to another, both included, most frequent first. */
export function selectPageFailures(db: Db, first: number, last: number) {
  const failures = sql<number>`sum(${pageFailures.failures})`;
  return db
    .select({ page: pageFailures.page, failures })
    .from(pageFailures)
    .where(between(pageFailures.day, first, last))
    .groupBy(pageFailures.page)
    .orderBy(desc(failures));
}
