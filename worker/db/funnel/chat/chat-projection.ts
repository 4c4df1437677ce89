import type { AssessmentType } from "#domain/leads/assessment-list";
import type { Answers } from "#domain/funnel/answers/answers";
import type { Offer } from "#domain/offers/offer";
import type { Contact } from "#domain/funnel/answers/contact";
import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { batchOf } from "../../batch-of.ts";
import type { Db, FollowedDb } from "../../client.ts";
import { writeOf } from "../../write-batch.ts";
import { selectModelUsage } from "./model-usage.ts";
import { assessments } from "../../schema/leads.ts";
import { selectActiveOffers } from "../../offers/offers.ts";
import { isErased, selectTombstone, unlessErased } from "../../tombstones.ts";
import { keepVisit } from "../visits/keep-visit.ts";
import { newAssessment, UNSEEN, visitChanges, type Visit } from "../visits/visit.ts";

/** The standing in D1 of a session that a chat call names. */
export type ChatStanding = "chat" | "conflict" | "unknown" | "gone";

/** Whether a session belongs to a chat; an erased one does not. One round trip. */
export async function isChat(db: Db, sessionId: string): Promise<boolean> {
  return standingOf(await selectType(db, sessionId), "unknown") === "chat";
}

/** Looks a session up without writing anything. One round trip. */
export async function chatStanding(
  db: Db,
  sessionId: string,
  tombstone: string,
  now: number,
): Promise<ChatStanding> {
  const type = sql<AssessmentType | null>`(
    select assessment_type from ${assessments} where session_id = ${sessionId})`;
  const [row] = await db.select({ type, erased: isErased({ tombstone, now }) }).from(sql`(select 1)`);
  if (row?.erased) return "gone";
  return standingOf(row?.type ? [{ type: row.type }] : [], "unknown");
}

/** Creates the chat's assessment if there is none and records the first start. One round trip. */
export async function startChat(db: FollowedDb, visit: Visit, tombstone: string): Promise<ChatStanding> {
  const insert = db
    .insert(assessments)
    .select(
      unlessErased(
        { ...newAssessment(visit, "chat"), chatStartedAt: visit.now },
        { tombstone, now: visit.now },
      ),
    )
    .onConflictDoUpdate({
      target: assessments.sessionId,
      set: {
        ...visitChanges(),
        chatStartedAt: sql`coalesce(${assessments.chatStartedAt}, ${visit.now})`,
      },
      setWhere: openChat,
    });
  return writeChat(db, visit.sessionId, [insert, keepVisit(db, visit, "all")]);
}

/** The state that a reply depends on: whether the session still exists, the offers in force, today's tokens. */
export type ReplyState = { gone: boolean; offers: Offer[]; tokensToday: number };

export async function readReplyState(db: Db, tombstone: string, now: number): Promise<ReplyState> {
  const { erased, offers, usage } = await batchOf(db, {
    erased: selectTombstone(db, tombstone, now),
    offers: selectActiveOffers(db),
    usage: selectModelUsage(db, now),
  });
  return { gone: erased.length > 0, offers, tokensToday: usage[0]?.tokens ?? 0 };
}

/**
 * Writes a chat's collected facts through to its open assessment, creating it here if its start never reached D1. A
 * completed assessment stays as it is. `gone`: the session was erased.
 */
export async function projectChat(
  db: FollowedDb,
  chat: { sessionId: string; answers: Answers; contact: Partial<Contact>; startedAt: number },
  tombstone: string,
  now: number,
): Promise<ChatStanding> {
  const { sessionId, answers, contact, startedAt } = chat;
  const values = { answers, ...contact, updatedAt: now };
  const visit = { sessionId, now, ...UNSEEN };
  const created = { ...newAssessment(visit, "chat"), chatStartedAt: startedAt };
  const upsert = db
    .insert(assessments)
    .select(unlessErased({ ...created, ...values }, { tombstone, now }))
    .onConflictDoUpdate({ target: assessments.sessionId, set: values, setWhere: openChat });
  return writeChat(db, sessionId, [upsert, keepVisit(db, visit, "nothing")]);
}

const openChat = sql`${assessments.completedAt} is null and ${assessments.assessmentType} = 'chat'`;

async function writeChat(
  db: FollowedDb,
  sessionId: string,
  write: BatchItem<"sqlite">[],
): Promise<ChatStanding> {
  const { types } = await writeOf(db, { write, types: selectType(db, sessionId) });
  return standingOf(types, "gone");
}

function selectType(db: Db, sessionId: string) {
  return db
    .select({ type: assessments.assessmentType })
    .from(assessments)
    .where(eq(assessments.sessionId, sessionId));
}

function standingOf(rows: { type: AssessmentType }[], absent: "unknown" | "gone"): ChatStanding {
  const row = rows[0];
  if (!row) return absent;
  return row.type === "chat" ? "chat" : "conflict";
}
