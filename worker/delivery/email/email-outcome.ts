import { QUOTA_USED_UP } from "#domain/mail/refused-address";
import type { Outcome } from "../outcome.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Email Service's codes for temporary failures that affect other e-mails and retries as well. */
const PASSING = new Set(["E_RATE_LIMIT_EXCEEDED", "E_INTERNAL_SERVER_ERROR"]);

/**
 * Our own sender address or domain is refused: nothing is sent until that is fixed. A recipient "not allowed" means
 * that the domain is not onboarded, as the binding has no allow list of its own.
 */
const SENDER = /^E_(SENDER_.*|RECIPIENT_NOT_ALLOWED)$/;

/** Messages that can never be sent as they are: a bad field, a blocked recipient, a message too large. */
const FINAL = /^E_(RECIPIENT|VALIDATION|FIELD|HEADERS?|CONTENT|TOO_MANY|SUBJECT|BODY)_/;

const CODE = /^E_[A-Z_]{1,60}$/;

/** The outcome for an error thrown by the send-email binding, by its code. */
export function emailOutcome(error: unknown, now: number): Outcome {
  const code = codeOf(error);
  if (code === null) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    return { result: "retry", error: isTimeout ? "timeout" : "email_failed", peerDown: true };
  }
  if (code === QUOTA_USED_UP) {
    return { result: "waits", error: code, until: tomorrow(now), peerDown: true };
  }
  if (PASSING.has(code)) return { result: "retry", error: code, peerDown: true };
  if (SENDER.test(code)) return { result: "paused", error: code };
  if (FINAL.test(code)) return { result: "dead", error: code };
  return { result: "retry", error: code };
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  const { code } = error;
  return typeof code === "string" && CODE.test(code) ? code : null;
}

/** The quota resets at midnight UTC. */
function tomorrow(now: number): number {
  return now + DAY_MS - (now % DAY_MS);
}
