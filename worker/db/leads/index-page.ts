import type { AssessmentFilter } from "#domain/lead-filters/filter-meaning";
import type { AssessmentSort } from "#domain/leads/assessment-list";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../client.ts";
import { assessments } from "../schema.ts";
import { selectViews } from "./assessment-view.ts";
import { narrowed } from "./filter-sql.ts";

/** Up to so many leads under a filter are looked at and sorted; of more, a list follows the index of its order. */
const SORTED_MOST = 2000;

/** A part of the list in an order, as that of an index. */
export type ListPart = {
  sort: AssessmentSort;
  /** Whether it is the part of those without a value, the last; no index of the order holds them. */
  isRest: boolean;
  /** Where it begins, worded as that index: with or without a value, and behind a place. */
  behind: SQL;
  by: readonly { column: SQL; direction: SQL }[];
  limit: number;
};

/**
 * The first leads of a part under a filter. SQLite knows neither how many leads a filter leaves nor how soon an order
 * meets them, and would find and sort a million. So the filter's own index is used where it is in this order or leaves
 * few; where it leaves many, the index of the order soon meets enough of them. A plus keeps SQLite from taking another.
 */
export function selectPart(db: Db, filter: AssessmentFilter, part: ListPart) {
  const { behind, limit, sort, isRest } = part;
  const { where, rest, orders } = narrowed(filter, isRest ? "created" : sort);
  if (orders.length === 0 || (!isRest && orders.includes(sort))) {
    return selectViews(db)
      .where(sql`${where} and ${plus(rest)} and ${behind}`)
      .orderBy(...orderOf(part))
      .limit(limit);
  }
  const ids = sql`
    with tally as materialized (
      select count(*) <= ${SORTED_MOST} as are_few
      from (select 1 from ${assessments} where ${where} limit ${SORTED_MOST + 1}))
    select id from (
      select id from ${assessments} where ${where} and ${plus(rest)} and ${plus(behind)}
      order by ${sql.join(orderOf(part, sql`+`), sql`, `)}
      limit (select iif(are_few, ${limit}, 0) from tally))
    union all
    select id from (
      select id from ${assessments} where ${plus(where)} and ${plus(rest)} and ${behind}
      order by ${sql.join(orderOf(part), sql`, `)}
      limit (select iif(are_few, 0, ${limit}) from tally))`;
  return selectViews(db)
    .where(sql`${assessments.id} in (${ids})`)
    .orderBy(...orderOf(part, sql`+`))
    .limit(limit);
}

function orderOf({ by }: ListPart, sign = sql``): SQL[] {
  return by.map(({ column, direction }) => sql`${sign}${column} ${direction}`);
}

function plus(condition: SQL): SQL {
  return sql`+(${condition})`;
}
