import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { allSql, openDb } from "../../worker/db/client.ts";
import { cellsBetween, sumWeeks } from "../../worker/db/steps/step-weeks.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { rows } from "../setup/database/rows.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first day of a week, as they are counted: seven days each, since 1970. */
const FIRST = 2900 * 7;
const DAYS = 40;

const { db } = openDb(env.DB, "first-primary");
const at = (day: number) => (day + 0.5) * DAY_MS;

/** Each day has visits that no other sum of days has: 1, 3, 5 … of one step, and one of another. */
beforeEach(async () => {
  const measures = ["next", "back", "error", ...Array.from({ length: 9 }, (_, bucket) => `t${bucket}`)];
  const write = (day: number, step: string, entered: number) =>
    env.DB.prepare(
      `insert into step_stats (day, door, step, device, source, entered, ${measures.join(", ")})
       values (?, 'quiz', ?, 'phone', 'facebook', ?, ${measures.map(() => "1").join(", ")})`,
    ).bind(day, step, entered);
  const days = Array.from({ length: DAYS }, (_, index) => index);
  await env.DB.batch(
    days.flatMap((index) => [
      write(FIRST + index, "quiz_opened", 2 * index + 1),
      write(FIRST + index, "question_1", 1),
    ]),
  );
});

async function sums(first: number, last: number, asked = db) {
  const query = sql`select step, sum(entered) as entered, sum(t8) as t8
    from (${cellsBetween(first, last)}) group by step order by step`;
  const [found] = await asked.batch([allSql<object>(asked, query)]);
  return found;
}

/** The same from the days alone. */
const sumsOfDays = (first: number, last: number) =>
  rows(
    `select step, sum(entered) as entered, sum(t8) as t8 from step_stats
     where day between ${first} and ${last} group by step order by step`,
  );

const weeks = () => rows("select distinct week from step_weeks order by week");

describe("the weeks of steps", () => {
  it("are summed once they have been over for a day, each once", async () => {
    expect(await sumWeeks(db, at(FIRST + 7))).toBe(0);
    expect(await sumWeeks(db, at(FIRST + 8))).toBe(2);
    expect(await weeks()).toEqual([{ week: 2900 }]);
    expect(await sumWeeks(db, at(FIRST + 8))).toBe(0);
    expect(await sumWeeks(db, at(FIRST + 40))).toBe(8);
    expect(await weeks()).toEqual([2900, 2901, 2902, 2903, 2904].map((week) => ({ week })));
  });

  it("are thirteen at most in a run, and weeks without a visit hold nothing up", async () => {
    await env.DB.prepare("update step_stats set day = day + 7000 where day >= ?")
      .bind(FIRST + 14)
      .run();
    expect(await sumWeeks(db, at(FIRST + 8000))).toBe(4);
    expect(await sumWeeks(db, at(FIRST + 8000))).toBe(8);
    expect(await sumWeeks(db, at(FIRST + 8000))).toBe(0);
  });

  it.each([null, 8, 20, 40, 90])(
    "give the same sums as their days, whatever is summed by then (%s)",
    async (now) => {
      if (now !== null) await sumWeeks(db, at(FIRST + now));
      for (let first = -3; first < DAYS + 3; first += 2) {
        for (let last = first; last < DAYS + 10; last += 3) {
          const days = [FIRST + first, FIRST + last] as const;
          expect({ days, sums: await sums(...days) }).toEqual({ days, sums: await sumsOfDays(...days) });
        }
      }
    },
  );

  it("are read in place of their days", async () => {
    const reads = async () => {
      const { d1, reads: counted } = countReads(env.DB);
      await sums(FIRST + 3, FIRST + 39, openDb(d1, "first-primary").db);
      return counted.rows;
    };
    const before = await reads();
    await sumWeeks(db, at(FIRST + 40));
    // Of 37 days with two cells each, nine are left, and four weeks.
    expect(await reads()).toBeLessThan(before / 2);
  });
});
