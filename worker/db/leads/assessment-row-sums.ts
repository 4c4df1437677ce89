import { COUNT_LIMIT } from "#domain/leads/assessment-list";
import type { AssessmentFilter } from "#domain/lead-filters/filter-meaning";
import { sql, type SQL } from "drizzle-orm";
import { newestAdLeads } from "./ad-leads.ts";
import { searchIds } from "./assessment-search.ts";
import { countedCondition, hasConditions, narrowed, needsRows } from "./filter-sql.ts";
import { assessments } from "../schema.ts";

/**
 * `cut` is 1 if counting stopped before reading too much. `found` counts a search's matches; `foundCut` is 1 if there
 * may be more. The search index can count matches without reading their rows.
 */
export type Sums = {
  filtered: number;
  completed: number;
  bookingClicks: number;
  cut: 0 | 1;
  found?: number;
  foundCut?: 0 | 1;
};

/** The most matches of a search to look up, two reads each, so that a million matches stay quick. */
const SEARCH_LOOKED_AT = 250;
/** Of the leads behind a figure of ads, two or three reads each. */
const AD_LEADS_LOOKED_AT = 600;

/** The totals of a filter among the matches of a search, or among the first of them. */
export function sumSearch(filter: AssessmentFilter, search: string): SQL {
  const matches = (most: number) => searchIds(search, { most, newestFirst: false });
  const sums = sumOf(
    sql`(${matches(SEARCH_LOOKED_AT)}) as match cross join ${assessments} on ${assessments.id} = match.id`,
    filter,
    SEARCH_LOOKED_AT,
  );
  if (hasConditions(filter)) return sums;
  return sql`select * from (${sums}) cross join (${countSearch(search)})`;
}

/** Counts a search's matches without suspects, and says whether there were more than were examined. */
export function countSearch(search: string): SQL {
  const isSuspect = sql`exists (
    select 1 from assessments as a indexed by assessments_suspects where a.id = match.id and a.suspect = 1)`;
  return sql`
    select count(*) filter (where not ${isSuspect}) as found, count(*) > ${COUNT_LIMIT} as foundCut
    from (${searchIds(search, { most: COUNT_LIMIT + 1, newestFirst: false })}) as match`;
}

/** The totals of a filter among the first rows that an index returns for its narrowest condition. */
export function sumRows(filter: AssessmentFilter): SQL {
  const { ad, ...rest } = filter;
  if (ad) {
    const newest = newestAdLeads(ad, { most: AD_LEADS_LOOKED_AT, after: null });
    const rows = sql`(${newest}) as found cross join ${assessments} on ${assessments.id} = found.id`;
    return sumOf(rows, rest, AD_LEADS_LOOKED_AT);
  }
  const { where, orders } = narrowed(filter);
  // In the order of the index that holds the condition, SQLite takes no other.
  const inOrder = orders.includes("due") ? sql`order by due_at` : sql`order by created_at desc`;
  return sumOf(
    sql`(select * from ${assessments} where ${where}
      ${needsRows(filter) ? inOrder : sql``} limit ${COUNT_LIMIT}) as ${assessments}`,
    filter,
    COUNT_LIMIT,
  );
}

function sumOf(rows: SQL, filter: AssessmentFilter, cutAt: number): SQL {
  const held = sql`filter (where ${countedCondition(filter)})`;
  return sql`
    select count(*) ${held} as filtered, count(${assessments.completedAt}) ${held} as completed,
      count(${assessments.bookingLinkClicked}) ${held} as bookingClicks, count(*) = ${cutAt} as cut
    from ${rows}`;
}
