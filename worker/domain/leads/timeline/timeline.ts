import type { AdEventName } from "../../money/ads/ad-events.ts";
import { CALL_SOURCE } from "../../money/ads/schedule-event.ts";
import { isKeyActor } from "../../key-actor.ts";
import { isOfTheMove } from "../move-undo.ts";
import { isoText, isoTextOrNull } from "../../time/iso-text.ts";
import { clocksOf } from "../../time/zoned-time.ts";
import { deliveryEvents } from "./delivery-events.ts";
import { laterTouchEvents, markEvents, eventOf } from "./mark-events.ts";
import {
  bookingEvents,
  chatEvents,
  receivedMailEvents,
  saidBookedEvents,
  staffEvents,
} from "./row-events.ts";
import type { TimelineEvent, TimelineAd, TimelineKind } from "./timeline-event.ts";
import { byPlace } from "./timeline-page.ts";
import type { TimelineRows, AdEventRow, AuditRow, LeadMarks } from "./timeline-rows.ts";

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
    ...receivedMailEvents(rows.mails),
    ...staffEvents(rows),
  ];
  const acts = [...stored, ...auditEvents(rows.audit, stored, rows.marks)];
  const events = [...acts, ...adTimelineEvents(rows.adEvents, acts)];
  const told = [...events, ...deliveryEvents(rows.outbox, events)];
  return told.map((event) => withClocks(event, rows.marks)).toSorted(byPlace);
}

/** With what the team's clocks and the lead's show at the time for which a call is booked. */
function withClocks(event: TimelineEvent, { teamZone, timeZone }: LeadMarks): TimelineEvent {
  if (!("startsAt" in event) || event.startsAt === null) return event;
  return { ...event, clocks: clocksOf(Date.parse(event.startsAt), [teamZone, timeZone]) };
}

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
function adTimelineEvents(rows: readonly AdEventRow[], events: readonly TimelineEvent[]): TimelineEvent[] {
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
  // Until a webhook reports the call, the event has no call's source.
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
      // A request after a withdrawal is a new one.
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

const OWNER_CHANGES = ["claim", "take-over", "release", "hand-over"] as const;

/** What a change of status itself shows. */
const STATUS_FIELDS = ["leadStatus", "statusUpdatedAt", "statusUpdatedBy", "lostReason", "lostNote"];

/**
 * The events that only the audit holds. An entry about something that is among `events` belongs to it, and adds what
 * else was changed.
 */
function auditEvents(
  audit: readonly AuditRow[],
  events: readonly TimelineEvent[],
  owner: Pick<LeadMarks, "owner" | "ownerSince">,
): TimelineEvent[] {
  const told = new Set<TimelineEvent>();
  return audit.flatMap((entry) => {
    if (isTakenBack(entry, events)) return [];
    const cause = events.find((event) => !told.has(event) && isOf(entry, event));
    if (!cause) return [auditEvent(entry, owner)];
    told.add(cause);
    if (cause.kind === "status") {
      cause.fields.push(...entry.fields.filter((field) => !STATUS_FIELDS.includes(field)));
    }
    return [];
  });
}

/** An undone move is one event, with the undo and what had been said of the move. */
function isTakenBack({ action, at }: AuditRow, events: readonly TimelineEvent[]): boolean {
  if (action !== "undo-move" && !isOfTheMove(action)) return false;
  const time = isoText(at);
  return events.some(
    (event) =>
      event.kind === "status" && event.undoneAt !== null && event.at <= time && time <= event.undoneAt,
  );
}

/** A program's entry names its key, whoever it acted for. */
function isOf({ action, at, who }: AuditRow, event: TimelineEvent): boolean {
  if (event.at !== isoText(at)) return false;
  const isBy = (actor: string | null) => actor === who || isKeyActor(who);
  switch (event.kind) {
    case "status":
      return action === "lead-status" && isBy(event.by);
    case "call":
      return action === "call" && isBy(event.call.calledBy);
    case "call-consent":
      return action === "phone" && isBy(event.by);
    default:
      return false;
  }
}

function auditEvent(
  { id, at, who: by, action, fields }: AuditRow,
  { owner, ownerSince }: Pick<LeadMarks, "owner" | "ownerSince">,
): TimelineEvent {
  const change = OWNER_CHANGES.find((name) => name === action);
  if (change === undefined) return eventOf("edit", id, at, { action, by, fields });
  if (change === "release") return eventOf("owner", id, at, { change, by, to: null });
  // The audit holds only names of fields: of what was given to somebody else, an older entry does not say to whom.
  const isForOther = change === "hand-over" || isKeyActor(by);
  const got = isoTextOrNull(ownerSince) === isoText(at) ? owner : null;
  return eventOf("owner", id, at, { change, by, to: isForOther ? got : by });
}
