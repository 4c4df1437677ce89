import { TIME_BUCKETS, timeBucket } from "#domain/figures/steps/active-time";
import { MARKS } from "#domain/figures/steps/visit-steps";
import type { DatabaseSync } from "node:sqlite";
import * as z from "zod/mini";
import { randomFrom } from "../../setup/random/random.ts";
import { believableVisits } from "./believable-visits.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const MEASURES = [...MARKS, ...Array.from({ length: TIME_BUCKETS }, (_, bucket) => `t${bucket}`)];

const startSchema = z.object({
  day: z.int(),
  type: z.enum(["quiz", "chat"]),
  source: z.nullable(z.string()),
  userAgent: z.string(),
  landingPath: z.string(),
  answered: z.int(),
  isCompleted: z.int(),
  sawHub: z.int(),
  sawBooking: z.int(),
  booked: z.int(),
});

/** Counts the steps of the visits behind the assessments from an id on: of those that may be counted. */
export function loadSteps(db: DatabaseSync, firstId: number): void {
  const random = randomFrom(firstId);
  const starts = db.prepare(
    `select created_at / ${DAY_MS} as day, assessment_type as type, source, user_agent as userAgent,
       first_touch ->> 'landingPath' as landingPath,
       (select count(*) from json_each(answers)) as answered, completed_at is not null as isCompleted,
       first_hub_visit_at is not null as sawHub, booking_form_viewed is not null as sawBooking,
       call_booked_at is not null as booked
     from assessments join lead_visits on lead_id = id
     where id >= ? and (ad_consent = 1 or ad_consent is null and country not in ('GB', 'DE'))`,
  );
  const cells = new Map<string, number[]>();
  for (const row of starts.iterate(firstId)) {
    const { day, ...start } = startSchema.parse(row);
    for (const { device, source, steps } of believableVisits(random, start)) {
      for (const { door, step, marks, seconds } of steps) {
        const key = JSON.stringify([day, door, step, device, source]);
        const cell = cells.get(key) ?? MEASURES.map(() => 0);
        cells.set(key, cell);
        for (const mark of marks) cell[MARKS.indexOf(mark)] = (cell[MARKS.indexOf(mark)] ?? 0) + 1;
        const time = MARKS.length + timeBucket(seconds);
        if (marks.includes("entered")) cell[time] = (cell[time] ?? 0) + 1;
      }
    }
  }
  write(db, cells);
}

/** On top of what is counted already. */
function write(db: DatabaseSync, cells: ReadonlyMap<string, number[]>): void {
  const insert = db.prepare(
    `insert into step_stats (day, door, step, device, source, ${MEASURES.join(", ")})
     values (?, ?, ?, ?, ?, ${MEASURES.map(() => "?").join(", ")})
     on conflict (day, door, step, device, source) do update set
       ${MEASURES.map((name) => `${name} = ${name} + excluded.${name}`).join(", ")}`,
  );
  const keySchema = z.tuple([z.int(), z.string(), z.string(), z.string(), z.string()]);
  for (const [key, cell] of cells) insert.run(...keySchema.parse(JSON.parse(key)), ...cell);
}
