import {
  FAILING_DAYS_MAX,
  TURNED_OFF,
  type EndpointTryResult,
  type EndpointView,
} from "#domain/doors/webhook-endpoint";
import { reasonWords } from "../../delivery/words/delivery-words.ts";

/** Why an endpoint is off. */
const OFF_REASONS: Record<string, string> = {
  [TURNED_OFF]: "Turned off by your team",
  endpoint_gone: "Turned off: it answered 410 Gone",
  endpoint_failing: `Turned off: it failed for ${FAILING_DAYS_MAX} days`,
};

/** Why a try got no answer. */
const NO_ANSWER: Record<string, string> = {
  timeout: "No answer within 15 seconds",
  network: "It could not be reached",
  interrupted: "The try was interrupted",
};

export type Health = { tone: "good" | "wait" | "bad" | "plain"; label: string };

/** How an endpoint is, in a word or two; without `isAvailable` nothing is sent to any. */
export function healthOf(
  { off, failingSince }: Pick<EndpointView, "off" | "failingSince">,
  isAvailable: boolean,
): Health {
  if (!isAvailable) return { tone: "plain", label: "Off" };
  if (off) return off.reason === TURNED_OFF ? { tone: "plain", label: "Off" } : { tone: "bad", label: "Off" };
  return failingSince ? { tone: "wait", label: "Failing" } : { tone: "good", label: "On" };
}

export function offWords(reason: string): string {
  return OFF_REASONS[reason] ?? `Turned off: ${reasonWords(reason)}`;
}

/** `200`, `503`, or why there was no answer. */
export function resultWords({ status, error }: Pick<EndpointTryResult, "status" | "error">): string {
  if (status !== null) return String(status);
  return NO_ANSWER[error ?? ""] ?? `No answer (${error})`;
}

export function isDelivered({ status }: Pick<EndpointTryResult, "status">): boolean {
  return status !== null && status >= 200 && status < 300;
}
