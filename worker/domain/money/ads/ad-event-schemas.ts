import * as z from "zod/mini";
import { sessionIdSchema, uuidSchema } from "../../funnel/answers/contact.ts";
import { BOOKING_SOURCES, QUIZ_AD_EVENTS, type BrowserAdEventName } from "./ad-events.ts";

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

/** Events that come with another call of the quiz, so that they take no call of their own. */
export const quizAdEventsSchema = z
  .array(z.object({ name: z.enum(QUIZ_AD_EVENTS), eventId: uuidSchema }))
  .check(z.maxLength(QUIZ_AD_EVENTS.length));

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
  Contact: eventId,
});

export type AdEvent = z.output<typeof adEventSchema>;
export type EventIds = z.infer<typeof adEventIdsSchema>;

function adEvent<const Name extends BrowserAdEventName, Params extends z.ZodMiniType>(
  name: Name,
  params: Params,
) {
  return z.object({ sessionId: sessionIdSchema, name: z.literal(name), eventId: uuidSchema, params });
}
