import { bucketOf, WIDTHS, type Grain } from "#domain/consequences/grains";
import { sql, type SQL } from "drizzle-orm";

const { q: QUARTER_MS, d: DAY_MS, w: WEEK_MS } = WIDTHS;

/** Roll-up buckets of one grain from `low` up to `high` (ms, exclusive), to be added or subtracted. */
export type Piece = { key: number; grain: Grain; low: number; high: number; sign: 1 | -1 };

type RollUp =
  | "assessment_stats"
  | "campaign_stats"
  | "cohort_stats"
  | "expired_stats"
  | "first_call_stats"
  | "lost_stats";

/** Later than every bucket. */
export const END_OF_TIME = Number.MAX_SAFE_INTEGER;

/** The start of a UTC day that is nearest to a time. */
export function nearestDay(time: number): number {
  return Math.round(time / DAY_MS) * DAY_MS;
}

/** The first quarter-hour that starts at or after a time. */
export function nextQuarter(time: number): number {
  return Math.ceil(time / QUARTER_MS) * QUARTER_MS;
}

/** From a quarter-hour to the nearest start of a day: at most 48 buckets. */
export function towardsDay(quarter: number, key: number): Piece {
  return between("q", quarter, nearestDay(quarter), key);
}

/** The last quarter-hour that starts at or before a time. */
export function lastQuarter(time: number): number {
  return bucketOf("q", time);
}

/** Everything from a quarter-hour on: quarter-hours to the nearest day, days to the nearest week, then weeks. */
export function since(quarter: number): Piece[] {
  const day = nearestDay(quarter);
  const week = nearestWeek(day);
  return [
    towardsDay(quarter, 0),
    between("d", day, week, 0),
    { key: 0, grain: "w", low: week, high: END_OF_TIME, sign: 1 },
  ];
}

/** Everything between two quarter-hours, with as few buckets at either end as `since` needs. */
export function within(start: number, end: number): Piece[] {
  if (start >= end) return nothing;
  if (end === END_OF_TIME) return since(start);
  if (end - start <= DAY_MS / 2) return [between("q", start, end, 0)];
  const [firstDay, lastDay] = [nearestDay(start), nearestDay(end)];
  const quarters = [towardsDay(start, 0), takenAway(towardsDay(end, 0))];
  if (lastDay - firstDay <= WEEK_MS) return [...quarters, between("d", firstDay, lastDay, 0)];
  const [firstWeek, lastWeek] = [nearestWeek(firstDay), nearestWeek(lastDay)];
  return [
    ...quarters,
    between("d", firstDay, firstWeek, 0),
    takenAway(between("d", lastDay, lastWeek, 0)),
    between("w", firstWeek, lastWeek, 0),
  ];
}

/** Of a stretch that has not begun. */
export const nothing: Piece[] = [{ key: 0, grain: "q", low: 0, high: 0, sign: 1 }];

export const allTime: Piece[] = [{ key: 0, grain: "a", low: 0, high: 1, sign: 1 }];

/** The stretch between `start` and `counted`, where the coarser pieces begin; subtracted if they begin too early. */
function between(grain: Piece["grain"], start: number, counted: number, key: number): Piece {
  return counted >= start
    ? { key, grain, low: start, high: counted, sign: 1 }
    : { key, grain, low: counted, high: start, sign: -1 };
}

function takenAway(piece: Piece): Piece {
  return { ...piece, sign: piece.sign === 1 ? -1 : 1 };
}

function nearestWeek(day: number): number {
  return Math.round(day / WEEK_MS) * WEEK_MS;
}

/** The pieces as a SQL table. */
export function pieceTable(pieces: readonly Piece[]): SQL {
  const rows = pieces.map(
    ({ key, grain, low, high, sign }) => sql`(${key}, ${grain}, ${low}, ${high}, ${sign})`,
  );
  return sql`(select column1 as key, column2 as grain, column3 as low, column4 as high, column5 as sign
    from (values ${sql.join(rows, sql`, `)}))`;
}

/** The rows `s` of a roll-up within the pieces `p`. */
export function inPieces(table: RollUp, pieces: readonly Piece[]): SQL {
  return sql`${pieceTable(pieces)} as p cross join ${sql.identifier(table)} s
    on s.grain = p.grain and s.bucket >= p.low and s.bucket < p.high`;
}

/** Sums a column of the rows of `inPieces`. */
export function signedSum(column: string): SQL {
  return sql`sum(p.sign * s.${sql.identifier(column)})`;
}
