import { BOOKING_REF_METADATA } from "./booking.ts";
import type { BookingOutcome, BookingStatus } from "./booking-status.ts";
import { oneLine } from "../one-line.ts";
import { joinLink } from "./join-link.ts";
import { calendlySchema, calSchema, calWordSchema, leadConnectorSchema } from "./webhook-schemas.ts";
import { ignoredIfText, isAnyOf, personOf, refOf, timeOf, zoneOf } from "./webhook-fields.ts";

export const BOOKING_PROVIDERS = ["calendly", "cal", "leadconnector"] as const;
export type BookingProvider = (typeof BOOKING_PROVIDERS)[number];

/**
 * A booking as a provider reports it, or the outcome that the provider gives a call; null removes it. Times are
 * milliseconds since 1970; `at` is when the event happened.
 */
export type BookingEvent = BookingReport | BookingWord;

export type BookingReport = {
  kind: "report";
  providerId: string;
  status: BookingStatus;
  at: number;
  /** The provider's id of the booking that this one replaces. */
  replaces: string | null;
  name: string | null;
  email: string | null;
  /** The provider's id of the person, if it gives no other details of them. */
  contactId?: string;
  startsAt: number | null;
  endsAt: number | null;
  /** Where the call is joined, if the provider sends a link. */
  joinUrl: string | null;
  /** The invitee's IANA zone, and the provider's own https links to move and to cancel, if it sends them. */
  timeZone: string | null;
  moveUrl: string | null;
  cancelUrl: string | null;
  /** Our own reference as returned by the provider; null if it does not have our format. */
  ref: string | null;
  /** Whether it also removes the outcome of the call, because the provider has both in one field. */
  isUndecided: boolean;
};

export type BookingWord = { kind: "word"; providerId: string; words: AttendeeWord[]; at: number };

/** The outcome of the call for one attendee; the address is null if the provider names none. */
export type AttendeeWord = { email: string | null; said: BookingOutcome | null };

/**
 * Reads a provider's webhook. "ignored": valid, but of no interest to us. Null: not a body that this provider sends.
 */
export function bookingEvent(provider: BookingProvider, body: unknown): BookingEvent | "ignored" | null {
  return READERS[provider](body);
}

const READERS: Record<BookingProvider, (body: unknown) => BookingEvent | "ignored" | null> = {
  calendly: readCalendly,
  cal: readCal,
  leadconnector: readLeadConnector,
};

const CALENDLY_WORDS = ["invitee_no_show.created", "invitee_no_show.deleted"];
const CALENDLY_EVENTS = ["invitee.created", "invitee.canceled", ...CALENDLY_WORDS];

function readCalendly(body: unknown): BookingEvent | "ignored" | null {
  if (!isAnyOf(body, "event", CALENDLY_EVENTS)) return ignoredIfText(body, "event");
  const parsed = calendlySchema.safeParse(body);
  if (!parsed.success) return null;
  const { event, created_at: createdAt, payload } = parsed.data;
  if (CALENDLY_WORDS.includes(event)) {
    return oneWord(payload.uri, event === "invitee_no_show.created" ? "no_show" : null, createdAt);
  }
  const replaces = payload.old_invitee ?? null;
  const isCancelled = event === "invitee.canceled";
  // A move is reported twice: as the end of the old booking, and as a new one that names the old.
  if (isCancelled && payload.rescheduled) return "ignored";
  return finished({
    kind: "report",
    providerId: payload.uri,
    status: isCancelled ? "cancelled" : replaces ? "moved" : "booked",
    at: timeOf(createdAt),
    replaces: isCancelled ? null : replaces,
    ...personOf(payload),
    startsAt: timeOf(payload.scheduled_event?.start_time),
    endsAt: timeOf(payload.scheduled_event?.end_time),
    joinUrl: calendlyLink(payload.scheduled_event?.location),
    timeZone: zoneOf(payload.timezone),
    moveUrl: joinLink(payload.reschedule_url),
    cancelUrl: joinLink(payload.cancel_url),
    ref: refOf(payload.tracking?.utm_content),
    isUndecided: false,
  });
}

/** A conference that Calendly makes has a link of its own; a place that the host typed may be one. */
function calendlyLink(location: { join_url?: unknown; location?: unknown } | string | null | undefined) {
  return typeof location === "string" ? joinLink(location) : joinLink(location?.join_url, location?.location);
}

const CAL_ENDED = ["BOOKING_CANCELLED", "BOOKING_REJECTED"];
const CAL_EVENTS = ["BOOKING_CREATED", "BOOKING_REQUESTED", "BOOKING_RESCHEDULED", ...CAL_ENDED];

const CAL_WORD = "BOOKING_NO_SHOW_UPDATED";

function readCalWord(body: unknown): BookingEvent | null {
  const parsed = calWordSchema.safeParse(body);
  if (!parsed.success) return null;
  const { createdAt, payload } = parsed.data;
  const words = payload.attendees.map(({ email, noShow }): AttendeeWord => ({
    email: personOf({ email }).email,
    said: noShow ? "no_show" : null,
  }));
  return word(payload.bookingUid, words, createdAt);
}

function readCal(body: unknown): BookingEvent | "ignored" | null {
  if (isAnyOf(body, "triggerEvent", [CAL_WORD])) return readCalWord(body);
  if (!isAnyOf(body, "triggerEvent", CAL_EVENTS)) return ignoredIfText(body, "triggerEvent");
  const parsed = calSchema.safeParse(body);
  if (!parsed.success) return null;
  const { triggerEvent, createdAt, payload } = parsed.data;
  const { uid, rescheduleUid, startTime, endTime, location, videoCallData, attendees, metadata } = payload;
  // The booking that it replaces is over, whatever the event is called: Cal.com ends it as soon as somebody requests a
  // move.
  const replaces = rescheduleUid && rescheduleUid !== uid ? rescheduleUid : null;
  const isMove = replaces !== null || triggerEvent === "BOOKING_RESCHEDULED";
  const hasEnded = CAL_ENDED.includes(triggerEvent);
  const isAsked = !hasEnded && (triggerEvent === "BOOKING_REQUESTED" || payload.status === "PENDING");
  // A first call counts as booked once the host has confirmed it.
  if (isAsked && !isMove) return "ignored";
  return finished({
    kind: "report",
    providerId: uid,
    status: hasEnded ? "cancelled" : isMove ? "moved" : "booked",
    at: timeOf(createdAt),
    replaces,
    ...personOf(attendees?.[0] ?? {}),
    startsAt: isAsked ? null : timeOf(startTime),
    endsAt: isAsked ? null : timeOf(endTime),
    joinUrl: joinLink(metadata?.["videoCallUrl"], videoCallData?.url, location),
    timeZone: zoneOf(attendees?.[0]?.timeZone),
    ...calPages(payload),
    ref: refOf(metadata?.[BOOKING_REF_METADATA]),
    isUndecided: false,
  });
}

/** The pages of a booking on the site that it was made on, which may be the host's own. */
function calPages({ bookerUrl, uid }: { bookerUrl?: unknown; uid: string }) {
  const site = joinLink(bookerUrl)?.replace(/\/$/, "") ?? null;
  const path = encodeURIComponent(uid);
  return {
    moveUrl: site && joinLink(`${site}/reschedule/${path}`),
    cancelUrl: site && joinLink(`${site}/booking/${path}?cancel=true`),
  };
}

const LEAD_CONNECTOR_TYPES = ["AppointmentCreate", "AppointmentUpdate", "AppointmentDelete"];
const LEAD_CONNECTOR_ENDED = ["cancelled", "invalid"];
const LEAD_CONNECTOR_WORDS: Partial<Record<string, BookingOutcome>> = { showed: "held", noshow: "no_show" };

function readLeadConnector(body: unknown): BookingEvent | "ignored" | null {
  if (!isAnyOf(body, "type", LEAD_CONNECTOR_TYPES)) return ignoredIfText(body, "type");
  const parsed = leadConnectorSchema.safeParse(body);
  if (!parsed.success) return null;
  const { type, contact, appointment } = parsed.data;
  const { title, contactId } = appointment;
  const { appointmentStatus: status, startTime, endTime, address, dateAdded, dateUpdated } = appointment;
  const said = LEAD_CONNECTOR_WORDS[String(status)];
  if (said && type === "AppointmentUpdate") return oneWord(appointment.id, said, dateUpdated ?? dateAdded);
  const hasEnded = type === "AppointmentDelete" || LEAD_CONNECTOR_ENDED.includes(String(status));
  return finished({
    kind: "report",
    providerId: appointment.id,
    status: hasEnded ? "cancelled" : type === "AppointmentCreate" ? "booked" : "moved",
    at: timeOf(dateUpdated) ?? timeOf(dateAdded),
    replaces: null,
    // As documented, there is no contact but its id, and the title of an appointment is whose it is.
    ...personOf({ name: contact?.name ?? title, email: contact?.email }),
    ...(contactId && { contactId: oneLine(contactId) }),
    startsAt: timeOf(startTime),
    endsAt: timeOf(endTime),
    joinUrl: joinLink(address),
    timeZone: zoneOf(appointment.selectedTimezone, contact?.timezone),
    moveUrl: joinLink(appointment.rescheduleLink),
    cancelUrl: joinLink(appointment.cancellationLink),
    ref: refOf(contact?.utm_content),
    isUndecided: type === "AppointmentUpdate" && !hasEnded,
  });
}

function finished(event: Omit<BookingReport, "at"> & { at: number | null }): BookingReport | null {
  return event.at === null ? null : { ...event, at: event.at };
}

/** A report about a call without its attendees' names. */
function oneWord(providerId: string, said: BookingOutcome | null, saidAt: unknown): BookingWord | null {
  return word(providerId, [{ email: null, said }], saidAt);
}

function word(providerId: string, words: AttendeeWord[], saidAt: unknown): BookingWord | null {
  const at = timeOf(saidAt);
  return at === null ? null : { kind: "word", providerId, words, at };
}
