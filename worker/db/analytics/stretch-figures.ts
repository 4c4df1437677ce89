import type { Analytics, ExpiredStarts } from "#domain/analytics/analytics";
import {
  analyticsTotals,
  CELL_MEASURES,
  TOTAL_MEASURES,
  type StatsCell,
  type StatsTotals,
} from "#domain/analytics/analytics-totals";
import { firstCallFigures } from "#domain/analytics/first-call";
import type { Cell } from "#domain/consequences/figures";
import { sql, type SQL } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";
import { expiredSum } from "./expired-stats.ts";
import { snakeCase } from "../snake-case.ts";
import type { Edge } from "./edge-leads.ts";
import { firstCallCells, firstCallsAtEdge, selectFirstCalls } from "./first-calls.ts";
import { inPieces, signedSum, type Piece } from "./rollup-pieces.ts";
import { signed, sumBy } from "./sum-by.ts";

type Rows = readonly [
  cells: readonly StatsCell[],
  totals: readonly StatsTotals[],
  expired: readonly ExpiredStarts[],
  calls: Parameters<typeof firstCallCells>[0],
];

export type StretchFigures = ReturnType<typeof analyticsTotals> & Pick<Analytics, "firstCall">;

/** What the figures of a stretch of time are made of: rows of its pieces, for a batch. */
export function selectStretch(db: Db, pieces: readonly Piece[]) {
  return [
    allSql<StatsCell>(db, selectCells(pieces)),
    allSql<StatsTotals>(db, selectTotals(pieces)),
    allSql<ExpiredStarts>(db, selectExpired(pieces)),
    selectFirstCalls(db, pieces),
  ] as const;
}

/** The figures of a stretch, of those rows and the leads at its edges; with the cells that they are the sums of. */
export function stretchFigures(
  [found, sums, [expired], calls]: Rows,
  edges: readonly Edge[],
): { figures: StretchFigures; cells: StatsCell[] } {
  const cells = sumBy([...found, ...edges.flatMap(cellsAtEdge)], DIMENSIONS, CELL_MEASURES);
  const [totals] = sumBy([...sums, ...edges.flatMap(totalsAtEdge)], [], TOTAL_MEASURES);
  if (!totals || !expired) throw new Error("The queries for the totals returned no row.");
  const firstCall = firstCallFigures([...firstCallCells(calls), ...edges.flatMap(firstCallsAtEdge)]);
  return { figures: { ...analyticsTotals(cells, totals, expired), firstCall }, cells };
}

function cellsAtEdge({ cellsOf, sign }: Edge): StatsCell[] {
  return cellsOf("assessmentStats").map(({ places, sums }: Cell<"assessmentStats">) => ({
    offerTier: Number(places.offerTier),
    leadStatus: String(places.leadStatus),
    hasEmail: Number(places.hasEmail),
    ...signed(sums, CELL_MEASURES, sign),
  }));
}

function totalsAtEdge({ cellsOf, sign }: Edge): StatsTotals[] {
  return cellsOf("assessmentStats").map(({ sums }) => signed(sums, TOTAL_MEASURES, sign));
}

const DIMENSIONS = ["offerTier", "leadStatus", "hasEmail"] as const;

/** The cells of the pieces. The same cell may occur several times. */
function selectCells(pieces: readonly Piece[]): SQL {
  return sql`
    select ${columns(DIMENSIONS, (name) => sql`s.${sql.identifier(name)}`)}, ${columns(CELL_MEASURES, signedSum)}
    from ${inPieces("assessment_stats", pieces)} group by s.offer_tier, s.lead_status, s.has_email
    union all
    select 0, 'MQL', 0, ${columns(CELL_MEASURES, expiredSum)} from ${inPieces("expired_stats", pieces)}`;
}

/** Sums these measures without grouping: carrying them through the grouped query takes twice as long. */
function selectTotals(pieces: readonly Piece[]): SQL {
  return sql`
    select ${columns(TOTAL_MEASURES, (name) => sql`coalesce(${signedSum(name)}, 0)`)}
    from ${inPieces("assessment_stats", pieces)}
    union all
    select ${columns(TOTAL_MEASURES, expiredSum)} from ${inPieces("expired_stats", pieces)}`;
}

function selectExpired(pieces: readonly Piece[]): SQL {
  return sql`
    select ${columns(["total", "chatStarted", "quizStarted"], expiredSum)} from ${inPieces("expired_stats", pieces)}`;
}

function columns(names: readonly string[], of: (column: string) => SQL): SQL {
  const chosen = names.map((name) => sql`${of(snakeCase(name))} as ${sql.identifier(name)}`);
  return sql.join(chosen, sql`, `);
}
