import { FIGURES_VERSION } from "#domain/figures/figures";
import { dayTimes, type CountedDays } from "#domain/figures/day-pieces";
import { dayTextAt } from "#domain/time/day-text";
import { sql } from "drizzle-orm";
import { allSql, runSql, type Db } from "../client.ts";
import { FIGURE_NAMES, recountDays } from "./figures.ts";

const QUARTER_MS = 15 * 60 * 1000;

/** Marks that are read at once; those of more days only come with an import or a change of the rules. */
const MARKS_MOST = 2000;

type State = { zone: string; version: number; countedFrom: string | null; ownZone: string };
type Mark = { quarter: number };

/** Which days are counted, and which of them have changed since, for a batch. */
export function selectCountedDays(db: Db) {
  return {
    states: allSql<State>(
      db,
      sql`select zone, version, counted_from as countedFrom,
        (select value from system_settings where key = 'desk_time_zone') as ownZone from figure_state`,
    ),
    marks: allSql<Mark>(db, sql`select quarter from days_due order by quarter desc limit ${MARKS_MOST}`),
  };
}

/**
 * Days as they are counted, in the company's zone, and the marks on them (quarter-hours) by day. Every mark since
 * `knownFrom` was read; counted days before that may have changed, too.
 */
export type FoundDays = {
  counted: CountedDays;
  knownFrom: string | null;
  marks: ReadonlyMap<string, number[]>;
  isCurrent: boolean;
};

/** Reads the rows of `selectCountedDays`. Days of another zone, or by an earlier version of the rules, do not count. */
export function countedDaysOf(rows: { states: readonly State[]; marks: readonly Mark[] }): FoundDays {
  const [state] = rows.states;
  if (!state) throw new Error("There is no row in figure_state.");
  const { ownZone: zone, countedFrom } = state;
  const isCurrent = state.zone === zone && state.version >= FIGURES_VERSION;
  const from = isCurrent ? countedFrom : null;
  const marks = marksByDay(
    rows.marks.map(({ quarter }) => quarter),
    zone,
  );
  const due = [...marks.keys()].filter((day) => from !== null && day >= from);
  const oldest = rows.marks.length < MARKS_MOST ? undefined : [...marks.keys()].toSorted()[0];
  const knownFrom = from !== null && oldest !== undefined && oldest > from ? oldest : from;
  return { counted: { zone, from, due }, knownFrom, marks, isCurrent };
}

/** The marks on each day of a zone. */
export function marksByDay(quarters: readonly number[], zone: string): Map<string, number[]> {
  const days = new Map<string, number[]>();
  for (const quarter of quarters) {
    const day = dayTextAt(quarter * QUARTER_MS, zone);
    days.set(day, [...(days.get(day) ?? []), quarter]);
  }
  return days;
}

/** Recounts days from their rows, for a batch. */
export function countDays(db: Db, days: readonly string[], zone: string) {
  if (days.length === 0) return [];
  const times = days.map((key) => ({ key, ...dayTimes(key, zone) }));
  return FIGURE_NAMES.flatMap((name) => recountDays(name, times)).map((query) => runSql(db, query));
}

/** Removes the marks of days that the same batch counts. */
export function takeMarks(db: Db, { marks }: Pick<FoundDays, "marks">, days: readonly string[]) {
  const quarters = days.flatMap((day) => marks.get(day) ?? []);
  if (quarters.length === 0) return [];
  return [
    runSql(
      db,
      sql`delete from days_due where quarter in (select value from json_each(${JSON.stringify(quarters)}))`,
    ),
  ];
}

/** A batch that begins with this does nothing if days are now counted in another zone or by other rules. */
export function onlyIfStill(db: Db, { zone }: Pick<CountedDays, "zone">) {
  // Null is refused, and the whole batch with it.
  return runSql(
    db,
    sql`insert into fold_guard (ok)
      select null from figure_state where zone <> ${zone} or version <> ${FIGURES_VERSION}`,
  );
}
