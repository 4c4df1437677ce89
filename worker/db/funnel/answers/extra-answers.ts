import type { ExtraAnswer } from "#domain/funnel/answers/extra-answers";
import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db, type FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { json } from "../../json-column.ts";
import { assessments } from "../../schema/leads.ts";
import { selectTombstone } from "../../tombstones.ts";

/**
 * The answers of an assessment to the owner's own questions, as a column of another query. If nobody was ever asked
 * any, the query checks that once.
 */
export const extraColumn = json<ExtraAnswer[]>(sql`
  select iif(not exists (select 1 from extra_answers), '[]', (
    select json_group_array(json_object(
      'questionId', question_id, 'question', question, 'optionId', option_id, 'answer', answer))
    from (select * from extra_answers where lead_id = ${assessments.id} order by rowid)))`);

/** The statements that store an assessment's answers; a later answer replaces an earlier one. */
export function keepExtraAnswers(db: Db, isIt: SQL, answers: readonly ExtraAnswer[], now: number) {
  if (answers.length === 0) return [];
  const told = JSON.stringify(answers);
  return [
    runSql(
      db,
      sql`
      insert into extra_answers (lead_id, question_id, question, option_id, answer, at)
      select assessments.id, told.value ->> 'questionId', told.value ->> 'question', told.value ->> 'optionId',
        told.value ->> 'answer', ${now}
      from assessments, json_each(${told}) as told where ${isIt}
      on conflict (lead_id, question_id) do update set question = excluded.question,
        option_id = excluded.option_id, answer = excluded.answer, at = excluded.at
      where option_id is not excluded.option_id or answer <> excluded.answer`,
    ),
  ];
}

/** `early`: not completed yet. `closed`: completed too long ago. */
export type ExtraOutcome = "written" | "unknown" | "gone" | "early" | "closed";

/** After its completion an assessment takes such answers for a day (contract 21). */
const OPEN_MS = 24 * 60 * 60 * 1000;

/** Stores answers to the owner's own questions, for a day after completion. One round trip. */
export async function addExtraAnswers(
  db: FollowedDb,
  sessionId: string,
  answers: readonly ExtraAnswer[],
  { now, tombstone }: { now: number; tombstone: string },
): Promise<ExtraOutcome> {
  const isOpen = sql`session_id = ${sessionId} and completed_at > ${now - OPEN_MS}`;
  const [standing, erased] = await writeBatch(db, [
    db
      .select({ completedAt: assessments.completedAt })
      .from(assessments)
      .where(sql`session_id = ${sessionId}`),
    selectTombstone(db, tombstone, now),
    ...keepExtraAnswers(db, isOpen, answers, now),
    // The row updates staff's screens and Slack.
    runSql(db, sql`update assessments set updated_at = ${now} where ${isOpen} and changes() > 0`),
  ]);
  if (erased.length > 0) return "gone";
  const [lead] = standing;
  if (!lead) return "unknown";
  if (lead.completedAt === null) return "early";
  return lead.completedAt > now - OPEN_MS ? "written" : "closed";
}
