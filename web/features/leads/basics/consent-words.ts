import type { CallConsentWay } from "#domain/calls/call-consent";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { timeText } from "../../kit/time/times.ts";

const WAYS: Record<CallConsentWay, string> = {
  form: "in our form",
  mail: "by email",
  call: "by phone",
  person: "in person",
};

/** How a lead agreed to be called: `by email`. */
export function consentWayWords(way: CallConsentWay): string {
  return WAYS[way];
}

/** How and when a lead agreed to be called; null without standing consent. */
export function consentWords({ callConsentAt, callConsentWay }: AssessmentView): string | null {
  if (callConsentAt === null || callConsentWay === null) return null;
  return `Gave call consent ${WAYS[callConsentWay]}, ${timeText(callConsentAt)}`;
}
