import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useState } from "react";
import { useContent, useContentVersion } from "../../content/use-content.tsx";
import { captureArrival } from "../../lib/visit/attribution.ts";
import { begunQuiz } from "../../lib/begun-quiz.ts";
import { readLastAssessment, type LastAssessment } from "../../lib/last-assessment.ts";
import { readSavedProgress, saveProgress, type SavedProgress } from "../../lib/saved-progress.ts";
import { setCurrentSession } from "../../lib/session.ts";
import { enterStep, resumeSteps } from "../../lib/visit/visit-steps.ts";
import { readKeptForms } from "./lead/kept-forms.ts";
import { quizActions } from "./quiz-actions.ts";
import { hashOf, LEAD_CAPTURE, quizWay } from "./quiz-place.ts";
import { INITIAL_QUIZ, placeIn, quizReducer } from "./quiz-state.ts";
import { useProgressReport } from "./use-progress-report.ts";
import { useQuizHistory } from "./use-quiz-history.ts";

export type Quiz = ReturnType<typeof useQuiz>;

/** The quiz: the visitor's place, their answers, and everything they can do. */
export function useQuiz() {
  const history = useQuizHistory();
  const own = useContent("extra");
  const way = useMemo(() => quizWay(own), [own]);
  const [state, dispatch] = useReducer(quizReducer, INITIAL_QUIZ);
  // Kept only for the life of the page: an old consent is not carried over to another visit.
  const [emailConsent, setEmailConsent] = useState(false);
  const { sessionId, draft, extra, isLoaded, last } = state;
  const place = placeIn(state, history.hash, way);
  const step = way.savedStepOf(place);

  const load = useEffectEvent(() => {
    captureArrival();
    const begun = begunQuiz.current();
    const resumable = readResumable();
    const reached = resumable
      ? way.reachable(LEAD_CAPTURE, resumable.answers, resumable.extra ?? {})
      : way.placeOf(history.hash);
    resumeSteps("quiz", way.stepAt(reached));
    dispatch({ type: "loaded", resumable: begun ? null : resumable, last: readLastAssessment() });
    if (begun) dispatch({ type: "started", ...begun });
  });
  useLayoutEffect(() => load(), []);

  useEffect(() => setCurrentSession(sessionId ?? last?.sessionId ?? null), [sessionId, last]);

  // Before anything can be pressed in the step: what happens in it is counted to it.
  const counted = isLoaded ? way.stepAt(place) : null;
  useLayoutEffect(() => {
    if (counted) enterStep("quiz", counted);
  }, [counted]);

  // Our own entry is kept while the visitor is asked, because resuming leads back to exactly that place.
  const isKept = state.resumable !== null && history.entry !== null;
  useEffect(() => {
    if (isLoaded && !isKept && hashOf(place) !== history.hash) history.correct(place);
  });

  useEffect(() => {
    if (sessionId && step > 0) saveProgress({ sessionId, currentStep: step, answers: draft, extra });
  }, [sessionId, step, draft, extra]);

  useProgressReport(sessionId, draft);
  useReturnFromHub((completed) => dispatch({ type: "completed", last: completed }));

  const contentVersion = useContentVersion();
  const actions = quizActions({ state, place, way, history, dispatch, contentVersion });
  return { ...state, ...actions, place, way, emailConsent, setEmailConsent };
}

/** Unfinished progress. A finished form that is still waiting to be sent is not unfinished. */
function readResumable(): SavedProgress | null {
  const saved = readSavedProgress();
  return saved && readKeptForms().some(({ sessionId }) => sessionId === saved.sessionId) ? null : saved;
}

/** When returning from the hub, the browser may show this page as it was left, including the form. */
function useReturnFromHub(onCompleted: (last: LastAssessment) => void): void {
  const refresh = useEffectEvent((event: PageTransitionEvent) => {
    const last = readLastAssessment();
    if (event.persisted && last && !readSavedProgress()) onCompleted(last);
  });
  useEffect(() => {
    window.addEventListener("pageshow", refresh);
    return () => window.removeEventListener("pageshow", refresh);
  }, []);
}
