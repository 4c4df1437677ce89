import { isoText } from "#domain/time/iso-text";
import { useEffect, useEffectEvent, useRef } from "react";
import { api, unwrap } from "../../lib/api.ts";
import { heldEvents } from "../../lib/visit/tracking.ts";
import { readLastAssessment } from "../../lib/last-assessment.ts";
import { retry } from "../../lib/retry.ts";
import type { QuizDraft } from "../../lib/saved-progress.ts";
import { validAnswers } from "./quiz-place.ts";
import { serverNow } from "../../lib/server-clock.ts";

/**
 * Most visitors answer or leave within it: then the start, this and the leaving are all that they write (contract 19).
 */
const INTERVAL = 30_000;
/** Long enough not to interrupt typing. */
const PAUSE = 800;

/**
 * Reports the answers so far to the server: at intervals, when the page is left or hidden, and on the way to another.
 */
export function useProgressReport(sessionId: string | null, draft: QuizDraft): void {
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
