import { FAILING_DAYS_MAX } from "#domain/doors/webhook-endpoint";
import { outcomeOfFailure, type PeerAnswer } from "../peer-fetch.ts";
import { MOMENT_MS, type Outcome } from "../outcome.ts";

const FAILING_MS = FAILING_DAYS_MAX * 24 * 60 * 60 * 1000;
/** With these it says that it takes nothing now. Others may be about the one message. */
const DOWN = [429, 502, 503, 504];

/**
 * What an endpoint's answer means (contract 24): only 2xx is delivered, 410 turns it off, and everything else is tried
 * again, redirects too, as none is followed. One that wants a moment is held like one that is down: nobody waits for it,
 * as for a peer of ours.
 */
export function webhookOutcome({ status, retryAfter }: PeerAnswer): Outcome {
  if (status >= 200 && status < 300) return { result: "sent" };
  if (status === 410) return { result: "paused", error: "endpoint_gone" };
  return {
    result: "retry",
    error: `http_${status}`,
    peerDown: DOWN.includes(status),
    ...(retryAfter !== undefined && { after: Math.max(retryAfter, MOMENT_MS + 1) }),
  };
}

/** The outcome without an answer. */
export const webhookFailure = outcomeOfFailure;

/** The same of an endpoint that has failed since a time (ms): after so many days a further failure turns it off. */
export function unlessFailing(outcome: Outcome, failingSince: number | null, now: number): Outcome {
  const isOver = failingSince !== null && now - failingSince >= FAILING_MS;
  return outcome.result === "retry" && isOver ? { result: "paused", error: "endpoint_failing" } : outcome;
}
