import type { UnfilledLinks } from "#domain/money/report/ads-report";
import { ALL_ADS } from "#domain/money/report/ads-report";
import type { AdsView } from "#domain/money/report/ads-query";
import { calendarDay, daysAfter } from "#domain/time/day-text";
import { startOfDay } from "#domain/time/start-of-day";
import { CAMPAIGN_FIELDS } from "#domain/money/ads/touch-fields";
import { sql } from "drizzle-orm";
import { parsedJson } from "#domain/parsed-json";
import { allSql, type Db } from "../../client.ts";
import { newestAdLeads } from "../../leads/ad-leads.ts";
import { TOUCHES } from "./ad-stats.ts";

/** Links are alike, so the newest leads show what is wrong with them. */
const LEADS_READ = 200;

/** How many of the newest leads of a view came from a link with unfilled macros, and which parameters those are. */
export function selectUnfilled(db: Db, { touch, from, to }: AdsView, timeZone: string) {
  const days = {
    from: startOfDay(calendarDay(from), timeZone),
    before: startOfDay(calendarDay(daysAfter(to, 1)), timeZone),
  };
  const newest = newestAdLeads(
    { key: ALL_ADS, touch, step: "starts", ...days },
    { most: LEADS_READ, after: null },
  );
  return allSql<{ leads: number; parameters: string }>(
    db,
    sql`
    select count(distinct a.id) as leads, json_group_array(distinct e.value) as parameters
    from (${newest}) n cross join assessments a on a.id = n.id
      cross join json_each(${TOUCHES[touch]} ->> 'unfilled') e`,
  );
}

/** Null where there are none. */
export function unfilledLinks(row: { leads: number; parameters: string } | undefined): UnfilledLinks | null {
  if (!row || row.leads === 0) return null;
  const named = parsedJson(row.parameters);
  const parameters = CAMPAIGN_FIELDS.filter((name) => Array.isArray(named) && named.includes(name));
  return { leads: row.leads, parameters };
}
