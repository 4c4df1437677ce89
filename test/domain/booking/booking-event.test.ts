import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookingEvent, BOOKING_PROVIDERS } from "#domain/booking/booking-event";

const AT = "2026-11-21T10:00:00Z";

describe("a provider's webhook", () => {
  it("of Cal.com brings the reference back in its metadata", () => {
    const ref = "ab".repeat(32);
    const body = {
      triggerEvent: "BOOKING_CREATED",
      createdAt: AT,
      payload: {
        uid: "u1",
        startTime: "2026-12-01T15:00:00+01:00",
        endTime: "2026-12-01T15:30:00+01:00",
        attendees: [{ name: "Ada", email: "ada@analytical.example", timeZone: "America/Edmonton" }],
        bookerUrl: "https://cal.example/",
        metadata: { bookingRef: ref, videoCallUrl: "https://meet.example" },
      },
    };
    expect(bookingEvent("cal", body)).toEqual({
      kind: "report",
      providerId: "u1",
      status: "booked",
      at: Date.parse(AT),
      replaces: null,
      name: "Ada",
      email: "ada@analytical.example",
      startsAt: Date.parse("2026-12-01T14:00:00Z"),
      endsAt: Date.parse("2026-12-01T14:30:00Z"),
      joinUrl: "https://meet.example/",
      timeZone: "America/Edmonton",
      moveUrl: "https://cal.example/reschedule/u1",
      cancelUrl: "https://cal.example/booking/u1?cancel=true",
      ref,
      isUndecided: false,
    });
  });

  it.each([
    ["cal", { triggerEvent: "PING", createdAt: AT, payload: {} }],
    ["cal", { triggerEvent: "MEETING_ENDED" }],
    ["calendly", { event: "routing_form_submission.created", payload: { uri: "x" } }],
    ["leadconnector", { type: "ContactCreate" }],
    ["calendly", { event: "invitee.canceled", created_at: AT, payload: { uri: "x", rescheduled: true } }],
  ] as const)("of %s with nothing for us is ignored: %j", (provider, body) => {
    expect(bookingEvent(provider, body)).toBe("ignored");
  });

  it("that names no time is none, for its order could not be told", () => {
    const body = { event: "invitee.created", created_at: "soon", payload: { uri: "x" } };
    expect(bookingEvent("calendly", body)).toBeNull();
  });

  const calMove = (triggerEvent: string, more: object = {}) => ({
    triggerEvent,
    createdAt: AT,
    payload: { uid: "new", rescheduleUid: "old", startTime: "2026-12-07T15:00:00Z", ...more },
  });
  const moved = { status: "moved", replaces: "old", startsAt: Date.parse("2026-12-07T15:00:00Z") };
  it.each([
    ["made anew", calMove("BOOKING_CREATED"), moved],
    ["called a move", calMove("BOOKING_RESCHEDULED"), moved],
    ["asked for", calMove("BOOKING_REQUESTED"), { ...moved, startsAt: null, endsAt: null }],
    ["pending", calMove("BOOKING_CREATED", { status: "PENDING" }), { ...moved, startsAt: null }],
    ["refused", calMove("BOOKING_REJECTED"), { ...moved, status: "cancelled" }],
    ["its own", calMove("BOOKING_CREATED", { rescheduleUid: "new" }), { status: "booked", replaces: null }],
  ])("of Cal.com moves a call by what it says, not by its name: %s", (_what, body, event) => {
    expect(bookingEvent("cal", body)).toMatchObject(event);
  });

  it("of Cal.com that only asks for a first call is ignored", () => {
    const body = calMove("BOOKING_REQUESTED", { rescheduleUid: null });
    expect(bookingEvent("cal", body)).toBe("ignored");
  });

  it("of LeadConnector, as documented, names who booked by the title and the contact", () => {
    const body = {
      type: "AppointmentCreate",
      locationId: "L1",
      appointment: {
        id: "A1",
        address: "https://example.com/meeting",
        title: "Pat Example",
        calendarId: "C1",
        contactId: "9NkT25Vor1v4aQatFsv2",
        appointmentStatus: "confirmed",
        startTime: "2026-12-05T16:00:00+05:30",
        endTime: "2026-12-05T16:30:00+05:30",
        dateAdded: AT,
        dateUpdated: AT,
      },
    };
    expect(bookingEvent("leadconnector", body)).toMatchObject({
      name: "Pat Example",
      email: null,
      contactId: "9NkT25Vor1v4aQatFsv2",
      endsAt: Date.parse("2026-12-05T11:00:00Z"),
    });
    const contact = { name: "Pat Q. Example", email: "pat@shop.test" };
    expect(bookingEvent("leadconnector", { ...body, contact })).toMatchObject(contact);
  });

  const MEET = "https://meet.google.com/abc-defg-hij";
  const calendly = (location: unknown) => ({
    event: "invitee.created",
    created_at: AT,
    payload: { uri: "x", scheduled_event: { start_time: AT, location } },
  });
  const cal = (payload: object) => ({
    triggerEvent: "BOOKING_CREATED",
    createdAt: AT,
    payload: { uid: "x", startTime: AT, ...payload },
  });
  const leadConnector = (address: unknown) => ({
    type: "AppointmentCreate",
    appointment: { id: "x", startTime: AT, dateAdded: AT, address },
  });
  it.each([
    ["calendly", calendly({ type: "google_conference", status: "pushed", join_url: MEET }), MEET],
    ["calendly", calendly({ type: "custom", location: MEET }), MEET],
    ["calendly", calendly({ type: "physical", location: "12 Main Street" }), null],
    ["calendly", calendly({ type: "zoom", status: "initiated" }), null],
    ["calendly", calendly(null), null],
    ["cal", cal({ metadata: { videoCallUrl: MEET } }), MEET],
    ["cal", cal({ videoCallData: { type: "daily_video", url: MEET } }), MEET],
    ["cal", cal({ location: MEET }), MEET],
    ["cal", cal({ location: "integrations:daily" }), null],
    ["leadconnector", leadConnector(MEET), MEET],
    ["leadconnector", leadConnector("+1 780 555 0134"), null],
  ] as const)("of %s says where the call is joined, if it sends a link: %j", (provider, body, joinUrl) => {
    expect(bookingEvent(provider, body)).toMatchObject({ joinUrl });
  });

  it("never throws, whatever was signed", () => {
    const names = [
      "event",
      "created_at",
      "payload",
      "triggerEvent",
      "createdAt",
      "type",
      "appointment",
      "__proto__",
    ];
    const keys = fc.constantFrom(...names, "uri", "uid", "id", "tracking", "metadata", "attendees");
    const known = fc.constantFrom("invitee.created", "BOOKING_CREATED", "AppointmentCreate", AT, "x");
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: "small" },
        known,
        fc.anything(),
        fc.array(tie("any")),
        fc.dictionary(keys, tie("any")),
      ),
    })).any;
    fc.assert(
      fc.property(fc.constantFrom(...BOOKING_PROVIDERS), value, (provider, body) => {
        const event = bookingEvent(provider, body);
        expect(event === null || event === "ignored" || Number.isInteger(event.at)).toBe(true);
      }),
    );
  });
});
