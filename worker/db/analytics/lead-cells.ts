import { LEAD_SUMS, NO_SUMS, type LeadCell } from "#domain/figures/figures";
import type { Pieces } from "#domain/figures/day-pieces";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { figuresOf } from "../figures/figures.ts";
import { snakeCase } from "../snake-case.ts";
import type { ExpiredCell } from "./expired-stats.ts";

/** A cell of one of several stretches of time. */
export type KeyedCell = LeadCell & { key: number };

/** What the leads of each stretch are told apart by, and come to; for a batch. */
export function selectLeadCells(db: Db, pieces: Pieces) {
  const sums = LEAD_SUMS.map((name) => {
    const column = sql.identifier(snakeCase(name));
    return sql`sum(${column}) as ${sql.identifier(name)}`;
  });
  return allSql<KeyedCell>(
    db,
    sql`
    select key, offer_tier as offerTier, lead_status as leadStatus, has_email as hasEmail,
      lost_reason as lostReason, ${sql.join(sums, sql`, `)}
    from ${figuresOf("leadDays", pieces)} group by 1, 2, 3, 4, 5`,
  );
}

/** Expired starts as the cells that they were of: they still count. */
export function expiredCells(rows: readonly ExpiredCell[]): KeyedCell[] {
  return rows.map(({ assessmentType: _type, ...counts }) => ({
    ...NO_SUMS,
    ...counts,
    offerTier: 0,
    leadStatus: "MQL",
    hasEmail: 0,
    lostReason: "",
  }));
}
