import { eachFilter, type OfEach } from "#domain/lead-filters/each-filter";
import type { AssessmentFilter } from "#domain/lead-filters/filter-meaning";
import type { CallFilter, FilterId, OutcomeFilter } from "#domain/lead-filters/list-filters";
import type { AssessmentSort } from "#domain/leads/assessment-list";
import { LEAD_STATUSES, OPEN_STATUSES, type LeadStatus } from "#domain/leads/pipeline";
import { sql, type SQL } from "drizzle-orm";
import { IS_OPEN, NO_NEXT_STEP } from "../schema.ts";
import { adCondition } from "./ad-leads.ts";

/** How many leads an index leaves to look at, the fewest first. */
const LEAVES = ["few", "some", "many", "most"] as const;

type FilterSql = {
  /** The condition over `assessments`, worded as the index that holds it; null if it narrows nothing there. */
  rows: SQL | null;
  /** The condition over the roll-ups' cells; null if they do not hold it, so that rows are counted, up to a limit. */
  cells: SQL | null;
  leaves: (typeof LEAVES)[number];
  /** The statuses that its leads may have, if not any. */
  statuses?: readonly LeadStatus[];
  /** The orders of the indexes that hold the condition, if not only the newest first. */
  orders?: readonly AssessmentSort[];
};

/** Each filter as SQL. */
const FILTER_SQL: OfEach<AssessmentFilter, [], FilterSql> = {
  // An index of its own finds them.
  search: () => ({ rows: null, cells: null, leaves: "most" }),
  tier: (tier) => inCells(sql`offer_tier = ${tier}`, "many"),
  leadStatus: (status) => ({
    ...inCells(sql`lead_status = ${status}`, "many"),
    statuses: [status],
    orders: ["created", "dealValue"],
  }),
  // Nobody enters a stage before they are created: the indexes of a period leave out the newer ones.
  stageDays: (by) =>
    inRows(
      sql`created_at <= ${by} and coalesce(status_updated_at, completed_at, created_at) <= ${by}`,
      "most",
    ),
  lostReason: (reason) => {
    const isIt = reason === "none" ? sql`lost_reason is null` : sql`lost_reason = ${reason}`;
    return { ...inRows(sql`lead_status = 'Lost' and ${isIt}`, "some"), statuses: ["Lost"] };
  },
  type: (type) => inCells(sql`assessment_type = ${type}`, "most"),
  owner: (owner) =>
    owner === null ? inRows(sql`owner is null`, "most") : inRows(sql`owner = ${owner}`, "few"),
  // As in the queue, the newer one of a person is called.
  due: (before) =>
    before === null
      ? inRows(sql`due_at is null`, "most")
      : { ...inRows(sql`due_at < ${before} and gave_way_to is null`, "few"), orders: ["due"] },
  phone: () => ({
    ...inRows(sql`phone is null and email is not null and ${IS_OPEN}`, "some"),
    statuses: OPEN_STATUSES,
  }),
  nextStep: () => ({ ...inRows(NO_NEXT_STEP, "few"), statuses: OPEN_STATUSES }),
  outcome: hasOutcome,
  call: (call) => inRows(HAS_CALL[call], "some"),
  answer: (answer) => {
    const [question, option] = answer.split(".");
    const given = sql`select lead_id from extra_answers where question_id = ${question} and option_id = ${option}`;
    return inRows(sql`assessments.id in (${given})`, "some");
  },
  // The roll-ups are asked for a period piece by piece.
  from: (from) => ({ rows: sql`created_at >= ${from}`, cells: sql`true`, leaves: "most" }),
  to: (to) => ({ rows: sql`created_at <= ${to}`, cells: sql`true`, leaves: "most" }),
  // Nothing changes before it is there: the indexes of a period leave out what came since.
  unchangedSince: (since) => ({
    ...inRows(sql`created_at < ${since} and updated_at < ${since}`, "most"),
    orders: ["updated"],
  }),
  leadsOnly: (leadsOnly) => ({
    rows: leadsOnly ? sql`email is not null` : null,
    cells: leadsOnly ? sql`has_email = 1` : sql`true`,
    leaves: "most",
  }),
  ad: (ad) => inRows(adCondition(ad), "few"),
};

function inCells(condition: SQL, leaves: FilterSql["leaves"]): FilterSql {
  return { rows: condition, cells: condition, leaves };
}

function inRows(condition: SQL, leaves: FilterSql["leaves"]): FilterSql {
  return { rows: condition, cells: null, leaves };
}

function hasOutcome(outcome: OutcomeFilter): FilterSql {
  if (outcome === "never") return inRows(sql`first_call_speed = 'never'`, "some");
  if (outcome !== "unreached") return inRows(sql`last_outcome = ${outcome}`, "some");
  const isUnreached = sql`lead_status <> 'Won' and reached_at is null and call_held_at is null`;
  return { ...inRows(isUnreached, "most"), statuses: LEAD_STATUSES.filter((status) => status !== "Won") };
}

/** One that was cancelled is none. */
const HAS_CALL: Record<CallFilter, SQL> = {
  booked: sql`call_booked_at is not null`,
  held: sql`call_held_at is not null`,
  no_show: sql`call_status = 'no_show'`,
};

/** The filter as a condition over `assessments`, except for the search. */
export function filterCondition(filter: AssessmentFilter): SQL {
  return allOf(eachFilter(filter, FILTER_SQL).map(({ result }) => result.rows));
}

/** The same without suspects: the list shows them, but no figure counts them. */
export function countedCondition(filter: AssessmentFilter): SQL {
  return sql`suspect = 0 and ${filterCondition(filter)}`;
}

/** What the roll-ups hold of a filter, as a condition over their cells, whatever the period. */
export function cellCondition(filter: AssessmentFilter): SQL {
  return allOf(eachFilter(filter, FILTER_SQL).map(({ result }) => result.cells));
}

/** A filter as its leads are looked for: those under the condition that leaves the fewest, and of them some. */
export type Narrowed = {
  /** The narrowest condition with the period, and the orders of the indexes that hold it; none if nothing is asked. */
  where: SQL;
  orders: readonly AssessmentSort[];
  /** The other conditions. */
  rest: SQL;
};

/** SQLite looks at no row for it. */
const NOBODY = sql`false`;

/** Whether no status is one of all these: a reason for loss is looked for among open leads, say. */
function isOfNobody(conditions: readonly FilterSql[]): boolean {
  const isOfAll = (status: LeadStatus) =>
    conditions.every(({ statuses }) => statuses?.includes(status) ?? true);
  return !LEAD_STATUSES.some(isOfAll);
}

/** A condition that an index holds in the order asked for goes before narrower ones; the newest first, most do. */
export function narrowed(filter: AssessmentFilter, sort: AssessmentSort = "created"): Narrowed {
  const { from, to, ...others } = filter;
  const conditions = eachFilter(others, FILTER_SQL).flatMap(({ result }) => (result.rows ? [result] : []));
  const sorted = LEAVES.flatMap((leaves) => conditions.filter((one) => one.leaves === leaves));
  const isHeld = ({ orders }: FilterSql) => sort !== "created" && orders?.includes(sort);
  const [first, ...rest] = [...sorted.filter(isHeld), ...sorted.filter((one) => !isHeld(one))];
  return {
    where: allOf([
      isOfNobody(conditions) ? NOBODY : null,
      first?.rows ?? null,
      filterCondition({ from, to }),
    ]),
    orders: first?.orders ?? (hasConditions(filter) ? ["created"] : []),
    rest: allOf(rest.map(({ rows }) => rows)),
  };
}

/** Whether a filter narrows anything other than by search. */
export function hasConditions(filter: AssessmentFilter): boolean {
  return eachFilter(filter, FILTER_SQL).some(({ result }) => result.rows !== null);
}

/** Whether a filter asks for something that no roll-up holds. */
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
