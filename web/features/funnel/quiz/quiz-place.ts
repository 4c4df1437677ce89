import { completeQuizAnswersSchema, quizAnswersSchema } from "#domain/funnel/answers/answer-schemas";
import { QUESTIONS, type Question } from "#domain/funnel/answers/questions";
import type { QuizAnswers } from "#domain/funnel/answers/answers";
import { extraAnswer, type ExtraGiven } from "#domain/funnel/answers/extra-answers";
import type { ExtraContent, ExtraQuestion } from "#domain/content/parts/extra";
import type { QuizDraft } from "../../../lib/saved-progress.ts";
import type { CountedStep } from "../../../lib/visit/visit-steps.ts";

/** The quiz's stages (spec 2). `step` is the question's number, 0 outside the questions. */
export type QuizStage = "welcome" | "questions" | "lead-capture" | "results" | "booking";
export type QuizPlace = { stage: QuizStage; step: number };

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

export function hashOf({ stage, step }: QuizPlace): string {
  return stage === "questions" ? `#question-${step}` : HASHES[stage];
}

export function isSamePlace(a: QuizPlace, b: QuizPlace): boolean {
  return a.stage === b.stage && a.step === b.step;
}

/** The problem with the answer to a question, as text; null if it is valid. */
export function problemOf(question: Question, draft: QuizDraft): string | null {
  const parsed = completeQuizAnswersSchema.shape[question.quizKey].safeParse(draft[question.quizKey]);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? "Please enter an answer");
}

/** The valid answers so far, which may be sent. */
export function validAnswers(draft: QuizDraft): QuizAnswers {
  const valid = QUESTIONS.filter((question) => problemOf(question, draft) === null);
  const parsed = quizAnswersSchema.safeParse(
    Object.fromEntries(valid.map(({ quizKey }) => [quizKey, draft[quizKey]])),
  );
  return parsed.success ? parsed.data : {};
}

export type QuizWay = ReturnType<typeof quizWay>;

/** The way from the first question to the call: the eight questions, those of the owner's own, and the form. */
export function quizWay({ questions: extras, words }: ExtraContent) {
  const total = QUESTIONS.length + extras.length;

  const questionAt = (step: number): QuizPlace =>
    step > total ? LEAD_CAPTURE : { stage: "questions", step: Math.max(1, step) };

  const places: readonly QuizPlace[] = [
    ...Array.from({ length: total }, (_, index) => questionAt(index + 1)),
    LEAD_CAPTURE,
    RESULTS,
    BOOKING,
  ];

  /** The step number in saved progress; the lead form follows the last question. */
  const savedStepOf = ({ stage, step }: QuizPlace): number => (stage === "lead-capture" ? total + 1 : step);

  const extraAt = (step: number): ExtraQuestion | null => extras[step - QUESTIONS.length - 1] ?? null;

  function extraProblem(question: ExtraQuestion, given: string | undefined): string | null {
    if (question.answered === "optional" || extraAnswer(question, given)) return null;
    return question.kind === "choice" ? words.choose : words.write;
  }

  /** The problem with a step's answer, as text; null if it is valid. */
  function answerProblem(step: number, draft: QuizDraft, extra: ExtraGiven): string | null {
    const question = QUESTIONS[step - 1];
    if (question) return problemOf(question, draft);
    const own = extraAt(step);
    return own && extraProblem(own, extra[own.id]);
  }

  return {
    total,
    /** Every place with an address of its own. */
    places,
    questionAt,
    savedStepOf,
    extraAt,
    /** The step that a place is counted as: a question of the owner's own by its id. */
    stepAt: ({ stage, step }: QuizPlace): CountedStep =>
      stage === "questions" ? `question_${extraAt(step)?.id ?? step}` : STEPS[stage],
    answerProblem,
    /** The place for an address; the welcome for any unknown one. */
    placeOf: (hash: string) => places.find((place) => hashOf(place) === hash) ?? WELCOME,
    /** The previous place on the way through the questions; null if only the browser's Back applies. */
    placeBefore: ({ stage, step }: QuizPlace): QuizPlace | null => {
      if (stage === "lead-capture") return questionAt(total);
      return stage === "questions" && step > 1 ? questionAt(step - 1) : null;
    },
    /** The place itself, or the first unanswered question if that comes earlier. */
    reachable: (place: QuizPlace, draft: QuizDraft, extra: ExtraGiven): QuizPlace => {
      if (place.stage !== "questions" && place.stage !== "lead-capture") return place;
      for (let step = 1; step < savedStepOf(place); step++) {
        if (answerProblem(step, draft, extra) !== null) return questionAt(step);
      }
      return place;
    },
    /** step / total × 100 (spec 4). */
    progressPercent: (step: number): number => (step / total) * 100,
  };
}
