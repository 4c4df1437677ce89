import type { PersonAssessment, PersonCall } from "#domain/leads/lead-details";
import { PERSON_MAX } from "#domain/leads/lead-details";
import { countingAssessment } from "#domain/leads/counting-assessment";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { desc, sql } from "drizzle-orm";
import { callView } from "../calls/record-call.ts";
import type { Db } from "../client.ts";
import { assessments, calls } from "../schema.ts";
import { keysOf, personIds } from "./person-ids.ts";

const personColumns = {
  id: assessments.id,
  assessmentType: assessments.assessmentType,
  createdAt: assessments.createdAt,
  completedAt: assessments.completedAt,
  name: assessments.name,
  email: assessments.email,
  phone: assessments.phone,
  offerTier: assessments.offerTier,
  leadScore: assessments.leadScore,
  leadStatus: assessments.leadStatus,
  dealValue: assessments.dealValue,
  owner: assessments.owner,
  dueAt: assessments.dueAt,
  lastOutcome: assessments.lastOutcome,
  lastCallAt: assessments.lastCallAt,
  callStatus: assessments.callStatus,
  callStartsAt: assessments.callStartsAt,
  suspect: assessments.suspect,
};

/** The assessment itself and those of the same person, newest first. */
export function selectPerson(db: Db, id: number) {
  return db
    .select(personColumns)
    .from(assessments)
    .where(sql`${assessments.id} = ${id} or ${assessments.id} in (${personIds(keysOf(id))})`)
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(PERSON_MAX);
}

/** All calls to the person, newest first. */
export function selectPersonCalls(db: Db, id: number) {
  return db
    .select()
    .from(calls)
    .where(sql`${calls.assessmentId} in (select ${id} union ${personIds(keysOf(id))})`)
    .orderBy(desc(calls.at), desc(calls.id));
}

type PersonRow = Awaited<ReturnType<typeof selectPerson>>[number];
type CallRow = Awaited<ReturnType<typeof selectPersonCalls>>[number];

/** The person of the assessment `id`, which is among the rows. */
export function personOf(rows: readonly PersonRow[], id: number): PersonAssessment[] {
  const own = rows.find((row) => row.id === id);
  const counting = countingAssessment(rows);

  return rows.map((row) => ({
    ...row,
    createdAt: isoText(row.createdAt),
    completedAt: isoTextOrNull(row.completedAt),
    dueAt: isoTextOrNull(row.dueAt),
    lastCallAt: isoTextOrNull(row.lastCallAt),
    callStartsAt: isoTextOrNull(row.callStartsAt),
    suspect: row.suspect === 1,
    sharesEmail: row.email !== null && own?.email?.toLowerCase() === row.email.toLowerCase(),
    sharesPhone: row.phone !== null && own?.phone === row.phone,
    counts: row.id === counting?.id,
  }));
}

/** A call to the person as staff see it, and to which assessment it was recorded. */
export function personCallOf(row: CallRow): PersonCall {
  return { ...callView(row), leadId: row.assessmentId };
}
