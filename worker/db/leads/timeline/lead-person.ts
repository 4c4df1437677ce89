import type { PersonAssessment, PersonCall } from "#domain/leads/timeline/lead-details";
import { PERSON_CALLS_MAX, PERSON_MAX } from "#domain/leads/timeline/lead-details";
import type { PersonalAssessment } from "#domain/people/privacy/personal-data";
import { countingAssessment } from "#domain/leads/counting-assessment";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { desc, sql, type SQL } from "drizzle-orm";
import { callView } from "../../calls/record-call.ts";
import type { Db } from "../../client.ts";
import { calls } from "../../schema/calls.ts";
import { assessments } from "../../schema/leads.ts";
import { keysOf, personIds } from "../../calls/consequences/person-ids.ts";

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
  phoneFlag: assessments.phoneFlag,
  callWithdrawnAt: assessments.callWithdrawnAt,
};

/** These assessments, newest first. `ids` is a query. */
export function selectPersonRows(db: Db, ids: SQL) {
  return db
    .select(personColumns)
    .from(assessments)
    .where(sql`${assessments.id} in (${ids})`)
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(PERSON_MAX);
}

/** The assessment itself and those of the same person, newest first. */
export function selectPerson(db: Db, id: number) {
  return selectPersonRows(db, withPerson(id));
}

/** The newest calls to the person. */
export function selectPersonCalls(db: Db, id: number) {
  return db
    .select()
    .from(calls)
    .where(sql`${calls.assessmentId} in (${withPerson(id)})`)
    .orderBy(desc(calls.at), desc(calls.id))
    .limit(PERSON_CALLS_MAX);
}

/** An assessment without e-mail and phone is a person of its own. */
function withPerson(id: number): SQL {
  return sql`select ${id} union ${personIds(keysOf(id))}`;
}

type PersonRow = Awaited<ReturnType<typeof selectPersonRows>>[number];
type CallRow = Awaited<ReturnType<typeof selectPersonCalls>>[number];

/** The person of the assessment `id`, which is among the rows. */
export function personOf(rows: readonly PersonRow[], id: number): PersonAssessment[] {
  const own = rows.find((row) => row.id === id);
  const ranked = rows.map((row) => ({ ...row, suspect: row.suspect === 1 }));
  const ownRanked = ranked.find((row) => row.id === id);
  const counting = ownRanked && countingAssessment(ranked, ownRanked);
  return rows.map((row) => ({
    ...personalAssessmentOf(row, own?.email ?? null),
    sharesPhone: row.phone !== null && own?.phone === row.phone,
    counts: row.id === counting?.id,
  }));
}

/** An assessment of the person with this e-mail address. */
export function personalAssessmentOf(
  { phoneFlag: _flag, callWithdrawnAt: _withdrawn, ...row }: PersonRow,
  email: string | null,
): PersonalAssessment {
  return {
    ...row,
    createdAt: isoText(row.createdAt),
    completedAt: isoTextOrNull(row.completedAt),
    dueAt: isoTextOrNull(row.dueAt),
    lastCallAt: isoTextOrNull(row.lastCallAt),
    callStartsAt: isoTextOrNull(row.callStartsAt),
    suspect: row.suspect === 1,
    sharesEmail: row.email !== null && row.email.toLowerCase() === email?.toLowerCase(),
  };
}

/** A call to the person as staff see it, and to which assessment it was recorded. */
export function personCallOf(row: CallRow): PersonCall {
  return { ...callView(row), leadId: row.assessmentId };
}
