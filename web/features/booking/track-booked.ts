import type { BookingSource } from "#domain/ads/ad-events";
import { announceAdEvent } from "../../lib/visit/ad-event-feed.ts";
import { api, unwrap } from "../../lib/api.ts";
import { sendQuietly } from "../../lib/visit/tracking.ts";

/** Reports a call that was booked here, to the pixel under the id that the server gives it. */
export function trackBooked(sessionId: string, source: BookingSource): void {
  sendQuietly(async () => {
    const told = await unwrap(api.assessment["track-booked"].$post({ json: { sessionId, source } }));
    if ("eventId" in told && told.eventId) {
      announceAdEvent({ name: "Schedule", eventId: told.eventId, params: {} });
    }
  });
}
