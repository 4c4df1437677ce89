import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { keyedHash } from "../../../worker/crypto/keyed-hash.ts";
import { deleteExpired } from "../../../worker/db/people/privacy/retention.ts";
import { openDb } from "../../../worker/db/client.ts";
import { countAllDays } from "../../setup/figures/counted.ts";
import { project } from "../../setup/figures/project.ts";
import { api, settled } from "../../setup/api.ts";
import { fromCal, fromCalendly } from "../../setup/booking-webhook.ts";
import { completedLead } from "../../setup/lead.ts";
import { connectedSlack } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";
import { erasePerson } from "../../setup/people.ts";
import { staffApi } from "../../setup/staff-api.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HELD_ON = "2027-03-01T15:00:00.000Z";
const PERSON = { name: "Qwxzy Birdsong", email: "qwxzy@birdsong.example" };

/** Calendly's news of a call; by default that it was booked. */
const news = (
  uri: string,
  day: number,
  changes: Record<string, unknown> = {},
  event = "invitee.created",
) => ({
  event,
  created_at: `2026-11-${day}T10:00:00.000Z`,
  payload: { uri, ...PERSON, scheduled_event: { start_time: HELD_ON }, ...changes },
});

const cancelled = (uri: string, day: number) => news(uri, day, {}, "invitee.canceled");
const moved = (uri: string, day: number, from: string) =>
  news(uri, day, { old_invitee: from, rescheduled: true });

async function trackingOf(sessionId: string) {
  return { tracking: { utm_content: await keyedHash(env, "booking", sessionId) } };
}

/** A lead with a call, both erased by the visitor. */
async function erasedCall(): Promise<{ sessionId: string; booked: ReturnType<typeof news> }> {
  const { sessionId } = await completedLead(PERSON);
  const booked = news("calendly:1", 21, await trackingOf(sessionId));
  await fromCalendly(booked);
  expect(await rows("select id from bookings")).toHaveLength(1);
  expect((await api(`/api/hub/${sessionId}/erase`, { method: "POST" })).status).toBe(200);
  await settled();
  return { sessionId, booked };
}

async function expectNothing(): Promise<void> {
  await settled();
  expect(await rows("select * from bookings")).toEqual([]);
  expect(await rows("select kind from outbox where kind = 'slack-booking'")).toEqual([]);
  expect(JSON.stringify(await rows("select * from tombstones"))).not.toMatch(/calendly|birdsong/i);
}

describe("news of a call that was erased", () => {
  it.each([
    ["the same again", (booked: unknown) => [booked]],
    ["its end", () => [cancelled("calendly:1", 23)]],
    ["a move", () => [moved("calendly:2", 22, "calendly:1")]],
    [
      "moves after moves, and the end of the last",
      () => [
        moved("calendly:2", 22, "calendly:1"),
        moved("calendly:3", 23, "calendly:2"),
        cancelled("calendly:3", 24),
      ],
    ],
  ])("brings nothing back: %s", async (_what, later) => {
    await connectedSlack();
    const { booked } = await erasedCall();
    for (const body of later(booked)) expect((await fromCalendly(body)).status).toBe(200);
    await expectNothing();
  });

  it("brings nothing back when it was never heard of before the session was erased", async () => {
    const { sessionId } = await completedLead(PERSON);
    const late = news("calendly:9", 21, await trackingOf(sessionId));
    await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    await fromCalendly(late);
    // The end of a call comes without our reference at some providers.
    await fromCalendly(cancelled("calendly:9", 22));
    await expectNothing();
  });

  it("brings nothing back from before a move that was its lead's", async () => {
    const { sessionId } = await completedLead();
    await fromCalendly(news("calendly:1", 21));
    const tracking = await trackingOf(sessionId);
    await fromCalendly(news("calendly:2", 22, { ...tracking, old_invitee: "calendly:1", rescheduled: true }));
    await staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST" });
    await fromCalendly(cancelled("calendly:1", 23));
    await expectNothing();
  });

  it("is known by its provider: another one's call of the same id is another call", async () => {
    await erasedCall();
    const other = {
      uid: "calendly:1",
      startTime: HELD_ON,
      attendees: [{ name: "Bo", email: "bo@x.example" }],
    };
    await fromCal({ triggerEvent: "BOOKING_CREATED", createdAt: "2026-11-22T10:00:00Z", payload: other });
    expect(await rows("select provider, name from bookings")).toEqual([{ provider: "cal", name: "Bo" }]);
  });

  it("is known until a month after the call was to be held", async () => {
    await erasedCall();
    const db = openDb(env.DB, "first-primary").db;
    await deleteExpired(db, Date.parse(HELD_ON) + 29 * DAY_MS);
    expect(await rows("select hash from tombstones")).toHaveLength(1);
    await deleteExpired(db, Date.parse(HELD_ON) + 31 * DAY_MS);
    expect(await rows("select hash from tombstones")).toEqual([]);
  });

  it("does not stand in the way of a new call of the same person", async () => {
    await erasedCall();
    await fromCalendly(news("calendly:5", 25));
    expect(await rows("select name, assessment_id from bookings")).toEqual([
      { name: PERSON.name, assessment_id: null },
    ]);
  });
});

describe("the calls of a person whom staff erased", () => {
  const erase = () => erasePerson(PERSON.email);

  it("do not come back though no lead was known", async () => {
    await fromCalendly(news("calendly:1", 21));
    expect(await erase()).toEqual({ ok: true, erased: 0 });
    await fromCalendly(cancelled("calendly:1", 23));
    await expectNothing();
  });

  it("stay without a name where they are another lead's, moved or cancelled", async () => {
    const { sessionId, id } = await completedLead();
    await fromCalendly(news("calendly:1", 21, await trackingOf(sessionId)));
    await erase();
    await fromCalendly(moved("calendly:2", 22, "calendly:1"));
    await fromCalendly(cancelled("calendly:2", 23));
    expect(
      await rows("select status, assessment_id, name, email from bookings where replaced_by is null"),
    ).toEqual([{ status: "cancelled", assessment_id: id, name: null, email: null }]);
    expect(JSON.stringify(await rows("select * from bookings"))).not.toMatch(/birdsong/i);
  });
});

describe("a campaign", () => {
  const TOUCH = { utm_source: "meta", at: "2026-11-20T10:00:00.000Z" };
  const came = (utm_campaign: string) => {
    const touch = { ...TOUCH, utm_campaign };
    return completedLead({ attribution: { first: touch, last: touch }, adConsent: true });
  };
  const campaigns = async () => {
    return (await rows("select campaign, total from campaign_days order by 1")).map(
      ({ campaign, total }) => `${campaign} ${total}`,
    );
  };

  it("that only erased sessions came by leaves no row, and the others keep theirs", async () => {
    const lone = await came("to Ada from Bo");
    const one = await came("core");
    await came("core");
    await project();
    await countAllDays();
    expect(await campaigns()).toEqual(["core 2", "to Ada from Bo 1"]);
    for (const { sessionId } of [lone, one]) await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    expect(await campaigns()).toEqual(["core 1"]);
  });
});
