import type { AdParams } from "./ad-params.ts";

/** The events that the browser reports (contract 5). */
export const BROWSER_AD_EVENTS = [
  "QuizStarted",
  "QuizQuestion1",
  "QuizQuestion2",
  "QuizQuestion3",
  "QuizQuestion4",
  "ChatStarted",
  "CalendarClick",
  "HubPageView",
] as const;

/** Those of a quiz that is under way. They have no parameters, and may come with its other calls. */
export const QUIZ_AD_EVENTS = [
  "QuizStarted",
  "QuizQuestion1",
  "QuizQuestion2",
  "QuizQuestion3",
  "QuizQuestion4",
] as const satisfies readonly (typeof BROWSER_AD_EVENTS)[number][];
export type QuizAdEventName = (typeof QUIZ_AD_EVENTS)[number];

/** Those of a visit up to its lead. They have no parameters and no source, and the browser reports each of them. */
export const VISIT_EVENTS = [...QUIZ_AD_EVENTS, "ChatStarted"] as const;
export type VisitEventName = (typeof VISIT_EVENTS)[number];

/** The events that submit, complete, a request for a call and a booked call trigger on the server. */
export const SERVER_AD_EVENTS = ["Lead", "QuizCompleted", "ChatCompleted", "Contact", "Schedule"] as const;

/** The lead statuses reported back to Meta, each once and only when moving forward (contract 11). */
export const STAGE_AD_EVENTS = ["SQL", "Won"] as const;

export type BrowserAdEventName = (typeof BROWSER_AD_EVENTS)[number];
/** Events of a visitor's own acts, whichever side reports them. */
export type VisitorAdEventName = BrowserAdEventName | (typeof SERVER_AD_EVENTS)[number];
export type AdEventName = VisitorAdEventName | (typeof STAGE_AD_EVENTS)[number];

/** An event as stored. `source` is empty if the name is enough; the browser may have sent its own copy. */
export type AdEvent = {
  name: AdEventName;
  source: string;
  eventId: string;
  params: AdParams;
  inBrowser: boolean;
};

export function isVisitEvent(name: AdEventName): name is VisitEventName {
  return VISIT_EVENTS.some((known) => known === name);
}

/** Where a visitor was invited to book (spec 7). */
export const BOOKING_SOURCES = ["quiz_results", "chat_results", "strategy_hub"] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/** Meta's standard events are sent with `track`, our own with `trackCustom`. */
export const STANDARD_AD_EVENTS: readonly AdEventName[] = ["Lead", "Contact", "Schedule"];
