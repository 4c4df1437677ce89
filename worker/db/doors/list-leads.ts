import { apiLeadOf, type ApiLead, type ErasedLead } from "#domain/doors/api-lead";
import type { LeadsQuery } from "#domain/doors/api-requests";
import type { AssessmentFilter } from "#domain/leads/filters/filter-meaning";
import { sql, type SQL } from "drizzle-orm";
import { projectedBatch } from "../calls/consequences/projected-batch.ts";
import { allSql, type Db, type FollowedDb } from "../client.ts";
import { viewOf } from "../leads/assessment-view.ts";
import { filterCondition } from "../leads/filter-sql.ts";
import { selectApiLeads } from "./api-leads.ts";

/** So many leads are looked at for a page of a filter that few of them pass. */
const EXAMINED = 2000;
const LIMIT = 50;

type Found = { id: number; change: number; isErased: 0 | 1; isShown: 0 | 1 };
/** `next` is the number that a further page comes after; null if there is none. */
export type LeadsPage = { leads: (ApiLead | ErasedLead)[]; next: number | null };

/**
 * Leads in the order of their last changes, the oldest change first: whoever goes on from the greatest number they have
 * misses none. Erased ones are among them whatever the filter, for they may have passed it.
 */
export async function listApiLeads(db: FollowedDb, asked: LeadsQuery): Promise<LeadsPage> {
  const { limit = LIMIT } = asked;
  const filter = conditionOf(asked);
  const examined = examinedOf(asked, filter === null ? limit + 1 : EXAMINED);
  const found = await projectedBatch(db, () => ({
    rows: selectFound(db, examined, filter),
    leads: selectApiLeads(db, shownIds(examined, filter, limit)),
  }));
  return pageOf(found, { limit, isWhole: found.rows.length < (filter === null ? limit + 1 : EXAMINED) });
}

type Read = { rows: Found[]; leads: Awaited<ReturnType<typeof selectApiLeads>> };

function pageOf({ rows, leads }: Read, { limit, isWhole }: { limit: number; isWhole: boolean }): LeadsPage {
  const shown = rows.filter(({ isShown }) => isShown === 1);
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const page = shown.slice(0, limit).map(({ id, change, isErased }): ApiLead | ErasedLead => {
    const lead = isErased === 1 ? undefined : byId.get(id);
    if (!lead) return { id, change, erased: true };
    const { change: number, ...row } = lead;
    return apiLeadOf(viewOf(row), number);
  });
  const last = shown.length > limit ? page.at(-1) : isWhole ? undefined : rows.at(-1);
  return { leads: page, next: last?.change ?? null };
}

/** Null where every lead passes. */
function conditionOf({ status, type, tier, owner }: LeadsQuery): SQL | null {
  const filter: AssessmentFilter = {
    ...(status !== undefined && { leadStatus: status }),
    ...(type !== undefined && { type }),
    ...(tier !== undefined && { tier }),
    ...(owner !== undefined && { owner: owner === "none" ? null : owner }),
  };
  return Object.keys(filter).length === 0 ? null : filterCondition(filter);
}

/** The numbers to look at: after the cursor, which stands above the time. */
function examinedOf({ updatedAfter, cursor, email }: LeadsQuery, most: number): SQL {
  const after = cursor ?? (updatedAfter === undefined ? -1 : Date.parse(updatedAfter));
  const own = sql`select id from assessments where email is not null and lower(email) = lower(${email ?? ""})`;
  const which = email === undefined ? sql`true` : sql`(lead_id in (${own}) or erased_at is not null)`;
  return sql`(
    select lead_id, number, erased_at from lead_changes where number > ${after} and ${which}
    order by number limit ${most})`;
}

/** Joined from what is looked at, in its order. */
function joined(examined: SQL, filter: SQL | null): { from: SQL; isErased: SQL; isShown: SQL } {
  const isErased = sql`(e.erased_at is not null or assessments.id is null)`;
  return {
    from: sql`${examined} e left join assessments on assessments.id = e.lead_id`,
    isErased,
    isShown: filter === null ? sql`true` : sql`(${isErased} or ${filter})`,
  };
}

function selectFound(db: Db, examined: SQL, filter: SQL | null) {
  const { from, isErased, isShown } = joined(examined, filter);
  return allSql<Found>(
    db,
    sql`select e.lead_id as id, e.number as change, ${isErased} as isErased, ${isShown} as isShown
      from ${from} order by e.number`,
  );
}

function shownIds(examined: SQL, filter: SQL | null, limit: number): SQL {
  const { from, isErased, isShown } = joined(examined, filter);
  return sql`select e.lead_id from ${from} where ${isShown} and not ${isErased} order by e.number limit ${limit}`;
}
