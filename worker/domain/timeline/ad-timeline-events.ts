import { CALL_SOURCE } from "../ads/schedule-event.ts";
import type { AdEventName } from "../ads/ad-events.ts";
import { isoText } from "../time/iso-text.ts";
import { eventOf } from "./mark-events.ts";
import type { TimelineAd, TimelineEvent, TimelineKind } from "./timeline-event.ts";
import type { AdEventRow } from "./timeline-rows.ts";

/** What an ad event reports. Its call may have come a moment before or after that of the event itself. */
const REPORTED: Partial<Record<AdEventName, TimelineKind>> = {
  QuizStarted: "started",
  ChatStarted: "started",
  Lead: "completed",
  QuizCompleted: "completed",
  ChatCompleted: "completed",
  HubPageView: "hub-visit",
  CalendarClick: "booking-clicked",
  Contact: "call-asked",
  Schedule: "booked",
};

const ANSWERED = /^QuizQuestion(\d)$/;

/** Adds each ad event to what it reports; those of which nothing else is stored become events, which are returned. */
export function adTimelineEvents(
  rows: readonly AdEventRow[],
  events: readonly TimelineEvent[],
): TimelineEvent[] {
  return rows.flatMap((row) => {
    const ad: TimelineAd = { name: row.name, source: row.source, delivery: null };
    const cause = events.find((event) => reports(row, event));
    if (cause) {
      cause.ads.push(ad);
      return [];
    }
    const event = ownEvent(row);
    event.ads.push(ad);
    return [event];
  });
}

function reports({ name, source, createdAt }: AdEventRow, event: TimelineEvent): boolean {
  // Until a webhook tells of the call, the event is under no call's source.
  if (name === "Schedule" && event.kind === "said-booked") return source === "";
  // Of a call that took the place of one that nobody knew, all that is known is that it was moved.
  if (name === "Schedule" && (event.kind === "booked" || event.kind === "moved")) {
    return source === `${CALL_SOURCE}${event.n}`;
  }
  const kind = Object.entries(REPORTED).find(([known]) => known === name)?.[1];
  if (event.kind !== kind) return false;
  switch (event.kind) {
    case "booking-clicked":
      return event.source === null || event.source === source;
    case "call-asked":
      // Asked again after a withdrawal, it is another request.
      return event.at === isoText(createdAt);
    default:
      return true;
  }
}

/** A click on another page's invitation to book is one of its own. */
function ownEvent({ id, name, source, createdAt }: AdEventRow): TimelineEvent {
  const question = ANSWERED.exec(name)?.[1];
  if (question !== undefined) return eventOf("answered", id, createdAt, { question: Number(question) });
  if (name === "CalendarClick") return eventOf("booking-clicked", id, createdAt, { source });
  return eventOf("ad", id, createdAt, {});
}
