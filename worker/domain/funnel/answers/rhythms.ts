import type { AnyAnswers } from "./answers.ts";
import {
  isChoiceQuestion,
  QUESTION_IDS,
  type AnswerTo,
  type ChoiceQuestionId,
  type QuestionId,
} from "./questions.ts";

/**
 * How a part beats, by what its answer says: strong where it works, `plain` where the answer says nothing of health;
 * faint, uneven, falling or flat where it is weak.
 */
export type Rhythm = "strong" | "plain" | "faint" | "uneven" | "falling" | "flat";

export type Beat = { question: QuestionId; rhythm: Rhythm };

/** A new answer does not compile without its rhythm. */
const RHYTHMS: { [Id in ChoiceQuestionId]: Record<AnswerTo<Id>, Rhythm> } = {
  businessType: { "own-business": "plain", clients: "plain" },
  situation: {
    "haven't-run-ads": "flat",
    "tried-failed": "falling",
    "yo-yo": "uneven",
    "working-handoff": "strong",
    coaching: "plain",
  },
  adSpend: {
    "under-100": "faint",
    "100-300": "faint",
    "300-1000": "plain",
    "1000-3000": "strong",
    "3000-plus": "strong",
  },
  funnel: { "no-funnel": "flat", "not-converting": "falling", inconsistent: "uneven", converting: "strong" },
  goal: { "first-funnel": "plain", "fix-inconsistency": "plain", scale: "plain", coaching: "plain" },
  revenue: { "under-10k": "plain", "10k-50k": "plain", "50k-200k": "plain", "200k-plus": "plain" },
};

/** A beat for each answered question, in the order asked. An answer in free text, or an unknown one, beats plainly. */
export function beatsOf(answers: AnyAnswers): Beat[] {
  return QUESTION_IDS.flatMap((question) => {
    const answer = answers[question]?.trim() ?? "";
    return answer === "" ? [] : [{ question, rhythm: rhythmOf(question, answer) }];
  });
}

function rhythmOf(question: QuestionId, answer: string): Rhythm {
  const rhythms: Record<string, Rhythm> = isChoiceQuestion(question) ? RHYTHMS[question] : {};
  return (Object.hasOwn(rhythms, answer) ? rhythms[answer] : null) ?? "plain";
}
