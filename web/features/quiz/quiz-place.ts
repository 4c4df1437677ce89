import { completeQuizAnswersSchema, quizAnswersSchema } from "#domain/answers/answer-schemas";
import { QUESTIONS, type Question } from "#domain/answers/questions";
import type { QuizAnswers } from "#domain/answers/answers";
import type { QuizDraft } from "../../lib/saved-progress.ts";
import type { CountedStep } from "../../lib/visit/visit-steps.ts";

/** The quiz's stages (spec 2). `step` is the question's number, 0 outside the questions. */
export type QuizStage = "welcome" | "questions" | "lead-capture" | "results" | "booking";
export type QuizPlace = { stage: QuizStage; step: number };

export const TOTAL_STEPS = QUESTIONS.length;

export const WELCOME: QuizPlace = { stage: "welcome", step: 0 };
export const LEAD_CAPTURE: QuizPlace = { stage: "lead-capture", step: 0 };
export const RESULTS: QuizPlace = { stage: "results", step: 0 };
export const BOOKING: QuizPlace = { stage: "booking", step: 0 };

/** Each place has its own address, so that Back and reload work natively. */
const HASHES: Record<Exclude<QuizStage, "questions">, string> = {
  welcome: "",
  "lead-capture": "#your-details",
  results: "#results",
  booking: "#book-a-call",
};

const STEPS: Record<Exclude<QuizStage, "questions">, CountedStep> = {
  welcome: "quiz_opened",
  "lead-capture": "form",
  results: "quiz_results",
  booking: "booking",
};

/** The step that a place is counted as. */
export function stepAt({ stage, step }: QuizPlace): CountedStep {
  return stage === "questions" ? `question_${step}` : STEPS[stage];
}

export function questionAt(step: number): QuizPlace {
  return step > TOTAL_STEPS ? LEAD_CAPTURE : { stage: "questions", step: Math.max(1, step) };
}

export function hashOf({ stage, step }: QuizPlace): string {
  return stage === "questions" ? `#question-${step}` : HASHES[stage];
}

/** Every place with an address of its own. */
export const ALL_PLACES: readonly QuizPlace[] = [
  ...QUESTIONS.map((_, index) => questionAt(index + 1)),
  LEAD_CAPTURE,
  RESULTS,
  BOOKING,
];

/** The place for an address; the welcome for any unknown one. */
export function placeOf(hash: string): QuizPlace {
  return ALL_PLACES.find((place) => hashOf(place) === hash) ?? WELCOME;
}

export function isSamePlace(a: QuizPlace, b: QuizPlace): boolean {
  return a.stage === b.stage && a.step === b.step;
}

/** The step number in saved progress; the lead form follows the last question. */
export function savedStepOf({ stage, step }: QuizPlace): number {
  return stage === "lead-capture" ? TOTAL_STEPS + 1 : step;
}

/** The previous place on the way through the questions; null if only the browser's Back applies. */
export function placeBefore({ stage, step }: QuizPlace): QuizPlace | null {
  if (stage === "lead-capture") return questionAt(TOTAL_STEPS);
  return stage === "questions" && step > 1 ? questionAt(step - 1) : null;
}

/** The problem with a step's answer, as text; null if it is valid. */
export function answerProblem(step: number, draft: QuizDraft): string | null {
  const question = QUESTIONS[step - 1];
  return question ? problemOf(question, draft) : null;
}

/** The same for a question. */
export function problemOf(question: Question, draft: QuizDraft): string | null {
  const parsed = completeQuizAnswersSchema.shape[question.quizKey].safeParse(draft[question.quizKey]);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? "Please enter an answer");
}

/** The place itself, or the first unanswered question if that comes earlier. */
export function reachable(place: QuizPlace, draft: QuizDraft): QuizPlace {
  if (place.stage !== "questions" && place.stage !== "lead-capture") return place;
  for (let step = 1; step < savedStepOf(place); step++) {
    if (answerProblem(step, draft) !== null) return questionAt(step);
  }
  return place;
}

/** The valid answers so far, which may be sent. */
export function validAnswers(draft: QuizDraft): QuizAnswers {
  const valid = QUESTIONS.filter((question) => problemOf(question, draft) === null);
  const parsed = quizAnswersSchema.safeParse(
    Object.fromEntries(valid.map(({ quizKey }) => [quizKey, draft[quizKey]])),
  );
  return parsed.success ? parsed.data : {};
}

/** step / total × 100 (spec 4). */
export function progressPercent(step: number): number {
  return (step / TOTAL_STEPS) * 100;
}
