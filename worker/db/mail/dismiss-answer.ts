import type { AssessmentView } from "#domain/leads/assessment-view";
import { sql } from "drizzle-orm";
import type { FollowedDb } from "../client.ts";
import { foundLead, selectLead } from "../leads/found-lead.ts";
import { auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { writeOf } from "../write-batch.ts";
import { endAnswerWait } from "./answer-due.ts";

/** Lets a lead wait no longer: staff say that its mail needs no answer. Throws as `foundLead` does. */
export async function dismissAnswer(db: FollowedDb, id: number, act: StaffAct): Promise<AssessmentView> {
  const details = { fields: ["answerDueAt"] };
  const done = await writeOf(db, {
    lead: endAnswerWait(db, sql`id = ${id}`, act.now),
    audit: auditWrite(db, act, id, { action: "no-answer", entity: "assessment", details }),
    ...selectLead(db, id),
  });
  return foundLead(done);
}
