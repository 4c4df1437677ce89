import { announceAdEvent } from "../../lib/ad-event-feed.ts";
import { api, unwrap } from "../../lib/api.ts";
import { sendQuietly } from "../../lib/tracking.ts";

/** Reports a call that was booked on a page with the pixel, under the id that the server gives it. */
export function trackBooked(sessionId: string): void {
  sendQuietly(async () => {
    const told = await unwrap(api.assessment["track-booked"].$post({ json: { sessionId } }));
    if ("eventId" in told && told.eventId) {
      announceAdEvent({ name: "Schedule", eventId: told.eventId, params: {} });
    }
  });
}
