import type { AssessmentFilter } from "#domain/lead-filters/filter-meaning";
import { piecesOf, type CountedDays } from "#domain/figures/day-pieces";
import { sql, type SQL } from "drizzle-orm";
import { figuresOf, type FigureName } from "../figures/figures.ts";
import { asksOnlyFor, cellCondition } from "./filter-sql.ts";

/**
 * The totals of a filter that asks for nothing but what days are counted by (`needsRows`), as a row of `Sums`. Both ends
 * of a period are inclusive.
 */
export function sumDays({ from, to, ...held }: AssessmentFilter, counted: CountedDays): SQL {
  const start = from ?? null;
  const end = to === undefined ? null : to + 1;
  return sumOf("leadDays", held, { start, end }, counted);
}

/** Whether a filter asks for an owner's leads, or nobody's, and beside that only for what `owner_days` holds. */
export function isOfOwnerAlone(filter: AssessmentFilter): boolean {
  return filter.owner !== undefined && asksOnlyFor(filter, ["owner", "leadStatus", "leadsOnly"]);
}

/** The totals of an owner's leads as a row of `Sums`. Nobody's are all but those that somebody has. */
export function sumOfOwner({ owner, ...held }: AssessmentFilter, counted: CountedDays): SQL {
  const allTime = { start: null, end: null };
  if (owner) return sumOf("ownerDays", held, allTime, counted, sql`owner = ${owner}`);
  return sql`
    select a.filtered - o.filtered as filtered, a.completed - o.completed as completed,
      a.bookingClicks - o.bookingClicks as bookingClicks, 0 as cut
    from (${sumOf("leadDays", held, allTime, counted)}) as a
      cross join (${sumOf("ownerDays", held, allTime, counted)}) as o`;
}

function sumOf(
  name: FigureName,
  held: AssessmentFilter,
  stretch: { start: number | null; end: number | null },
  counted: CountedDays,
  whose: SQL = sql`true`,
): SQL {
  return sql`
    select coalesce(sum(total), 0) as filtered, coalesce(sum(completed), 0) as completed,
      coalesce(sum(booking_clicks), 0) as bookingClicks, 0 as cut
    from ${figuresOf(name, piecesOf([{ key: 0, ...stretch }], counted))} where ${whose} and ${cellCondition(held)}`;
}
