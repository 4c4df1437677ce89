import type { AgendaCall } from "#domain/calls/queue/agenda";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { minutesAgo } from "../../setup/book-by-webhook.ts";
import { fromCalendly } from "../../setup/booking-webhook.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const JOIN = "https://meet.google.com/abc-defg-hij";
const DAY = 24 * 60;
const EMAIL = "priya@threadandtide.example";

type Told = { email?: string; startsAt: number; event?: string; at?: string; join?: string };

/** Calendly tells of a call by an address. */
async function book(
  uri: string,
  { email, startsAt, event = "invitee.created", at, join }: Told,
): Promise<void> {
  const response = await fromCalendly({
    event,
    created_at: at ?? new Date().toISOString(),
    payload: {
      uri: `https://api.calendly.com/scheduled_events/e/invitees/${uri}`,
      name: uri,
      email,
      scheduled_event: {
        start_time: new Date(startsAt).toISOString(),
        end_time: new Date(startsAt + 30 * 60_000).toISOString(),
        ...(join !== undefined && { location: { type: "google_conference", join_url: join } }),
      },
    },
  });
  expect(response.status).toBe(200);
}

const agenda = (from = minutesAgo(60)) =>
  staffJson<AgendaCall[]>(`/api/bookings/agenda?from=${new Date(from).toISOString()}`);

describe("the agenda of booked calls", () => {
  it("has them soonest first, each with its lead, its end and the link to join it", async () => {
    const { id } = await completedLead({ email: EMAIL });
    await book("later", { startsAt: minutesAgo(-2 * DAY) });
    await book("soon", { email: EMAIL, startsAt: minutesAgo(-60), join: JOIN });
    const [soon, later, ...others] = await agenda();
    expect(others).toEqual([]);
    expect(soon).toMatchObject({ name: "soon", status: "booked", joinUrl: JOIN, lead: { id, email: EMAIL } });
    expect(Date.parse(soon?.endsAt ?? "") - Date.parse(soon?.startsAt ?? "")).toBe(30 * 60_000);
    expect(soon?.page).toBe("https://calendly.com/cancellations/soon");
    expect(later).toMatchObject({ name: "later", joinUrl: null, lead: null });
  });

  it("says when each is by the clocks of the team and of the lead", async () => {
    await completedLead({ email: EMAIL, timeZone: "America/Vancouver" });
    const startsAt = Date.parse("2027-01-15T18:00:00Z");
    await book("lead's", { email: EMAIL, startsAt });
    await book("nobody's", { startsAt: startsAt + 60_000 });
    expect((await agenda()).map(({ clocks }) => clocks)).toEqual([
      [
        { at: "2027-01-15T12:00:00.000-06:00", zone: "America/Edmonton" },
        { at: "2027-01-15T11:00:00.000-07:00", zone: "America/Vancouver" },
      ],
      [{ at: "2027-01-15T12:01:00.000-06:00", zone: "America/Edmonton" }],
    ]);
  });

  it("keeps asking for two weeks what became of a call, and forgets what is decided, moved or canceled", async () => {
    await completedLead({ email: EMAIL });
    await book("asked", { email: EMAIL, startsAt: minutesAgo(3 * DAY) });
    await book("too-old", { email: EMAIL, startsAt: minutesAgo(18 * DAY) });
    await book("nobody", { startsAt: minutesAgo(18 * DAY) });
    await book("gone", { email: EMAIL, startsAt: minutesAgo(-30) });
    const at = new Date(Date.now() + 1000).toISOString();
    await book("gone", { email: EMAIL, startsAt: minutesAgo(-30), event: "invitee.canceled", at });
    expect((await agenda()).map(({ name }) => name)).toEqual(["nobody", "asked"]);
    const [, asked] = await agenda();
    expect((await staffApi(`/api/bookings/${asked?.id}/outcome`, { json: { outcome: "held" } })).status).toBe(
      200,
    );
    expect((await agenda()).map(({ name }) => name)).toEqual(["nobody"]);
    const thatDay = await agenda(minutesAgo(3 * DAY + 60));
    expect(thatDay.map(({ name, status }) => `${name} ${status}`)).toEqual(["nobody booked", "asked held"]);
  });

  it("follows a call that is moved: another time has another end, and keeps the link", async () => {
    await completedLead({ email: EMAIL });
    await book("moved", { email: EMAIL, startsAt: minutesAgo(-60), join: JOIN });
    const startsAt = minutesAgo(-5 * 60);
    await book("moved", { email: EMAIL, startsAt, at: new Date(Date.now() + 1000).toISOString() });
    expect(await agenda()).toMatchObject([
      {
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(startsAt + 30 * 60_000).toISOString(),
        joinUrl: JOIN,
      },
    ]);
    expect(await rows("select join_url from bookings")).toEqual([{ join_url: JOIN }]);
  });

  it("is for staff, and from a time", async () => {
    expect((await api("/api/bookings/agenda?from=2026-11-23T00:00:00.000Z")).status).toBe(401);
    expect((await staffApi("/api/bookings/agenda")).status).toBe(400);
    expect((await staffApi("/api/bookings/agenda?from=today")).status).toBe(400);
  });
});
