import type { AssessmentView } from "#domain/leads/assessment-view";
import { api } from "./api.ts";
import { quizBody } from "./quiz-body.ts";
import { staffJson } from "./staff-api.ts";

/** A lead that took the quiz, as staff see it. */
export async function submitLead(changes: Record<string, unknown> = {}): Promise<AssessmentView> {
  const body = quizBody(changes);
  const answer = await api("/api/assessment/submit", { json: body });
  if (!answer.ok) throw new Error(await answer.text());
  const list = await staffJson<AssessmentView[]>("/api/assessments");
  const lead = list.find(({ sessionId }) => sessionId === body.sessionId);
  if (!lead) throw new Error("The lead is not on the list.");
  return lead;
}
