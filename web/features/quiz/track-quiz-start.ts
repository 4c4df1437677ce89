import { api, unwrap } from "../../lib/api.ts";
import { sendQuietly, trackEvent } from "../../lib/visit/tracking.ts";
import { visitOf } from "../../lib/visit/visit.ts";

/** Registers the assessment and then reports its start. */
export function trackQuizStart(sessionId: string): void {
  const json = visitOf(sessionId, ["QuizStarted"]);
  const init = { keepalive: true };
  sendQuietly(() => unwrap(api.assessment["track-quiz-start"].$post({ json }, { init })));
  trackEvent(sessionId, { name: "QuizStarted" });
}
