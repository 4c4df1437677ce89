import { COUNT_LIMIT } from "#domain/leads/assessment-list";
import type { AssessmentFilter } from "#domain/leads/filters/filter-meaning";
import { sql, type SQL } from "drizzle-orm";
import { newestAdLeads } from "./ad-leads.ts";
import { searchIds } from "./assessment-search.ts";
import { countedCondition, hasConditions } from "./filter-sql.ts";
import { assessments } from "../schema/leads.ts";

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
/** For leads behind a figure of ads, two or three reads each. */
const AD_LEADS_LOOKED_AT = 600;

/** The totals of a filter among the matches of a search, or among the first of them. */
export function sumSearch(filter: AssessmentFilter, search: string): SQL {
  const matches = (most: number) => searchIds(search, { most, newestFirst: false });
  const sums = sumOf(
    sql`(${matches(SEARCH_LOOKED_AT)}) as match cross join ${assessments} on ${assessments.id} = match.id`,
    countedCondition(filter),
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

/** The totals of a filter, up to the newest `COUNT_LIMIT` under it. */
export function sumRows(filter: AssessmentFilter): SQL {
  const { ad, ...rest } = filter;
  if (ad) {
    const newest = newestAdLeads(ad, { most: AD_LEADS_LOOKED_AT, after: null });
    const rows = sql`(${newest}) as found cross join ${assessments} on ${assessments.id} = found.id`;
    return sumOf(rows, countedCondition(rest), AD_LEADS_LOOKED_AT);
  }
  return sumOf(
    sql`(select * from ${assessments} where ${countedCondition(filter)}
      order by created_at desc limit ${COUNT_LIMIT}) as newest`,
    sql`true`,
    COUNT_LIMIT,
  );
}

function sumOf(rows: SQL, isCounted: SQL, cutAt: number): SQL {
  const held = sql`filter (where ${isCounted})`;
  return sql`
    select count(*) ${held} as filtered, count(completed_at) ${held} as completed,
      count(booking_link_clicked) ${held} as bookingClicks, count(*) = ${cutAt} as cut
    from ${rows}`;
}
