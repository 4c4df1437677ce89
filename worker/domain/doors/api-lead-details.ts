import * as z from "zod/mini";
import { BOOKING_PROVIDERS } from "../booking/booking-event.ts";
import { BOOKING_STATES } from "../booking/booking-status.ts";
import { CALL_CONSENT_WAYS } from "../calls/call-consent.ts";
import { CALL_OUTCOMES } from "../calls/call-outcomes.ts";
import { LOST_REASONS } from "../leads/lost-reason.ts";
import { TIMELINE_KINDS, type TimelineEvent, type TimelineKind } from "../leads/timeline/timeline-event.ts";
import { apiLeadSchema } from "./api-lead.ts";
import { about, maybe, maybeTime, time } from "./described.ts";

const text = z.string();

/**
 * What a lead's history has for other programs: whatever gets the lead a new number when it comes. What we sent and what
 * Meta said of it, what a chat has in its own store, and what only passes are not of it.
 */
const LEFT_OUT = [
  "touch",
  "answered",
  "chat",
  "ad-consent",
  "mail",
  "said-booked",
  "hub-expired",
  "overdue",
  "ad",
  "message",
] as const satisfies readonly TimelineKind[];
type ApiTimelineKind = Exclude<TimelineKind, (typeof LEFT_OUT)[number]>;

const API_TIMELINE_KINDS = TIMELINE_KINDS.filter(isTold);

function isTold(kind: TimelineKind): kind is ApiTimelineKind {
  return !LEFT_OUT.some((left) => left === kind);
}

const given = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(maybe(schema));

/** One event. Of the fields that are not always there, it has those of its kind. */
const timelineEventSchema = z
  .object({
    kind: z.enum(API_TIMELINE_KINDS),
    n: about(z.int(), "A number that no other event of its kind has."),
    at: time(),
    by: given(text),
    door: given(text),
    tier: given(z.int()),
    score: given(z.number()),
    leadScore: given(z.number()),
    given: z.optional(z.boolean()),
    page: given(text),
    wording: given(text),
    way: given(z.enum(CALL_CONSENT_WAYS)),
    note: given(text),
    subject: z.optional(text),
    from: given(about(text, "A status, or the address of an email.")),
    to: given(about(text, "A status, or an owner.")),
    isAutomatic: z.optional(z.boolean()),
    source: given(text),
    provider: z.optional(z.enum(BOOKING_PROVIDERS)),
    startsAt: z.optional(maybeTime()),
    change: z.optional(text),
    callId: z.optional(text),
    outcome: z.optional(z.enum(CALL_OUTCOMES)),
    lostReason: given(z.enum(LOST_REASONS)),
    lostNote: given(text),
    undoneAt: z.optional(maybeTime()),
    action: z.optional(text),
    fields: z.optional(z.array(text)),
  })
  .check(z.meta({ id: "TimelineEvent" }));

/** A lead's history for other programs, newest first. */
export function apiTimeline(events: readonly TimelineEvent[]): z.output<typeof timelineEventSchema>[] {
  return events
    .filter(({ kind }) => isTold(kind))
    .map((event) => timelineEventSchema.parse(flatEvent(event)));
}

function flatEvent(event: TimelineEvent): object {
  if (event.kind === "completed") return { ...event, tier: event.offerTier };
  if (event.kind !== "call") return event;
  const { callId, outcome, note, calledBy: by } = event.call;
  return { ...event, callId, outcome, note, by };
}

export const apiCallSchema = z
  .object({
    callId: text,
    calledBy: text,
    at: time(),
    outcome: z.enum(CALL_OUTCOMES),
    note: maybe(text),
    nextAction: maybe(text),
    nextActionAt: maybeTime(),
  })
  .check(z.meta({ id: "Call" }));

/** A booked call. Each move makes another one with some providers. */
export const leadBookingSchema = z
  .object({
    id: z.int(),
    provider: z.enum(BOOKING_PROVIDERS),
    status: z.enum(BOOKING_STATES),
    startsAt: maybeTime(),
    attendsAt: maybeTime("When the lead said that they will be there."),
    createdAt: time(),
  })
  .check(z.meta({ id: "LeadBooking" }));

/** All that the API gives of one lead (contract 24). */
export const apiLeadDetailsSchema = z
  .object({
    ...apiLeadSchema.shape,
    formAnswers: about(
      z.array(z.object({ question: text, answer: text })),
      "What it wrote into one of Meta’s forms, and where it could not be taken for an answer as it was written.",
    ),
    calls: about(z.array(apiCallSchema), "Newest first."),
    bookings: about(z.array(leadBookingSchema), "Newest first."),
    timeline: about(z.array(timelineEventSchema), "Newest first."),
  })
  .check(z.meta({ id: "LeadDetails" }));
export type ApiLeadDetails = z.output<typeof apiLeadDetailsSchema>;
