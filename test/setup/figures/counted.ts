import { ALL_TIME, piecesOf } from "#domain/figures/day-pieces";
import { sql } from "drizzle-orm";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { allSql, openDb } from "../../../worker/db/client.ts";
import { countSomeDays } from "../../../worker/db/figures/count-days.ts";
import { FIGURE_NAMES, figuresOf, tableOf, type FigureName } from "../../../worker/db/figures/figures.ts";
import { figuresBatch } from "../../../worker/db/figures/figures-batch.ts";
import { rows } from "../database/rows.ts";

const db = () => openDb(env.DB, "first-primary").db;

/** Counts all days that are due, as the scheduled job does. */
export async function countAllDays(most = 3): Promise<void> {
  while ((await countSomeDays(db(), most)) > 0);
}

/** Each figure summed over all time, by what it is told apart by: of the counted days, and of the rows alone. */
export async function expectCounted(): Promise<void> {
  const read = (isOfRows: boolean) =>
    figuresBatch(db(), (counted) =>
      Object.fromEntries(
        FIGURE_NAMES.map((name) => {
          const pieces = piecesOf([ALL_TIME], isOfRows ? { ...counted, from: null } : counted);
          return [
            name,
            allSql<Record<string, string | number | null>>(
              db(),
              sql`select * from ${figuresOf(name, pieces)}`,
            ),
          ];
        }),
      ),
    );
  const [ofDays, ofRows] = [await read(false), await read(true)];
  for (const name of FIGURE_NAMES) {
    expect([name, summed(name, ofDays[name] ?? [])]).toEqual([name, summed(name, ofRows[name] ?? [])]);
  }
}

/** The figures have no day of nobody: what people wrote goes with them. */
export async function expectNoDays(): Promise<void> {
  for (const name of FIGURE_NAMES) {
    expect(await rows(`select * from ${tableOf(name).value}`)).toEqual([]);
  }
}

const PLACES: Record<FigureName, readonly string[]> = {
  leadDays: ["assessment_type", "offer_tier", "lead_status", "has_email", "lost_reason"],
  campaignDays: ["source", "campaign"],
  callDays: ["band", "staff", "speed"],
  ownerDays: ["owner", "lead_status", "has_email"],
  sqlDays: [],
};

function summed(name: FigureName, all: readonly Record<string, string | number | null>[]) {
  const sums = new Map<string, Record<string, unknown>>();
  for (const { key: _key, ...row } of all) {
    const place = PLACES[name].map((field) => row[field]).join(" ");
    const sum = sums.get(place) ?? {};
    sums.set(place, sum);
    for (const [field, value] of Object.entries(row)) {
      if (PLACES[name].includes(field)) continue;
      // Minutes are lists: of them, too, the order says nothing.
      if (field.endsWith("minutes")) sum[field] = [...listOf(sum[field]), ...listOf(value)].toSorted();
      else sum[field] = Number(sum[field] ?? 0) + Number(value);
    }
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined || value === "" ? [] : String(value).split(",");
}
