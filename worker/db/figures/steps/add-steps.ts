import type { ExtraStep } from "#domain/figures/steps/step";
import { visitNews, type StepNews } from "#domain/figures/steps/visit-news";
import { MARKS, type VisitSteps } from "#domain/figures/steps/visit-steps";
import { sql } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";
import { addToCells, TIMES } from "./step-cells.ts";

const HOUR_MS = 60 * 60 * 1000;
/**
 * At most this many beacons from one address per hour count with their times (contract 19): a household sends no more.
 */
const TIMED_AN_HOUR = 20;
/** At most this many count at all: an office may send them, and they do not shift a map of thousands. */
const COUNTED_AN_HOUR = 100;

/**
 * Adds a visit's steps to the day at `now` (ms), `extras` being the owner's own questions in order. Once its address (a
 * keyed hash; null if none is known) has sent too many in its hour, times are left out, and later everything.
 */
export async function addSteps(
  db: Db,
  { visit, extras }: { visit: VisitSteps; extras: readonly ExtraStep[] },
  now: number,
  address: string | null,
): Promise<void> {
  const lines = visitNews(visit, extras).map(({ door, step, ...line }) => ({
    door,
    step,
    ...measuresOf(line),
  }));
  if (lines.length === 0) return;
  const sent = sql`coalesce((select beacons from address_beacons where address_hash = ${address}), 1)`;
  const value = (name: string) => sql`v.value ->> ${name}`;
  const line = {
    door: value("door"),
    step: value("step"),
    device: visit.device,
    source: visit.source,
    measure: (name: string) =>
      TIMES.includes(name) ? sql`iif(${sent} <= ${TIMED_AN_HOUR}, ${value(name)}, 0)` : value(name),
  };
  const lineRows = sql`from json_each(${JSON.stringify(lines)}) as v where ${sent} <= ${COUNTED_AN_HOUR}`;
  await db.batch([countBeacon(db, address, now), runSql(db, addToCells(line, lineRows, now))]);
}

/** An hour begins with its first beacon. */
function countBeacon(db: Db, address: string | null, now: number) {
  const isSame = sql`since > ${now - HOUR_MS}`;
  return runSql(
    db,
    sql`
    insert into address_beacons (address_hash, since, beacons) select ${address}, ${now}, 1 where ${address} is not null
    on conflict (address_hash) do update set
      beacons = iif(${isSame}, beacons + 1, 1), since = iif(${isSame}, since, ${now})`,
  );
}

/** What a step adds to each measure. A time that is reported again moves from its bucket to another. */
function measuresOf({ marks, bucket, was }: Omit<StepNews, "door" | "step">): Record<string, number> {
  const times = TIMES.map((name, at) => [name, Number(at === bucket) - Number(at === was)]);
  return Object.fromEntries([...MARKS.map((mark) => [mark, Number(marks.includes(mark))]), ...times]);
}
