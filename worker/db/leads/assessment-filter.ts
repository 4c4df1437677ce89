import type { AssessmentFilter } from "#domain/leads/assessment-list-schemas";
import { and, eq, gte, isNotNull, lte, sql, type SQL } from "drizzle-orm";
import { assessments } from "../schema.ts";

/** The filter as a condition over `assessments`, except for the search, which an index answers. */
export function filterCondition(filter: AssessmentFilter): SQL {
  const condition = and(
    filter.tier === undefined ? undefined : eq(assessments.offerTier, filter.tier),
    filter.leadStatus === undefined ? undefined : eq(assessments.leadStatus, filter.leadStatus),
    filter.type === undefined ? undefined : eq(assessments.assessmentType, filter.type),
    filter.from === undefined ? undefined : gte(assessments.createdAt, filter.from),
    filter.to === undefined ? undefined : lte(assessments.createdAt, filter.to),
    filter.leadsOnly ? isNotNull(assessments.email) : undefined,
  );
  return condition ?? sql`true`;
}

/** The same without suspects: the list shows them, but no figure counts them. */
export function countedCondition(filter: AssessmentFilter): SQL {
  return sql`${assessments.suspect} = 0 and ${filterCondition(filter)}`;
}

/** Whether a filter narrows anything other than by search. */
export function hasConditions(filter: AssessmentFilter): boolean {
  const { tier, leadStatus, type, from, to, leadsOnly } = filter;
  return [tier, leadStatus, type, from, to].some((value) => value !== undefined) || leadsOnly === true;
}
