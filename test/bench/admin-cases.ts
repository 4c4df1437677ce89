import type { BenchCase } from "./bench-case.ts";
import { adminReads } from "./admin-reads.ts";
import { adminWrites } from "./admin-writes.ts";
import type { AdminFixtures } from "./admin-fixtures.ts";

/** What was promised of the rows that a call reads. */
export type RowLimit =
  /** Three times the rows it gives and a hundred; a search 5,000. Counting them apart: 1,001. */
  | { kind: "list" | "search" }
  /** In all. */
  | { kind: "all"; most: number };

export type AdminCase = BenchCase & {
  rows?: RowLimit;
  /** Whether it may take longer with more assessments: it looks at them all, and tells how far it is. */
  looksAtAll?: boolean;
};

/** Every call of the dashboard on one database. Databases of all sizes get the same list. */
export function adminCases(fixtures: AdminFixtures, bookingSecret: string): AdminCase[] {
  return [...adminReads(fixtures), ...adminWrites(fixtures, bookingSecret)];
}
