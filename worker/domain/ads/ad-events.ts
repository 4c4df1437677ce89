import * as z from "zod/mini";
import { sessionIdSchema, uuidSchema } from "../answers/contact.ts";

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

/** The events that submit and complete trigger on the server. */
export const SERVER_AD_EVENTS = ["Lead", "QuizCompleted", "ChatCompleted"] as const;

/** The lead statuses reported back to Meta, each once and only when moving forward (contract 11). */
export const STAGE_AD_EVENTS = ["SQL", "Won"] as const;

export type BrowserAdEventName = (typeof BROWSER_AD_EVENTS)[number];
/** Events of a visitor's own acts, whichever side reports them. */
export type VisitorAdEventName = BrowserAdEventName | (typeof SERVER_AD_EVENTS)[number];
export type AdEventName = VisitorAdEventName | (typeof STAGE_AD_EVENTS)[number];

/** Where a visitor was invited to book (spec 7). */
export const BOOKING_SOURCES = ["quiz_results", "chat_results", "strategy_hub"] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/** Meta's standard events are sent with `track`, our own with `trackCustom`. */
export const STANDARD_AD_EVENTS: readonly AdEventName[] = ["Lead"];

const bookingSourceSchema = z.enum(BOOKING_SOURCES, { error: "Please send a known source" });

const noParams = z._default(z.object({}), {});

/** An event as the browser reports it. Meta never receives the session id, only a keyed hash. */
export const adEventSchema = z.discriminatedUnion("name", [
  adEvent("QuizStarted", noParams),
  adEvent("QuizQuestion1", noParams),
  adEvent("QuizQuestion2", noParams),
  adEvent("QuizQuestion3", noParams),
  adEvent("QuizQuestion4", noParams),
  adEvent("ChatStarted", noParams),
  adEvent("CalendarClick", z.object({ source: bookingSourceSchema })),
  adEvent(
    "HubPageView",
    z._default(z.object({ tier: z.optional(z.int().check(z.minimum(1), z.maximum(1000))) }), {}),
  ),
]);

const eventId = z.optional(uuidSchema);

/** The ids under which the browser reports events that the server also sends. */
export const adEventIdsSchema = z.object({
  Lead: eventId,
  QuizStarted: eventId,
  QuizQuestion1: eventId,
  QuizQuestion2: eventId,
  QuizQuestion3: eventId,
  QuizQuestion4: eventId,
  QuizCompleted: eventId,
  ChatStarted: eventId,
  ChatCompleted: eventId,
  CalendarClick: eventId,
  HubPageView: eventId,
});

export type AdEvent = z.output<typeof adEventSchema>;
export type EventIds = z.infer<typeof adEventIdsSchema>;

function adEvent<const Name extends BrowserAdEventName, Params extends z.ZodMiniType>(
  name: Name,
  params: Params,
) {
  return z.object({ sessionId: sessionIdSchema, name: z.literal(name), eventId: uuidSchema, params });
}
