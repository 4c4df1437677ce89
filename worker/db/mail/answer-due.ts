import { answerDueAt } from "#domain/mail/answer-due";
import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { settingNumber } from "#domain/settings/settings";
import { sql, type SQL } from "drizzle-orm";
import { batchOf } from "../batch-of.ts";
import { callingOf, callingVersion, selectCalling } from "../calls/hours/hours-in-force.ts";
import { allSql, runSql, type Db, type FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";

/** An answer is due after so many `minutes` of `hours`. `version` grows with every change of them. */
export type AnswerTarget = { hours: CallingHours; minutes: number; version: number };

const TARGET = "answer_target_minutes";

/** The version of the settings that the times of answers depend on. */
export const answerVersion = sql`(
  ${callingVersion} + coalesce((select version from system_settings where key = ${TARGET}), 0))`;

/** The queries for these settings, for a batch. */
export function selectAnswerTarget(db: Db) {
  return {
    calling: selectCalling(db),
    target: allSql<{ value: string; version: number }>(
      db,
      sql`select value, version from system_settings where key = ${TARGET}`,
    ),
  };
}

type Settings = {
  calling: Parameters<typeof callingOf>[0];
  target: readonly { value: string; version: number }[];
};

export function answerTargetOf({ calling, target: [target] }: Settings): AnswerTarget {
  const { hours, version } = callingOf(calling);
  const minutes = settingNumber({ [TARGET]: target?.value ?? "" }, TARGET);
  return { hours, minutes, version: version + (target?.version ?? 0) };
}

type Wait = { threadId: number; leadId: number; since: number; answerBy: number; version: number };

/** Lets the mail of a thread wait for its answer if `when` holds, for a batch: from the first of several. */
export function awaitAnswer(db: Db, { threadId, leadId, since, answerBy, version }: Wait, when: SQL) {
  const isFirst = sql`exists (select 1 from assessments where id = ${leadId} and answer_due_at is null)`;
  return [
    runSql(
      db,
      sql`update mail_threads set waits_since = iif(id = ${threadId}, ${since}, null), due_version = ${version}
        where lead_id = ${leadId} and ${isFirst} and ${when}`,
    ),
    runSql(
      db,
      sql`update assessments set answer_due_at = coalesce(answer_due_at, ${answerBy}), updated_at = ${since}
        where id = ${leadId} and ${when}`,
    ),
  ] as const;
}

/** Ends the wait, for a batch: staff have answered, or reached the lead, or no answer is needed. */
export function endAnswerWait(db: Db, which: SQL, now: number) {
  return runSql(
    db,
    sql`update assessments set answer_due_at = null, updated_at = ${now} where answer_due_at is not null and ${which}`,
  );
}

/** Threads per write. */
const THREADS_A_PIECE = 100;

/** Whether a thread's time was computed by earlier settings, or before there was one. */
export const isAnswerOutdated = sql`waits_since is not null and due_version < ${answerVersion}`;

/**
 * Recomputes by when the mails of a piece of the threads are to be answered, where earlier settings computed it. Returns
 * how many threads it looked at.
 */
export async function setAnswerTimes(db: FollowedDb): Promise<number> {
  const { threads, ...settings } = await batchOf(db, {
    ...selectAnswerTarget(db),
    threads: allSql<{ id: number; leadId: number | null; since: number }>(
      db,
      sql`select id, lead_id as leadId, waits_since as since from mail_threads where ${isAnswerOutdated}
        order by due_version, id limit ${THREADS_A_PIECE}`,
    ),
  });
  if (threads.length === 0) return 0;
  const target = answerTargetOf(settings);
  const due = threads.map((thread) => ({
    ...thread,
    answerBy: Math.round(answerDueAt(thread.since, target)),
  }));
  // Another mail may have begun another wait since they were read.
  const unchanged = sql`from json_each(${JSON.stringify(due)})
    join mail_threads t on t.id = value ->> 'id' and t.waits_since = value ->> 'since'`;
  await writeBatch(db, [
    runSql(
      db,
      sql`update assessments set answer_due_at = value ->> 'answerBy' ${unchanged}
        where assessments.id = t.lead_id and answer_due_at is not null and answer_due_at is not value ->> 'answerBy'`,
    ),
    runSql(
      db,
      sql`update mail_threads set due_version = ${target.version} from json_each(${JSON.stringify(due)})
        where mail_threads.id = value ->> 'id' and waits_since = value ->> 'since'`,
    ),
  ]);
  return threads.length;
}
