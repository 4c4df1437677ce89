import { api, unwrap } from "../api.ts";
import { ownArrival } from "./attribution.ts";
import { readLastAssessment } from "../last-assessment.ts";
import { sendQuietly } from "./tracking.ts";

/**
 * Tells of an arrival by somebody whose assessment is completed, for its timeline. Until then, the calls that start and
 * complete it tell how they came.
 */
export function tellArrival(): void {
  const touch = ownArrival();
  const assessment = readLastAssessment();
  if (!touch || !assessment) return;
  const json = { sessionId: assessment.sessionId, touch };
  sendQuietly(() => unwrap(api.assessment["track-visit"].$post({ json }, { init: { keepalive: true } })));
}
