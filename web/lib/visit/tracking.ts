import type { BookingSource, QuizAdEventName } from "#domain/money/ads/ad-events";
import { announceAdEvent } from "./ad-event-feed.ts";
import { api, unwrap } from "../api.ts";
import { eventIdOf, markSent } from "./event-ids.ts";
import { retry } from "../retry.ts";
import { enterNext } from "./visit-steps.ts";

type EventBody = Parameters<typeof api.events.$post>[0]["json"];
type Reportable<Body> = Body extends { name: string } ? Omit<Body, "sessionId" | "eventId"> : never;
export type BrowserEvent = Reportable<EventBody>;

/** The request survives the page being closed. */
const KEEPALIVE = { init: { keepalive: true } };
const ATTEMPTS = 4;

let queue: Promise<unknown> = Promise.resolve();

/** Sends calls one after the other: an event must follow the start that registers its session. */
export function sendInTurn<T>(call: () => Promise<T>): Promise<T> {
  const sent = queue.then(call);
  queue = sent.catch(() => {});
  return sent;
}

/** The same, retrying each call until it works or is refused. A visitor never sees a failure. */
export function sendQuietly(call: () => Promise<unknown>, onLost = () => {}): void {
  sendInTurn(() => retry(call, { attempts: ATTEMPTS })).catch((error: unknown) => {
    onLost();
    // oxlint-disable-next-line no-console -- for those who look for it, and for nobody else
    console.debug("not tracked", error instanceof Error ? error.message : error);
  });
}

/** Ids of the events that are on their way or have arrived. */
const reported = new Set<string>();

/** Reports an event once per session, `CalendarClick` once per source. */
export function trackEvent(sessionId: string, event: BrowserEvent): void {
  const { name, params = {} } = event;
  const key = "source" in params ? `${name}:${params.source}` : name;
  const { id: eventId, isSent } = eventIdOf(sessionId, key);
  if (isSent || reported.has(eventId)) return;
  reported.add(eventId);
  announceAdEvent({ name, eventId, params });
  const json = { sessionId, eventId, ...event };
  sendQuietly(
    async () => {
      await unwrap(api.events.$post({ json }, KEEPALIVE));
      markSent(sessionId, key);
    },
    // Whoever does the same again reports it again, under the same id.
    () => reported.delete(eventId),
  );
}

/** Events of the quiz that go with its next call, so that they take none of their own. */
let held: { sessionId: string; name: QuizAdEventName; eventId: string }[] = [];

/** Reports an event of the quiz once per session, with the next call of the quiz. */
export function holdEvent(sessionId: string, name: QuizAdEventName): void {
  const { id: eventId, isSent } = eventIdOf(sessionId, name);
  if (isSent || held.some((one) => one.eventId === eventId)) return;
  announceAdEvent({ name, eventId, params: {} });
  held = [...held, { sessionId, name, eventId }];
}

/** Those that wait to be sent with a call, which says when it has arrived. */
export function heldEvents(sessionId: string) {
  const taken = held.filter((one) => one.sessionId === sessionId);
  return {
    events: taken.map(({ name, eventId }) => ({ name, eventId })),
    haveArrived: () => {
      held = held.filter((one) => !taken.includes(one));
      for (const { name } of taken) markSent(sessionId, name);
    },
  };
}

export function trackBookingView(sessionId: string, source: BookingSource): void {
  enterNext("booking");
  const json = { sessionId, source };
  sendQuietly(() => unwrap(api.assessment["track-booking-view"].$post({ json }, KEEPALIVE)));
}

/** Reports that a visitor wants to book, to staff and as an event: wherever that is pressed, both are sent. */
export function trackBookingClick(sessionId: string, source: BookingSource): void {
  const json = { sessionId, source };
  sendQuietly(() => unwrap(api.assessment["track-booking-click"].$post({ json }, KEEPALIVE)));
  trackEvent(sessionId, { name: "CalendarClick", params: { source } });
}
