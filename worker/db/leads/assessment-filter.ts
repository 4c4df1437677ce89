import type { CallFilter } from "#domain/leads/assessment-list";
import type { AssessmentFilter } from "#domain/leads/assessment-list-schemas";
import { adCondition } from "./ad-leads.ts";
import { and, eq, gte, isNotNull, lte, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { assessments, IS_OPEN } from "../schema.ts";

/**
 * The filter as a condition over `assessments`, except for the search, which an index answers. Of leads without a
 * number there are so many that their index serves only their own order, the newest first (`isNewestFirst`).
 */
export function filterCondition(filter: AssessmentFilter, isNewestFirst = true): SQL {
  const condition = and(
    filter.tier === undefined ? undefined : eq(assessments.offerTier, filter.tier),
    filter.leadStatus === undefined ? undefined : eq(assessments.leadStatus, filter.leadStatus),
    filter.type === undefined ? undefined : eq(assessments.assessmentType, filter.type),
    filter.from === undefined ? undefined : gte(assessments.createdAt, filter.from),
    filter.to === undefined ? undefined : lte(assessments.createdAt, filter.to),
    filter.leadsOnly ? isNotNull(assessments.email) : undefined,
    ...callConditions(filter, isNewestFirst),
    lostCondition(filter),
    filter.ad && adCondition(filter.ad),
  );
  return condition ?? sql`true`;
}

/** Each is worded as the index that holds it. */
function callConditions(
  { owner, dueBefore, call, outcome, phone }: AssessmentFilter,
  isNewestFirst: boolean,
): (SQL | undefined)[] {
  const { owner: hasOwner, dueAt, lastOutcome } = assessments;
  return [
    owner === undefined ? undefined : orNull(hasOwner, owner, sql`${hasOwner} = ${owner}`),
    dueBefore === undefined ? undefined : orNull(dueAt, dueBefore, isDue(dueBefore)),
    outcome === undefined ? undefined : outcomeCondition(lastOutcome, outcome),
    call && HAS_CALL[call],
    phone && withoutNumber(isNewestFirst),
  ];
}

/** As in the queue, the newer one of a person is called. */
function isDue(before: number | null): SQL {
  return sql`${assessments.dueAt} < ${before} and gave_way_to is null`;
}

/** A plus keeps SQLite from finding and sorting all of them where another order is asked for. */
function withoutNumber(isNewestFirst: boolean): SQL {
  const plus = isNewestFirst ? sql`` : sql`+`;
  return sql`${plus}${assessments.phone} is null and email is not null and ${plus}${IS_OPEN}`;
}

const HAS_CALL: Record<CallFilter, SQL> = {
  booked: sql`call_booked_at is not null`,
  held: sql`call_held_at is not null`,
  no_show: sql`call_status = 'no_show'`,
};

/** Of the leads that are Lost. */
function lostCondition({ lostReason }: AssessmentFilter): SQL | undefined {
  if (lostReason === undefined) return undefined;
  const reason = assessments.lostReason;
  const isIt = lostReason === "none" ? sql`${reason} is null` : sql`${reason} = ${lostReason}`;
  return sql`${assessments.leadStatus} = 'Lost' and ${isIt}`;
}

function orNull(column: SQLiteColumn, value: unknown, condition: SQL): SQL {
  return value === null ? sql`${column} is null` : condition;
}

function outcomeCondition(column: SQLiteColumn, outcome: string): SQL {
  return outcome === "never" ? sql`${assessments.firstCallSpeed} = 'never'` : sql`${column} = ${outcome}`;
}

/** The same without suspects: the list shows them, but no figure counts them. */
export function countedCondition(filter: AssessmentFilter): SQL {
  return sql`${assessments.suspect} = 0 and ${filterCondition(filter)}`;
}

/** Whether a filter narrows anything other than by search. */
export function hasConditions(filter: AssessmentFilter): boolean {
  const { tier, leadStatus, type, from, to, leadsOnly } = filter;
  const isNarrowed = [tier, leadStatus, type, from, to].some((value) => value !== undefined);
  return isNarrowed || leadsOnly === true || needsRows(filter);
}

/** Whether a filter asks for something that no roll-up holds. */
export function needsRows(filter: AssessmentFilter): boolean {
  const { owner, dueBefore, call, outcome, phone, lostReason, ad } = filter;
  return [owner, dueBefore, call, outcome, phone, lostReason, ad].some((value) => value !== undefined);
}
