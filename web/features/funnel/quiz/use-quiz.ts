import type { QuizAnswers } from "#domain/funnel/answers/answers";
import type { ExtraGiven } from "#domain/funnel/answers/extra-answers";
import { isoText } from "#domain/time/iso-text";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  useRef,
  type Dispatch,
} from "react";
import { useContent, useContentVersion } from "../../../content/use-content.tsx";
import { api, unwrap } from "../../../lib/api.ts";
import { begunQuiz } from "../../../lib/begun-quiz.ts";
import { readLastAssessment, type LastAssessment } from "../../../lib/last-assessment.ts";
import { retry } from "../../../lib/retry.ts";
import {
  readSavedProgress,
  saveProgress,
  forgetProgress,
  type SavedProgress,
  type QuizDraft,
} from "../../../lib/saved-progress.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { setCurrentSession } from "../../../lib/session.ts";
import { newUuid } from "../../../lib/uuid.ts";
import { captureArrival } from "../../../lib/visit/attribution.ts";
import { heldEvents, holdEvent, sendQuietly } from "../../../lib/visit/tracking.ts";
import { enterStep, resumeSteps, stepFailed } from "../../../lib/visit/visit-steps.ts";
import { visitOf } from "../../../lib/visit/visit.ts";
import { readKeptForms } from "./lead/kept-forms.ts";
import { hashOf, LEAD_CAPTURE, quizWay, validAnswers, type QuizPlace, type QuizWay } from "./quiz-place.ts";
import { INITIAL_QUIZ, placeIn, quizReducer, type QuizAction, type QuizState } from "./quiz-state.ts";
import { useQuizHistory, type QuizHistory } from "./use-quiz-history.ts";

export type Quiz = ReturnType<typeof useQuiz>;

/** What a step of the quiz needs of it, whoever answers. */
export type StepQuiz = Pick<
  Quiz,
  "place" | "draft" | "extra" | "way" | "answer" | "tell" | "advance" | "back"
>;

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

/**
 * Most visitors answer or leave within it: then the start, this and the leaving are all that they write (contract 19).
 */
const INTERVAL = 30_000;
/** Long enough not to interrupt typing. */
const PAUSE = 800;

/**
 * Reports the answers so far to the server: at intervals, when the page is left or hidden, and on the way to another.
 */
function useProgressReport(sessionId: string | null, draft: QuizDraft): void {
  const reported = useRef("");
  const reportedAt = useRef<number | null>(null);
  const answers = validAnswers(draft);
  const state = sessionId && Object.keys(answers).length > 0 ? JSON.stringify({ sessionId, answers }) : "";

  const report = useEffectEvent(() => {
    if (!sessionId || state === "") return;
    const { events, haveArrived } = heldEvents(sessionId);
    // The form brings the answers with it, and leads on to another page.
    const isDone = reported.current === state || readLastAssessment()?.sessionId === sessionId;
    if (isDone && events.length === 0) return;
    reported.current = state;
    reportedAt.current = Date.now();
    const json = { sessionId, answers: isDone ? {} : answers, at: isoText(serverNow()), events };
    // Not in turn: a page that goes waits for nothing, and the server puts reports in order by their time.
    retry(() => unwrap(api.assessment.progress.$post({ json }, { init: { keepalive: true } }))).then(
      haveArrived,
      () => {},
    );
  });

  useEffect(() => {
    if (state === "") return;
    reportedAt.current ??= Date.now();
    const timer = setTimeout(report, Math.max(PAUSE, reportedAt.current + INTERVAL - Date.now()));
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    const reportOnLeaving = () => {
      if (document.visibilityState === "hidden") report();
    };
    document.addEventListener("visibilitychange", reportOnLeaving);
    window.addEventListener("pagehide", report);
    return () => {
      document.removeEventListener("visibilitychange", reportOnLeaving);
      window.removeEventListener("pagehide", report);
      report();
    };
  }, []);
}

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
function quizActions({ state, place, way, history, dispatch, contentVersion }: QuizNow) {
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

/** Registers the assessment, and with it reports its start. */
function trackQuizStart(sessionId: string, contentVersion: number): void {
  holdEvent(sessionId, "QuizStarted");
  const visit = visitOf(sessionId, ["QuizStarted"]);
  sendQuietly(async () => {
    const { events, haveArrived } = heldEvents(sessionId);
    const json = { ...visit, events, contentVersion };
    await unwrap(api.assessment["track-quiz-start"].$post({ json }, { init: { keepalive: true } }));
    haveArrived();
  });
}
