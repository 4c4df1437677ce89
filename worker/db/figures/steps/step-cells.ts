import { TIME_BUCKETS } from "#domain/figures/steps/active-time";
import { MARKS } from "#domain/figures/steps/visit-steps";
import { sql, type SQL } from "drizzle-orm";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The columns of visits by active time. */
export const TIMES = Array.from({ length: TIME_BUCKETS }, (_, bucket) => `t${bucket}`);
const MEASURES: readonly string[] = [...MARKS, ...TIMES];

/** What distinguishes the cells of a day. */
export const CELL = sql`door, step, device, source`;

/** What a line adds to a cell: its place as expressions, and each measure. */
type Line = { door: SQL; step: SQL; device: string; source: string; measure: (name: string) => SQL };

/** Adds to the cells of the UTC day at `now` (ms): one line for each row of `from`, which ends in a `where`. */
export function addToCells({ door, step, device, source, measure }: Line, from: SQL, now: number): SQL {
  const day = Math.floor(now / DAY_MS);
  const sum = (name: SQL) => sql`${name} = ${name} + excluded.${name}`;
  return sql`
    insert into step_stats (day, ${CELL}, ${list((name) => sql.identifier(name))})
    select ${day}, ${door}, ${step}, ${device}, ${source}, ${list(measure)} ${from}
    on conflict (day, ${CELL}) do update set
      ${list((name) => sum(sql`${sql.identifier(name)}`))}`;
}

/** Something of each measure, in their order. */
export function list(of: (name: string) => SQL | ReturnType<typeof sql.identifier>): SQL {
  return sql.join(MEASURES.map(of), sql`, `);
}
