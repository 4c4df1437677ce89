import { api, settled } from "./api.ts";
import { quizBody } from "./quiz-body.ts";
import { rows } from "./database/rows.ts";
import { unlimited } from "./unlimited.ts";

export type StoredLead = { id: number; sessionId: string };

/** A lead that has just finished the quiz, with everything done that this causes. */
export async function completedLead(
  changes: Record<string, unknown> = {},
  vars: Partial<Env> = {},
): Promise<StoredLead> {
  const body = quizBody(changes);
  const answer = await api("/api/assessment/submit", {
    json: body,
    vars: { ...vars, RL_SUBMIT_ADDRESS: unlimited },
  });
  if (answer.status !== 200) throw new Error(`submit answered ${answer.status}`);
  await settled();
  const [row] = await rows("select id from assessments where session_id = ?", body.sessionId);
  return { id: Number(row?.["id"]), sessionId: body.sessionId };
}
