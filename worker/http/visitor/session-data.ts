import type { StaffWords } from "#domain/content/staff-words";
import type { PersonSession } from "../../db/people/privacy/person.ts";
import { findLeadData } from "../../db/people/privacy/own-data.ts";
import type { AppContext } from "../context.ts";
import { primaryDb } from "../db.ts";

type Session = Pick<PersonSession, "sessionId" | "assessmentType">;

/** Everything stored about a session, including staff's notes and its chat. */
export async function sessionData(c: AppContext, { sessionId, assessmentType }: Session, words: StaffWords) {
  const stored = await findLeadData(primaryDb(c), sessionId, words);
  const chat = assessmentType === "chat" ? await c.env.CHAT_SESSIONS.getByName(sessionId).exportData() : null;
  return { ...stored, chat };
}
