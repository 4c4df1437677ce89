import { eachFilter, type OfEach } from "#domain/leads/filters/each-filter";
import type { AssessmentFilter } from "#domain/leads/filters/filter-meaning";
import type { CallFilter, FilterId, OutcomeFilter } from "#domain/leads/filters/list-filters";
import { sql, type SQL } from "drizzle-orm";
import { IS_LEAD, IS_OPEN, NO_NEXT_STEP } from "../schema/leads.ts";
import { adCondition } from "./ad-leads.ts";

type FilterSql = {
  /** The condition over `assessments`; null if it narrows nothing there. */
  rows: SQL | null;
  /** The condition over the cells of days; null if they do not hold it, so that rows are counted, up to a limit. */
  cells: SQL | null;
};

/** Each filter as SQL. */
const FILTER_SQL: OfEach<AssessmentFilter, [], FilterSql> = {
  // A dedicated index finds them.
  search: () => ({ rows: null, cells: null }),
  tier: (tier) => inCells(sql`offer_tier = ${tier}`),
  leadStatus: (status) => inCells(sql`lead_status = ${status}`),
  // No lead enters a stage before it is created: the indexes of a period leave out the newer ones.
  stageDays: (by) =>
    inRows(sql`created_at <= ${by} and coalesce(status_updated_at, completed_at, created_at) <= ${by}`),
  lostReason: (reason) => {
    const isIt = reason === "none" ? sql`lost_reason is null` : sql`lost_reason = ${reason}`;
    return inRows(sql`lead_status = 'Lost' and ${isIt}`);
  },
  type: (type) => inCells(sql`assessment_type = ${type}`),
  owner: (owner) => inRows(owner === null ? sql`owner is null` : sql`owner = ${owner}`),
  // As in the queue, the newer one of a person is called.
  due: (before) => {
    const due = sql`select id from assessments where due_at < ${before} and gave_way_to is null`;
    return inRows(before === null ? sql`due_at is null` : sql`assessments.id in (${due})`);
  },
  phone: () => inRows(sql`phone is null and ${IS_LEAD} and ${IS_OPEN}`),
  nextStep: () => inRows(NO_NEXT_STEP),
  mail: () => inRows(sql`assessments.id in (select id from assessments where answer_due_at is not null)`),
  outcome: hasOutcome,
  call: (call) => inRows(HAS_CALL[call]),
  answer: (answer) => {
    const [question, option] = answer.split(".");
    const given = sql`select lead_id from extra_answers where question_id = ${question} and option_id = ${option}`;
    return inRows(sql`assessments.id in (${given})`);
  },
  // The days are read period by period.
  from: (from) => ({ rows: sql`created_at >= ${from}`, cells: sql`true` }),
  to: (to) => ({ rows: sql`created_at <= ${to}`, cells: sql`true` }),
  // Nothing changes before it exists: the indexes of a period leave out later leads.
  unchangedSince: (since) => inRows(sql`created_at < ${since} and updated_at < ${since}`),
  leadsOnly: (leadsOnly) => ({
    rows: leadsOnly ? IS_LEAD : null,
    cells: leadsOnly ? sql`has_email = 1` : sql`true`,
  }),
  ad: (ad) => inRows(adCondition(ad)),
};

function inCells(condition: SQL): FilterSql {
  return { rows: condition, cells: condition };
}

function inRows(condition: SQL): FilterSql {
  return { rows: condition, cells: null };
}

function hasOutcome(outcome: OutcomeFilter): FilterSql {
  if (outcome === "never") return inRows(sql`first_call_speed = 'never'`);
  if (outcome !== "unreached") return inRows(sql`last_outcome = ${outcome}`);
  return inRows(sql`lead_status <> 'Won' and reached_at is null and call_held_at is null`);
}

/** A cancelled one does not count. */
const HAS_CALL: Record<CallFilter, SQL> = {
  booked: sql`call_booked_at is not null`,
  held: sql`call_held_at is not null`,
  no_show: sql`call_status = 'no_show'`,
};

/** The filter as a condition over `assessments`, except for the search. */
export function filterCondition(filter: AssessmentFilter): SQL {
  return allOf(eachFilter(filter, FILTER_SQL).map(({ result }) => result.rows));
}

/**
 * The same without suspects: the list shows them, but no figure counts them. The plus prevents SQLite from sorting
 * everything in the board's index.
 */
export function countedCondition(filter: AssessmentFilter): SQL {
  return sql`+suspect = 0 and ${filterCondition(filter)}`;
}

/** What the days hold of a filter, as a condition over their cells, whatever the period. */
export function cellCondition(filter: AssessmentFilter): SQL {
  return allOf(eachFilter(filter, FILTER_SQL).map(({ result }) => result.cells));
}

/** Whether a filter narrows anything other than by search. */
export function hasConditions(filter: AssessmentFilter): boolean {
  return eachFilter(filter, FILTER_SQL).some(({ result }) => result.rows !== null);
}

/** Whether a filter asks for something that no day holds. */
export function needsRows(filter: AssessmentFilter): boolean {
  return eachFilter(filter, FILTER_SQL).some(({ result }) => result.cells === null);
}

/** Whether all that a filter asks for are some of these. */
export function asksOnlyFor(filter: AssessmentFilter, ids: readonly FilterId[]): boolean {
  return eachFilter(filter, FILTER_SQL).every(({ id }) => ids.includes(id));
}

function allOf(conditions: readonly (SQL | null)[]): SQL {
  const set = conditions.filter((condition) => condition !== null);
  return set.length === 0 ? sql`true` : sql.join(set, sql` and `);
}
