/** What a visitor chose on the booking page. `tracking` holds the utm_* of the page's address. */
export type BookingRequest = {
  startTime: string;
  name: string;
  email: string;
  timezone: string;
  tracking: Record<string, string>;
  /** Where the call is joined, if it is one of a video service. */
  joinUrl?: string;
};

/** The two addresses that Calendly gives a booking, in its message and its webhook alike. */
export type BookingUris = { event: { uri: string }; invitee: { uri: string } };

const CALL_MINUTES = 30;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TRACKING = ["utm_campaign", "utm_source", "utm_medium", "utm_content", "utm_term", "salesforce_uuid"];

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Reads a booking out of a JSON body. Null when it is not one. */
export function parseBooking(body: string): BookingRequest | null {
  const sent: unknown = JSON.parse(body);
  if (typeof sent !== "object" || sent === null) return null;
  const fields: Record<string, unknown> = { ...sent };
  const tracking: Record<string, unknown> = {
    ...(typeof fields["tracking"] === "object" ? fields["tracking"] : {}),
  };
  const booking = {
    startTime: textOf(fields["startTime"]),
    name: textOf(fields["name"]),
    email: textOf(fields["email"]),
    timezone: textOf(fields["timezone"]) || "UTC",
    tracking: Object.fromEntries(TRACKING.map((key) => [key, textOf(tracking[key])])),
  };
  const valid =
    booking.name !== "" && EMAIL.test(booking.email) && !Number.isNaN(Date.parse(booking.startTime));
  return valid ? booking : null;
}

/** New addresses for a booking, below the stand-in's own. */
export function bookingUris(origin: string): BookingUris {
  const event = `${origin}/scheduled_events/${crypto.randomUUID()}`;
  return { event: { uri: event }, invitee: { uri: `${event}/invitees/${crypto.randomUUID()}` } };
}

/** The kinds of news that Calendly's webhooks bring of one booking. */
export type BookingNews = "invitee.created" | "invitee_no_show.created" | "invitee_no_show.deleted";

/** The body that Calendly posts with news of a booking, in the shape of its version 2 webhooks. */
export function webhookBody(
  event: BookingNews,
  booking: BookingRequest,
  uris: BookingUris,
): Record<string, unknown> {
  const now = new Date().toISOString();
  const end = new Date(Date.parse(booking.startTime) + CALL_MINUTES * 60_000).toISOString();
  return {
    event,
    created_at: now,
    payload: {
      uri: uris.invitee.uri,
      event: uris.event.uri,
      name: booking.name,
      email: booking.email,
      timezone: booking.timezone,
      status: "active",
      created_at: now,
      updated_at: now,
      rescheduled: false,
      old_invitee: null,
      new_invitee: null,
      questions_and_answers: [],
      tracking: Object.fromEntries(
        Object.entries(booking.tracking).map(([key, value]) => [key, value || null]),
      ),
      scheduled_event: {
        uri: uris.event.uri,
        name: "Strategy call",
        status: "active",
        start_time: booking.startTime,
        end_time: end,
        location:
          booking.joinUrl === undefined
            ? { type: "custom", location: "A video call" }
            : { type: "google_conference", status: "pushed", join_url: booking.joinUrl },
      },
    },
  };
}
