import { isoText } from "../time/iso-text.ts";

/** The visitor's details that may be passed to a booking page. Empty and null ones are left out. */
export type BookingVisitor = {
  name?: string | null | undefined;
  email?: string | null | undefined;
  /** IANA name, for example `America/Edmonton`. */
  timeZone?: string | null | undefined;
  /** The reference that a provider's webhook returns; it reveals nothing about the session. */
  bookingRef?: string | null | undefined;
  /** Host of the page that contains the frame; Calendly posts its messages to it. */
  embedHost?: string | null | undefined;
};

/**
 * A message from a booking page to the page that frames it. The start of the call is ISO text, null if the page does
 * not tell it; the height is in pixels.
 */
export type BookingMessage = { kind: "booked"; startsAt: string | null } | { kind: "height"; height: number };

/** Where a booking's reference is carried: in the webhook's tracking field, or in Cal.com's metadata. */
const BOOKING_REF_PARAM = "utm_content";
export const BOOKING_REF_METADATA = "bookingRef";

// Browser, Worker and Node share the WHATWG URL parser, but none of their types are available here.
type Url = {
  protocol: string;
  origin: string;
  hostname: string;
  href: string;
  searchParams: { set(name: string, value: string): void };
};
declare const URL: { new (url: string): Url; canParse(url: string): boolean };

/**
 * The booking page's address for one visitor, with parameters named as its provider expects: Cal.com, LeadConnector,
 * and Calendly for every other host. Null if it is not an http(s) address.
 */
export function bookingPageUrl(bookingUrl: string, visitor: BookingVisitor): string | null {
  const url = webUrl(bookingUrl);
  if (!url) return null;
  for (const [name, value] of Object.entries(prefill(url.hostname, visitor))) {
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}

/**
 * Reads a message that arrived from `origin`. Null unless it comes from the booking page's own origin and has the
 * format of Calendly's, Cal.com's or LeadConnector's messages.
 */
export function bookingMessage(bookingUrl: string, origin: string, data: unknown): BookingMessage | null {
  const url = webUrl(bookingUrl);
  if (!url || !bookingOrigins(url).includes(origin)) return null;
  if (isBooked(data)) return { kind: "booked", startsAt: startOf(data) };
  const height = heightOf(data);
  return height === null ? null : { kind: "height", height };
}

function prefill(host: string, visitor: BookingVisitor): Record<string, string | null | undefined> {
  const { name, email, timeZone, bookingRef, embedHost } = visitor;
  if (isHost(host, "cal.com")) {
    return { name, email, "cal.tz": timeZone, [`metadata[${BOOKING_REF_METADATA}]`]: bookingRef };
  }
  if (isHost(host, "leadconnectorhq.com")) {
    const [first = "", ...rest] = (name ?? "").trim().split(/\s+/);
    return { first_name: first, last_name: rest.join(" "), email, [BOOKING_REF_PARAM]: bookingRef };
  }
  const embed = embedHost && { embed_domain: embedHost, embed_type: "Inline" };
  return { name, email, ...embed, [BOOKING_REF_PARAM]: bookingRef };
}

function bookingOrigins(url: Url): string[] {
  // Cal.com serves both hosts and redirects between them.
  return isHost(url.hostname, "cal.com")
    ? [url.origin, "https://cal.com", "https://app.cal.com"]
    : [url.origin];
}

const CAL_BOOKED = ["bookingSuccessfulV2", "bookingSuccessful"];

function isBooked(data: unknown): boolean {
  if (Array.isArray(data)) return data[0] === "msgsndr-booking-complete";
  const { event, originator, type } = fieldsOf(data);
  if (event === "calendly.event_scheduled") return true;
  return originator === "CAL" && typeof type === "string" && CAL_BOOKED.includes(type);
}

/** Of the three, only Cal.com sends the start. A time without a zone could be any hour of the day. */
function startOf(message: unknown): string | null {
  const { startTime } = fieldsOf(fieldsOf(message)["data"]);
  const hasZone = typeof startTime === "string" && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(startTime);
  const at = hasZone ? Date.parse(startTime) : Number.NaN;
  return Number.isNaN(at) ? null : isoText(at);
}

const HEIGHT_MAX = 4000;

function heightOf(message: unknown): number | null {
  const { event, payload, type, height } = fieldsOf(message);
  const told =
    event === "calendly.page_height"
      ? fieldsOf(payload)["height"]
      : type === "booking-app"
        ? height
        : undefined;
  const pixels = typeof told === "string" ? Number.parseFloat(told) : told;
  if (typeof pixels !== "number" || !(pixels > 0)) return null;
  return Math.min(Math.ceil(pixels), HEIGHT_MAX);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function isHost(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function webUrl(text: string): Url | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}
