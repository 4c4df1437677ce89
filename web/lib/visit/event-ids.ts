import type { EventIds } from "#domain/money/ads/ad-event-schemas";
import type { AdEventName } from "#domain/money/ads/ad-events";
import { sessionIdSchema, uuidSchema } from "#domain/funnel/answers/contact";
import * as z from "zod/mini";
import { recordOf } from "../record-of.ts";
import { readStored, store } from "../storage.ts";
import { newUuid } from "../uuid.ts";

const KEY = "ad-events";

const bookSchema = z.object({
  sessionId: sessionIdSchema,
  events: recordOf(z.object({ id: uuidSchema, isSent: z.boolean() })),
});

type Book = z.infer<typeof bookSchema>;

/** An event's id, created once: browser, server and retries all report the event under the same id. */
export function eventIdOf(sessionId: string, event: string): { id: string; isSent: boolean } {
  const book = bookOf(sessionId);
  const known = book.events[event];
  if (known) return known;
  const made = { id: newUuid(), isSent: false };
  store(KEY, { ...book, events: { ...book.events, [event]: made } });
  return made;
}

export function markSent(sessionId: string, event: string): void {
  const { id } = eventIdOf(sessionId, event);
  const book = bookOf(sessionId);
  store(KEY, { ...book, events: { ...book.events, [event]: { id, isSent: true } } });
}

/** The ids of several events, as sent with the calls that cause them. */
export function eventIdsOf(sessionId: string, names: readonly AdEventName[]): EventIds {
  return Object.fromEntries(names.map((name) => [name, eventIdOf(sessionId, name).id]));
}

function bookOf(sessionId: string): Book {
  const parsed = bookSchema.safeParse(readStored(KEY));
  return parsed.success && parsed.data.sessionId === sessionId ? parsed.data : { sessionId, events: {} };
}
