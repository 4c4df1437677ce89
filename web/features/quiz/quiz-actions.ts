import type { QuizAnswers } from "#domain/answers/answers";
import type { ExtraGiven } from "#domain/answers/extra-answers";
import type { Dispatch } from "react";
import { forgetProgress, type QuizDraft } from "../../lib/saved-progress.ts";
import { holdEvent } from "../../lib/visit/tracking.ts";
import { newUuid } from "../../lib/uuid.ts";
import { stepFailed } from "../../lib/visit/visit-steps.ts";
import type { QuizPlace, QuizWay } from "./quiz-place.ts";
import type { QuizAction, QuizState } from "./quiz-state.ts";
import { trackQuizStart } from "./track-quiz-start.ts";
import type { QuizHistory } from "./use-quiz-history.ts";

const QUESTION_EVENTS = ["QuizQuestion1", "QuizQuestion2", "QuizQuestion3", "QuizQuestion4"] as const;

type QuizNow = {
  state: QuizState;
  place: QuizPlace;
  way: QuizWay;
  history: QuizHistory;
  dispatch: Dispatch<QuizAction>;
  contentVersion: number;
};

/** Everything that a visitor can do in the quiz's current state. */
export function quizActions({ state, place, way, history, dispatch, contentVersion }: QuizNow) {
  const { sessionId, draft, extra, last, resumable } = state;

  function begin(answers: QuizAnswers): void {
    const started = newUuid();
    dispatch({ type: "started", sessionId: started, draft: answers });
    trackQuizStart(started, contentVersion);
    history.go(way.questionAt(1));
  }

  return {
    /** Starts the quiz, or continues the one in progress on this page. */
    start: () => (sessionId ? history.go(way.reachable(way.questionAt(1), draft, extra)) : begin({})),
    startFresh: () => {
      forgetProgress();
      begin({});
    },
    /** A new assessment, filled in with the answers of the last one (contract 12). */
    startAgain: () => begin(last?.answers ?? {}),
    resume: () => {
      if (!resumable) return;
      dispatch({ type: "resumed" });
      // After a reload midway, the page is already at its place in the history.
      if (way.savedStepOf(way.placeOf(history.hash)) > 0) return;
      const { currentStep, answers, extra: told = {} } = resumable;
      const reached = way.reachable(way.questionAt(currentStep), answers, told);
      history.goThrough(
        Array.from({ length: way.savedStepOf(reached) }, (_, index) => way.questionAt(index + 1)),
      );
    },
    answer: (answers: QuizDraft) => dispatch({ type: "answered", answers }),
    /** Answers one of the owner's own questions. */
    tell: (told: ExtraGiven) => dispatch({ type: "told", extra: told }),
    /** Goes to the next question, unless this one has no valid answer yet. */
    advance: () => {
      if (place.stage !== "questions") return;
      if (way.answerProblem(place.step, draft, extra) !== null) return stepFailed();
      const name = QUESTION_EVENTS[place.step - 1];
      if (name && sessionId) holdEvent(sessionId, name);
      history.go(way.questionAt(place.step + 1));
    },
    back: () => {
      const before = way.placeBefore(place);
      if (before) history.back(before);
    },
    go: history.go,
    /** Moves the answers to a new session id if the old session can no longer be written to. */
    renewSession: () => {
      const renewed = newUuid();
      dispatch({ type: "renewed", sessionId: renewed });
      return renewed;
    },
  };
}
