import { useEffect, useEffectEvent, useRef } from "react";
import { api, unwrap } from "../../lib/api.ts";
import type { QuizDraft } from "../../lib/saved-progress.ts";
import { sendQuietly } from "../../lib/tracking.ts";
import { validAnswers } from "./quiz-place.ts";

/** Long enough not to interrupt typing, short enough to save the answer of someone who leaves. */
const PAUSE = 800;

/** Reports the answers so far to the server, after each pause and when the page is left. */
export function useProgressReport(sessionId: string | null, draft: QuizDraft): void {
  const reported = useRef("");
  const answers = validAnswers(draft);
  const state = sessionId && Object.keys(answers).length > 0 ? JSON.stringify({ sessionId, answers }) : "";

  const report = useEffectEvent(() => {
    if (!sessionId || reported.current === state) return;
    reported.current = state;
    const json = { sessionId, answers };
    sendQuietly(() => unwrap(api.assessment.progress.$post({ json }, { init: { keepalive: true } })));
  });

  useEffect(() => {
    if (state === "") return;
    const reportOnLeaving = () => {
      if (document.visibilityState === "hidden") report();
    };
    const timer = setTimeout(report, PAUSE);
    document.addEventListener("visibilitychange", reportOnLeaving);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", reportOnLeaving);
    };
  }, [state]);
}
