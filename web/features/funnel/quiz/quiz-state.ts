import type { ExtraGiven } from "#domain/funnel/answers/extra-answers";
import type { LastAssessment } from "../../../lib/last-assessment.ts";
import type { QuizDraft, SavedProgress } from "../../../lib/saved-progress.ts";
import { RESULTS, WELCOME, type QuizPlace, type QuizWay } from "./quiz-place.ts";

/** The quiz's state apart from its place, which is in the address. */
export type QuizState = {
  /** False until the browser's storage has been read; until then the pre-rendered welcome is shown. */
  isLoaded: boolean;
  /** The assessment in progress; null before it starts and after it is sent. */
  sessionId: string | null;
  draft: QuizDraft;
  /** The answers to the owner's own questions. */
  extra: ExtraGiven;
  /** Saved progress that the visitor may resume. */
  resumable: SavedProgress | null;
  /** The assessment completed last in this browser. */
  last: LastAssessment | null;
};

export type QuizAction =
  | { type: "loaded"; resumable: SavedProgress | null; last: LastAssessment | null }
  | { type: "started"; sessionId: string; draft: QuizDraft }
  | { type: "resumed" }
  | { type: "answered"; answers: QuizDraft }
  | { type: "told"; extra: ExtraGiven }
  | { type: "renewed"; sessionId: string }
  | { type: "completed"; last: LastAssessment };

export const INITIAL_QUIZ: QuizState = {
  isLoaded: false,
  sessionId: null,
  draft: {},
  extra: {},
  resumable: null,
  last: null,
};

export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case "loaded":
      return { ...INITIAL_QUIZ, isLoaded: true, resumable: action.resumable, last: action.last };
    case "started":
      return { ...state, sessionId: action.sessionId, draft: action.draft, extra: {}, resumable: null };
    case "resumed":
      return resumed(state);
    case "answered":
      return { ...state, draft: { ...state.draft, ...action.answers } };
    case "told":
      return { ...state, extra: { ...state.extra, ...action.extra } };
    case "renewed":
      return { ...state, sessionId: action.sessionId };
    case "completed":
      return { ...INITIAL_QUIZ, isLoaded: true, last: action.last };
  }
}

/**
 * The visitor's place: the one in the address, as far as the assessment allows. With no assessment in progress, a
 * browser that has completed one starts at its results (contract 12).
 */
export function placeIn(state: QuizState, hash: string, way: QuizWay): QuizPlace {
  if (!state.isLoaded) return WELCOME;
  const wanted = way.placeOf(hash);
  const isResult = wanted.stage === "results" || wanted.stage === "booking";
  if (isResult && state.last) return wanted;
  if (state.sessionId) return isResult ? WELCOME : way.reachable(wanted, state.draft, state.extra);
  return state.last && !state.resumable ? RESULTS : WELCOME;
}

function resumed(state: QuizState): QuizState {
  const { resumable: saved } = state;
  if (!saved) return state;
  const { sessionId, answers, extra = {} } = saved;
  return { ...state, sessionId, draft: answers, extra, resumable: null };
}
