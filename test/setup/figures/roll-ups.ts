import { expect } from "vitest";
import { fold } from "./fold.ts";
import { countRows, Tally } from "./plain-roll-ups.ts";
import type { RawAssessment } from "../random/random-assessments.ts";
import { rows } from "../database/rows.ts";

const TIMED = ["grain", "bucket"];

/** The roll-ups by what they are called where they are counted, with the columns that tell their cells apart. */
const ROLL_UPS = {
  stats: ["assessment_stats", [...TIMED, "assessment_type", "offer_tier", "lead_status", "has_email"]],
  trend: ["assessment_trend", TIMED],
  campaigns: ["campaign_stats", [...TIMED, "source", "campaign"]],
  answers: ["answer_stats", ["answer_key", "offer_tier", "score"]],
  calls: ["first_call_stats", [...TIMED, "band", "staff", "speed"]],
  lost: ["lost_stats", [...TIMED, "reason"]],
  owners: ["owner_stats", ["owner", "lead_status", "has_email"]],
} as const;

/** A column's measure; a histogram has one for each of its parts. */
function measuresIn(name: string, value: string | number | null): [string, number][] {
  if (typeof value !== "string") return [[name, Number(value)]];
  return Object.entries(JSON.parse(value)).map(([part, count]) => [`${name} ${part}`, Number(count)]);
}

/** The cells of a roll-up that hold anything; an emptied one must be empty throughout. */
async function storedCells(table: string, keys: readonly string[]): Promise<Tally> {
  const tally = new Tally();
  for (const row of await rows(`select * from ${table}`)) {
    const key = Object.fromEntries(keys.map((name) => [name, row[name]]));
    const measures = Object.entries(row).flatMap(([name, value]) =>
      keys.includes(name) ? [] : measuresIn(name, value),
    );
    if (row["total"] === 0) expect(measures.filter(([, value]) => value !== 0)).toEqual([]);
    else tally.add(key, Object.fromEntries(measures));
  }
  return tally;
}

/** Each roll-up as it is read, as text that can be compared. */
export async function storedRollUps(): Promise<Record<string, [string, string][]>> {
  const all = Object.entries(ROLL_UPS).map(
    async ([name, [table, keys]]) => [name, (await storedCells(table, keys)).sorted()] as const,
  );
  return Object.fromEntries(await Promise.all(all));
}

/** Draws all consequences, and compares each roll-up with a count over the rows. */
export async function expectRollUps(all: readonly RawAssessment[]): Promise<void> {
  await fold();
  const stored = await storedRollUps();
  // Its texts were written by people: nothing is left of those who are gone.
  expect(await rows("select * from campaign_stats where total = 0")).toEqual([]);
  expect(await rows("select * from first_call_stats where total = 0")).toEqual([]);
  expect(await rows("select * from owner_stats where total = 0")).toEqual([]);
  for (const [name, counted] of Object.entries(countRows(all))) {
    expect([name, stored[name]]).toEqual([name, counted.sorted()]);
  }
}
