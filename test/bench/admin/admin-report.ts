import type { AdminCase } from "./admin-case.ts";
import { count, mark, ms, table, times } from "../report/markdown.ts";
import type { Check } from "../report/section.ts";
import type { SeededDatabase } from "../seeded-databases.ts";
import { median } from "../report/statistics.ts";
import { rowsRead, rowsWritten, type Tally } from "../tally.ts";

/** What was measured of a call: with the bare Worker, then one entry a database, the smallest first. */
export type AdminRow = {
  case: AdminCase;
  bare: number[];
  floor: number[];
  bySize: number[][];
  tallies: Tally[];
};

/** The same call on the largest database beside the smallest. */
const GROWTH_MOST = 2;
const SEED_MOST_SECONDS = 180;
const SEEDED_WITHIN = 1_000_000;

export function adminReport(databases: readonly SeededDatabase[], rows: readonly AdminRow[]) {
  const sizes = databases.map(({ size }) => count(size));
  const heads = [
    "call",
    ">bare ms",
    ">with D1 ms",
    ...sizes.map((size) => `>${size}: ms`),
    ">beside D1",
    ">growth",
    ">round trips",
    ...sizes.map((size) => `>${size}: rows read`),
    ">written",
  ];
  const markdown = `Medians on databases of ${sizes.join(", ")} assessments, asked in turn. Growth is the largest
beside the smallest. Seeding took ${databases.map(({ seedSeconds }) => `${seedSeconds.toFixed(0)} s`).join(", ")}.

${table(heads, rows.map(cellsOf))}`;
  return { markdown, checks: [...databases.flatMap(seedCheck), ...rows.flatMap(checksOf)] };
}

function growthOf({ bySize }: AdminRow): number {
  return median(bySize.at(-1) ?? []) / median(bySize[0] ?? []);
}

function cellsOf(row: AdminRow): string[] {
  const { bare, floor, bySize, tallies } = row;
  const last = tallies.at(-1);
  const growth = growthOf(row);
  return [
    row.case.name,
    ms(median(bare)),
    ms(median(floor)),
    ...bySize.map((values) => ms(median(values))),
    times(median(bySize[0] ?? []) / median(floor)),
    row.case.looksAtAll ? times(growth) : `${times(growth)} ${mark(growth <= GROWTH_MOST)}`,
    [...new Set(tallies.map(({ answer }) => answer.length))].join(" / "),
    ...tallies.map(({ answer }) => count(rowsRead(answer))),
    count(rowsWritten(last?.answer ?? [])),
  ];
}

function checksOf(row: AdminRow): Check[] {
  const growth = growthOf(row);
  const what = `${row.case.name}: largest database beside the smallest`;
  const grows = { what, limit: times(GROWTH_MOST), measured: times(growth), ok: growth <= GROWTH_MOST };
  return [...waitCheck(row), ...(row.case.looksAtAll ? [] : [grows])];
}

function waitCheck({ case: { name, within }, bySize }: AdminRow): Check[] {
  if (within === undefined) return [];
  const measured = median(bySize.at(-1) ?? []);
  return [
    {
      what: `${name}: largest database`,
      limit: `${within} ms`,
      measured: `${ms(measured)} ms`,
      ok: measured <= within,
    },
  ];
}

function seedCheck({ size, seedSeconds }: SeededDatabase): Check[] {
  if (size !== SEEDED_WITHIN) return [];
  const limit = `${SEED_MOST_SECONDS} s`;
  const measured = `${seedSeconds.toFixed(0)} s`;
  return [{ what: "seeding a million assessments", limit, measured, ok: seedSeconds <= SEED_MOST_SECONDS }];
}
