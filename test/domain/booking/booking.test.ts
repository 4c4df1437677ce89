import { bookingMessage, bookingPageUrl } from "#domain/booking/booking";
import { describe, expect, test } from "vitest";

const visitor = {
  name: "Ada King Lovelace",
  email: "ada+ads@example.com",
  timeZone: "America/Edmonton",
  bookingRef: "r3f",
  embedHost: "bpm.example",
};

const query = (url: string | null) => Object.fromEntries(new URL(url ?? "").searchParams);

describe("bookingPageUrl", () => {
  test("fills in Calendly's fields and keeps what the address already holds", () => {
    expect(query(bookingPageUrl("https://calendly.com/bpm/call?hide_event_type_details=1", visitor))).toEqual(
      {
        hide_event_type_details: "1",
        name: "Ada King Lovelace",
        email: "ada+ads@example.com",
        embed_domain: "bpm.example",
        embed_type: "Inline",
        utm_content: "r3f",
      },
    );
  });

  test("fills in Cal.com's fields, the time zone and the metadata that its webhook returns", () => {
    expect(query(bookingPageUrl("https://cal.com/bpm/call", visitor))).toEqual({
      name: "Ada King Lovelace",
      email: "ada+ads@example.com",
      "cal.tz": "America/Edmonton",
      "metadata[bookingRef]": "r3f",
    });
  });

  test("splits the name for LeadConnector", () => {
    const url = bookingPageUrl("https://api.leadconnectorhq.com/widget/booking/Ab1", visitor);
    expect(query(url)).toEqual({
      first_name: "Ada",
      last_name: "King Lovelace",
      email: "ada+ads@example.com",
      utm_content: "r3f",
    });
  });

  test("leaves out what is not known", () => {
    expect(bookingPageUrl("https://cal.com/bpm/call", { name: null, email: "" })).toBe(
      "https://cal.com/bpm/call",
    );
  });

  test("takes a name apart from the address's own syntax", () => {
    const url = bookingPageUrl("https://calendly.com/bpm/call", { name: "A&email=evil#?" });
    expect(query(url)).toEqual({ name: "A&email=evil#?" });
  });

  test.each(["", "calendly.com/bpm", "javascript:alert(1)", "data:text/html,x"])("refuses %j", (url) => {
    expect(bookingPageUrl(url, visitor)).toBeNull();
  });

  test("does not take a look-alike host for a provider", () => {
    const url = bookingPageUrl("https://cal.com.evil.example/x", visitor);
    expect(query(url)).not.toHaveProperty("cal.tz");
  });
});

describe("bookingMessage", () => {
  const calendly = "https://calendly.com/bpm/call";
  const scheduled = { event: "calendly.event_scheduled", payload: { event: { uri: "x" } } };

  test.each([
    [calendly, "https://calendly.com", scheduled],
    [
      "https://cal.com/bpm/call",
      "https://app.cal.com",
      { originator: "CAL", type: "bookingSuccessfulV2", data: {} },
    ],
    [
      "https://api.leadconnectorhq.com/widget/booking/A",
      "https://api.leadconnectorhq.com",
      ["msgsndr-booking-complete", {}],
    ],
    ["http://localhost:8789/strategy-call", "http://localhost:8789", scheduled],
  ])("knows a booking on %s", (url, origin, data) => {
    expect(bookingMessage(url, origin, data)).toEqual({ kind: "booked", startsAt: null });
  });

  test.each([
    ["2026-12-01T15:00:00Z", "2026-12-01T15:00:00.000Z"],
    ["2026-12-01T08:00:00-07:00", "2026-12-01T15:00:00.000Z"],
    ["2026-12-01T08:00:00", null],
    ["2026-12-01", null],
    ["2026-13-01T15:00:00Z", null],
    ["tomorrow", null],
    [1_796_137_200_000, null],
    [undefined, null],
  ])("reads Cal.com's start %j as %j", (startTime, startsAt) => {
    const data = { originator: "CAL", type: "bookingSuccessfulV2", data: { uid: "u", startTime } };
    expect(bookingMessage("https://cal.com/bpm/call", "https://cal.com", data)).toEqual({
      kind: "booked",
      startsAt,
    });
  });

  test.each(["https://evil.example", "https://calendly.com.evil.example", "http://calendly.com", "null", ""])(
    "ignores a forged booking from %j",
    (origin) => {
      expect(bookingMessage(calendly, origin, scheduled)).toBeNull();
    },
  );

  test.each([
    [{ event: "calendly.page_height", payload: { height: "812.4px" } }, 813],
    [{ type: "booking-app", height: 640 }, 640],
    [{ type: "booking-app", height: 1e9 }, 4000],
  ])("reads a height from %j", (data, height) => {
    expect(bookingMessage(calendly, "https://calendly.com", data)).toEqual({ kind: "height", height });
  });

  test.each([
    null,
    undefined,
    "booked",
    {},
    [],
    { event: "calendly.event_type_viewed" },
    { event: "calendly.page_height", payload: { height: "tall" } },
    { event: "calendly.page_height", payload: null },
    { type: "booking-app", height: -1 },
    { type: "bookingSuccessfulV2" },
    { originator: "CAL", type: ["bookingSuccessfulV2"] },
  ])("ignores %j", (data) => {
    expect(bookingMessage(calendly, "https://calendly.com", data)).toBeNull();
  });
});
