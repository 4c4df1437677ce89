import type { BookingProvider } from "./booking-event.ts";

/** Calendly's id of an invitee, which is the last part of their address at its API. */
const CALENDLY_INVITEE =
  /^https:\/\/api\.calendly\.com\/scheduled_events\/[\w-]{1,100}\/invitees\/([\w-]{1,100})$/;
const CAL_BOOKING = /^[\w-]{1,100}$/;

/**
 * The page of a booking at its provider, where it can be canceled, by the provider's id of it. Null if there is none:
 * LeadConnector's calendar has no page for a single appointment.
 */
export function providerPage(provider: BookingProvider, providerId: string): string | null {
  if (provider === "calendly") {
    const invitee = CALENDLY_INVITEE.exec(providerId)?.[1];
    return invitee ? `https://calendly.com/cancellations/${invitee}` : null;
  }
  const isKnown = provider === "cal" && CAL_BOOKING.test(providerId);
  return isKnown ? `https://app.cal.com/booking/${providerId}` : null;
}

/** Where the attendee of a booking moves it, and where they cancel it; null if the provider has no such pages. */
export function attendeePages(
  provider: BookingProvider,
  providerId: string,
): { move: string; cancel: string } | null {
  const cancel = providerPage(provider, providerId);
  if (cancel === null) return null;
  const [from, to] =
    provider === "calendly" ? ["/cancellations/", "/reschedulings/"] : ["/booking/", "/reschedule/"];
  return { move: cancel.replace(from, to), cancel };
}
