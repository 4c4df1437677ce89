import type { Door } from "#domain/door";
import type { EventIds } from "#domain/money/ads/ad-event-schemas";
import { completionEvents, DEAL_CURRENCY_HEADER } from "#domain/money/ads/completion-events";
import { announceAdEvent } from "./ad-event-feed.ts";

type Result = { offerTier: number; leadScore: number };

/** Reports a completed assessment, as the server does, under the ids that went with the call that it answered. */
export function announceCompletion(
  type: Door,
  ids: EventIds,
  result: Result,
  answer: { headers: Headers },
): void {
  const currency = answer.headers.get(DEAL_CURRENCY_HEADER);
  for (const { name, params } of completionEvents(type, result, currency)) {
    const eventId = ids[name];
    if (eventId) announceAdEvent({ name, eventId, params });
  }
}
