import { attendeePages, providerPage } from "#domain/booking/provider-page";
import { expect, it } from "vitest";

const INVITEE = "https://api.calendly.com/scheduled_events/GBGBDCAADAEDCRZ2/invitees/AbC-12_3";

it.each([
  ["calendly", INVITEE, "https://calendly.com/cancellations/AbC-12_3"],
  ["calendly", "http://localhost:8789/scheduled_events/E1/invitees/I1", null],
  ["calendly", `${INVITEE}/../../x`, null],
  ["calendly", `${INVITEE}?next=https://evil.example`, null],
  ["calendly", "I1", null],
  ["cal", "cvaRt5SvAUZG9W8up7eKz1", "https://app.cal.com/booking/cvaRt5SvAUZG9W8up7eKz1"],
  ["cal", "../settings", null],
  ["cal", "a b", null],
  ["leadconnector", "0TkCdp9PfvLeWKYRRvIz", null],
] as const)("of %s, the booking %s is at %s", (provider, id, page) => {
  expect(providerPage(provider, id)).toBe(page);
});

it("knows where an attendee moves a booking, and where they cancel it", () => {
  expect(attendeePages("calendly", INVITEE)).toEqual({
    move: "https://calendly.com/reschedulings/AbC-12_3",
    cancel: "https://calendly.com/cancellations/AbC-12_3",
  });
  expect(attendeePages("cal", "cvaRt5")).toEqual({
    move: "https://app.cal.com/reschedule/cvaRt5",
    cancel: "https://app.cal.com/booking/cvaRt5",
  });
  expect(attendeePages("calendly", "I1")).toBeNull();
});
