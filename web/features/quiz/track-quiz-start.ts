import { api, unwrap } from "../../lib/api.ts";
import { heldEvents, holdEvent, sendQuietly } from "../../lib/visit/tracking.ts";
import { visitOf } from "../../lib/visit/visit.ts";

/** Registers the assessment, and with it reports its start. */
export function trackQuizStart(sessionId: string, contentVersion: number): void {
  holdEvent(sessionId, "QuizStarted");
  const visit = visitOf(sessionId, ["QuizStarted"]);
  sendQuietly(async () => {
    const { events, haveArrived } = heldEvents(sessionId);
    const json = { ...visit, events, contentVersion };
    await unwrap(api.assessment["track-quiz-start"].$post({ json }, { init: { keepalive: true } }));
    haveArrived();
  });
}
