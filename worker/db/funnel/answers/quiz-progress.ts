import type { AssessmentType } from "#domain/leads/assessment-list";
import type { Answers } from "#domain/funnel/answers/answers";
import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db, FollowedDb } from "../../client.ts";
import { writeOf } from "../../write-batch.ts";
import { keepVisit } from "../visits/keep-visit.ts";
import { fillCookies } from "../visits/meta-cookies.ts";
import { assessments } from "../../schema/leads.ts";
import { unlessErased } from "../../tombstones.ts";
import { newAssessment, visitChanges, type Visit } from "../visits/visit.ts";

/** `gone`: the session was erased. `closed`: completed, so it no longer changes. `conflict`: it belongs to a chat. */
export type WriteOutcome = "written" | "closed" | "gone" | "conflict";

const HOUR_MS = 60 * 60 * 1000;

/** What the quiz answers: its own, and leads of Meta's forms that finish by their link. */
type QuizType = Exclude<AssessmentType, "chat">;

function isOpen(type: QuizType) {
  return sql`${assessments.completedAt} is null and ${assessments.assessmentType} = ${type}`;
}

/**
 * Creates the assessment if there is none and records the first start, and what came with it (`also`). One round trip.
 */
export async function startQuiz(
  db: FollowedDb,
  visit: Visit,
  tombstone: string,
  also: readonly BatchItem<"sqlite">[] = [],
): Promise<WriteOutcome> {
  const insert = db
    .insert(assessments)
    .select(
      unlessErased(
        { ...newAssessment(visit, "quiz"), quizStartedAt: visit.now },
        { tombstone, now: visit.now },
      ),
    )
    .onConflictDoUpdate({
      target: assessments.sessionId,
      set: {
        ...visitChanges(),
        quizStartedAt: sql`coalesce(${assessments.quizStartedAt}, ${visit.now})`,
      },
      setWhere: isOpen("quiz"),
    });
  const { standing } = await writeOf(db, {
    insert,
    visit: keepVisit(db, visit, "all"),
    also,
    standing: selectStanding(db, visit),
  });
  return outcomeOf(standing, "quiz");
}

/** The answers of an unfinished quiz as they were at a time of the browser's clock, in milliseconds since 1970. */
export type Progress = { answers: Answers; at: number };

/**
 * Merges the answers so far into an unfinished quiz, creating it here if its start never arrived. Reports may overtake
 * one another: the newer one's answers win, whichever arrives first (contract 19).
 */
export async function saveProgress(
  db: FollowedDb,
  visit: Visit,
  type: QuizType,
  { answers, at }: Progress,
  tombstone: string,
  also: readonly BatchItem<"sqlite">[] = [],
): Promise<WriteOutcome> {
  const merged = mergedWith({ answers, at });
  // No list shows it yet, so its time, and with it three indexes, may lag by an hour.
  const update = db
    .update(assessments)
    .set(merged)
    .where(sql`${ownQuiz(visit)} and ${isOpen(type)} and ${assessments.updatedAt} > ${visit.now - HOUR_MS}`);
  const insert = db
    .insert(assessments)
    .select(
      sql`${unlessErased(
        { ...newAssessment(visit, type), answers, answersAt: at },
        { tombstone, now: visit.now },
      )} and changes() = 0`,
    )
    .onConflictDoUpdate({
      target: assessments.sessionId,
      set: { updatedAt: visit.now, ...merged },
      setWhere: isOpen(type),
    });
  const { standing } = await writeOf(db, {
    update,
    insert,
    visit: keepVisit(db, visit, "nothing"),
    cookies: fillCookies(db, visit.sessionId, visit.cookies, visit.adsByDefault),
    also,
    standing: selectStanding(db, visit),
  });
  return outcomeOf(standing, type);
}

/** The newer report's answers win; an older one that arrives later only fills gaps. */
function mergedWith({ answers, at }: Progress) {
  const told = JSON.stringify(answers);
  const isNewer = sql`${at} >= coalesce(${assessments.answersAt}, 0)`;
  return {
    answers: sql`iif(${isNewer},
      json_patch(${assessments.answers}, ${told}), json_patch(${told}, ${assessments.answers}))`,
    answersAt: sql`max(${at}, coalesce(${assessments.answersAt}, 0))`,
  };
}

function selectStanding(db: Db, visit: Visit) {
  return db
    .select({ type: assessments.assessmentType, completedAt: assessments.completedAt })
    .from(assessments)
    .where(ownQuiz(visit));
}

type Standing = { type: AssessmentType; completedAt: number | null };

function outcomeOf([row]: readonly Standing[], type: QuizType): WriteOutcome {
  if (!row) return "gone";
  if (row.type !== type) return "conflict";
  return row.completedAt === null ? "written" : "closed";
}

function ownQuiz({ sessionId }: Visit) {
  return eq(assessments.sessionId, sessionId);
}
