import { adTimelineEvents } from "./ad-timeline-events.ts";
import { auditEvents } from "./audit-events.ts";
import { deliveryEvents } from "./delivery-events.ts";
import { laterTouchEvents, markEvents } from "./mark-events.ts";
import { bookingEvents, chatEvents, saidBookedEvents, staffEvents } from "./row-events.ts";
import type { TimelineEvent } from "./timeline-event.ts";
import { byPlace } from "./timeline-page.ts";
import type { TimelineRows } from "./timeline-rows.ts";

/**
 * The history of a lead, newest first. What is stored in several places, such as a change of status with its audit row,
 * its Slack message and its event for Meta, is one event (contract 17).
 */
export function timelineOf(rows: TimelineRows): TimelineEvent[] {
  const stored = [
    ...markEvents(rows.marks),
    ...laterTouchEvents(rows.laterTouches),
    ...chatEvents(rows.messages),
    ...bookingEvents(rows.bookings),
    ...saidBookedEvents(rows),
    ...staffEvents(rows),
  ];
  const acts = [...stored, ...auditEvents(rows.audit, stored, rows.marks)];
  const events = [...acts, ...adTimelineEvents(rows.adEvents, acts)];
  return [...events, ...deliveryEvents(rows.outbox, events)].toSorted(byPlace);
}
