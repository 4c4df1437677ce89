import type { QuizAnswers } from "#domain/funnel/answers/answers";
import { QUESTIONS, type QuizKey } from "#domain/funnel/answers/questions";
import { isoText } from "#domain/time/iso-text";
import { useEffect, useMemo, useState } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import { api, unwrap } from "../../../../lib/api.ts";
import { retry } from "../../../../lib/retry.ts";
import type { QuizDraft } from "../../../../lib/saved-progress.ts";
import { serverNow } from "../../../../lib/server-clock.ts";
import type { QuizParts } from "../quiz-page.tsx";
import type { QuizPlace } from "../quiz-place.ts";
import type { EndedReason } from "./finish-ended.tsx";

/** What a finish link opened with: the answers known so far, and the questions that are still open. */
type Opened = { draft: QuizDraft; missing: readonly QuizKey[] };
type State = { phase: "loading" } | { phase: "ended"; reason: EndedReason } | ({ phase: "open" } & Opened);

/** Reads what a finish link's lead has answered; a lead who is done goes on to the hub. */
export function useFinish(token: string): State {
  const [state, setState] = useState<State>({ phase: "loading" });
  useEffect(() => {
    let isLeft = false;
    void retry(() => unwrap(api.assessment.continue.$post({ json: { token } }))).then(
      (found) => {
        if (isLeft) return;
        if (found.isDone) location.replace(found.hub);
        else setState({ phase: "open", draft: found.answers, missing: found.missing });
      },
      (error: unknown) => !isLeft && setState({ phase: "ended", reason: reasonOf(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [token]);
  return state;
}

export function reasonOf(error: unknown): EndedReason {
  if (!(error instanceof ApiError)) return "failed";
  if (error.status === 410) return "ended";
  return error.status === 404 ? "unknown" : "failed";
}

const LAST: QuizPlace = { stage: "lead-capture", step: 0 };

/** The open questions, one after the other, and then the last step. */
export function useFinishSteps(token: string, opened: Opened, { quizWay, validAnswers }: QuizParts) {
  const { words } = useContent("extra");
  const whole = useMemo(() => quizWay({ questions: [], words }), [quizWay, words]);
  const [draft, setDraft] = useState(opened.draft);
  const [at, setAt] = useState(0);
  const steps = opened.missing.map((key) => QUESTIONS.findIndex(({ quizKey }) => quizKey === key) + 1);
  const step = steps[at];
  const place: QuizPlace = step === undefined ? LAST : { stage: "questions", step };

  function answer(answers: QuizDraft): void {
    setDraft((before) => ({ ...before, ...answers }));
  }

  return {
    place,
    draft,
    extra: {},
    way: { ...whole, placeBefore: () => (at > 0 ? whole.questionAt(steps[at - 1] ?? 1) : null) },
    answer,
    tell: () => {},
    advance: () => {
      if (step === undefined || whole.answerProblem(step, draft, {}) !== null) return;
      report(token, validAnswers(draft));
      setAt(at + 1);
    },
    back: () => setAt(Math.max(0, at - 1)),
  };
}

/** Stores the answers so far; a lead who leaves midway has told them. Nothing waits for it: the last step sends all. */
function report(token: string, answers: QuizAnswers): void {
  const json = { token, answers, at: isoText(serverNow()) };
  unwrap(api.assessment.progress.$post({ json }, { init: { keepalive: true } })).catch(() => {});
}
