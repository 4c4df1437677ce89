import { trafficSource } from "#domain/money/ads/traffic-source";
import { deviceOf } from "#domain/figures/steps/device-of";
import type { AssessmentType } from "#domain/leads/assessment-list";
import { COUNTED_BY_SERVER, type Step } from "#domain/figures/steps/step";
import type { Mark } from "#domain/figures/steps/visit-steps";
import { eq, sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";
import { leadVisits } from "../../schema/funnel.ts";
import { assessments } from "../../schema/leads.ts";
import { addToCells } from "./step-cells.ts";

/** The columns of an assessment and its visit that place the visit on the map. */
export const bookedVisitColumns = {
  id: assessments.id,
  assessmentType: assessments.assessmentType,
  source: assessments.source,
  userAgent: leadVisits.userAgent,
};

type BookedVisit = {
  id: number;
  assessmentType: AssessmentType;
  source: string | null;
  userAgent: string | null;
};

/** Its visit continued from the booking page and reached the last step. */
const BOOKED: readonly [Step, Mark][] = [
  ["booking", "next"],
  [COUNTED_BY_SERVER, "entered"],
];

/**
 * The statements that count a booked call of a finished assessment at `now` (ms), once and if `isSo`; the
 * map has no leads of Meta's forms. No beacon counts
 * it, because anybody can send one (contract 19).
 */
export function countBooked(db: Db, { id, ...visit }: BookedVisit, isSo: SQL, now: number) {
  const from = sql`from assessments where id = ${id} and completed_at is not null and suspect = 0 and ${isSo}
    and assessment_type <> 'form'
    and not exists (select 1 from booked_steps where assessment_id = ${id})`;
  const cells = BOOKED.map(([step, mark]) => {
    const line = {
      door: sql`${visit.assessmentType}`,
      step: sql`${step}`,
      device: deviceOf(visit.userAgent),
      source: trafficSource(visit.source),
      measure: (name: string) => sql`${Number(name === mark)}`,
    };
    return runSql(db, addToCells(line, from, now));
  });
  return [...cells, runSql(db, sql`insert into booked_steps (assessment_id) select id ${from}`)] as const;
}

/** The same for a visitor's page, which said so. */
export async function countBookedBy(db: Db, sessionId: string, now: number): Promise<void> {
  const [visit] = await db
    .select(bookedVisitColumns)
    .from(assessments)
    .leftJoin(leadVisits, eq(leadVisits.leadId, assessments.id))
    .where(eq(assessments.sessionId, sessionId));
  if (!visit) return;
  const [first, ...more] = countBooked(db, visit, sql`true`, now);
  if (first) await db.batch([first, ...more]);
}
