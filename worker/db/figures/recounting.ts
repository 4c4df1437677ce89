import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { batchOf } from "../batch-of.ts";
import { allSql, type Db } from "../client.ts";
import { isTooLate } from "../calls/consequences/write-projection.ts";
import {
  countDays,
  countedDaysOf,
  marksByDay,
  onlyIfStill,
  selectCountedDays,
  takeMarks,
} from "./counted-days.ts";

/**
 * Runs a batch that deletes assessments (`own`, ids as a query) and recounts their days at its end (`figures`): a day's
 * campaigns are the words of links, and go with the leads that came by them. One more round trip.
 */
export async function recounting<Result>(
  db: Db,
  own: SQL,
  batch: (figures: BatchItem<"sqlite">[]) => Promise<Result>,
): Promise<Result> {
  const { quarters, ...rows } = await batchOf(db, {
    ...selectCountedDays(db),
    quarters: allSql<{ quarter: number }>(
      db,
      sql`
      select created_at / 900000 as quarter from assessments where id in ${own}
      union select changed_at / 900000 from status_history where to_status = 'SQL' and assessment_id in ${own}`,
    ),
  });
  const { zone, from } = countedDaysOf(rows).counted;
  const marks = marksByDay(
    quarters.map(({ quarter }) => quarter),
    zone,
  );
  const days = [...marks.keys()].filter((day) => from !== null && day >= from);
  if (days.length === 0) return batch([]);
  try {
    return await batch([
      onlyIfStill(db, { zone }),
      ...countDays(db, days, zone),
      ...takeMarks(db, { marks }, days),
    ]);
  } catch (error) {
    if (!isTooLate(error)) throw error;
    // Under another zone or other rules, whoever uses those counts the days.
    return batch([]);
  }
}
