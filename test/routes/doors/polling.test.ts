import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { ApiLead, ErasedLead } from "#domain/doors/api-lead";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { deleteExpired } from "../../../worker/db/people/privacy/retention.ts";
import { openDb } from "../../../worker/db/client.ts";
import { askForCall } from "../../setup/ask-for-call.ts";
import { api, settled } from "../../setup/api.ts";
import { bookByWebhook, minutesAgo } from "../../setup/book-by-webhook.ts";
import { rows } from "../../setup/database/rows.ts";
import { completedLead, type StoredLead } from "../../setup/lead.ts";
import { program } from "../../setup/program-api.ts";
import { randomFrom, type Random } from "../../setup/random/random.ts";
import { randomCases } from "../../setup/random/random-cases.ts";
import { staffApi } from "../../setup/staff-api.ts";

type Listed = ApiLead | ErasedLead;
type Program = Awaited<ReturnType<typeof program>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a program knows that polls from the greatest number that it has, a few leads at a time. */
function pollerOf(call: Program["call"]) {
  const leads = new Map<number, Listed>();
  const cursors = [0];
  const poll = async (): Promise<void> => {
    const page = await call<Listed[]>(`/leads?limit=3&cursor=${cursors.at(-1)}`);
    for (const lead of page.data) {
      cursors.push(lead.change);
      leads.set(lead.id, lead);
    }
    if (page.nextCursor === undefined) return;
    if (page.nextCursor !== String(cursors.at(-1)))
      throw new Error("A page ends at another lead than its last.");
    await poll();
  };
  return { leads, cursors, poll };
}

async function someBooking(random: Random) {
  const all = await rows("select id from bookings order by id");
  return all.length === 0 ? undefined : random.pick(all);
}

/** Changes of a lead by whoever makes them: staff, the lead itself, its calendar, programs. */
const ACTS: ((lead: StoredLead, random: Random) => Promise<unknown>)[] = [
  ({ sessionId }, random) =>
    staffApi(`/api/assessment/${sessionId}/lead-status`, {
      method: "PATCH",
      json: { leadStatus: random.pick(LEAD_STATUSES), dealValue: random.int(5) },
    }),
  ({ sessionId }, random) =>
    staffApi(`/api/assessment/${sessionId}/admin-notes`, {
      method: "PATCH",
      json: { adminNotes: `${random.int(1000)}` },
    }),
  ({ id }, random) =>
    staffApi(`/api/leads/${id}/calls`, {
      json: {
        callId: crypto.randomUUID(),
        afterCall: null,
        outcome: random.pick(["reached", "no_answer", "voicemail"]),
      },
    }),
  ({ id }) => staffApi(`/api/leads/${id}/claim`, { json: { takeOver: true } }),
  ({ id }) => staffApi(`/api/leads/${id}/release`, { method: "POST" }),
  ({ id }, random) =>
    staffApi(`/api/leads/${id}/next-action`, {
      method: "PATCH",
      json: { nextAction: `Step ${random.int(9)}`, nextActionAt: "2027-01-01T10:00:00Z" },
    }),
  ({ sessionId }, random) =>
    bookByWebhook(sessionId, {
      uri: `I${random.int(6)}`,
      at: minutesAgo(600 - random.int(500)),
      startsAt: minutesAgo(-random.int(600)),
    }),
  ({ sessionId }, random) => {
    const replaces = `I${random.int(6)}`;
    return bookByWebhook(sessionId, {
      uri: `M${random.int(1000)}`,
      replaces,
      at: minutesAgo(random.int(90)),
    });
  },
  async (_lead, random) => {
    const booking = await someBooking(random);
    const json = { outcome: random.pick(["held", "no_show"]) };
    return booking && staffApi(`/api/bookings/${String(booking["id"])}/outcome`, { json });
  },
  async ({ sessionId }, random) => {
    const booking = await someBooking(random);
    return booking && staffApi(`/api/bookings/${String(booking["id"])}/match`, { json: { sessionId } });
  },
  ({ sessionId }) => askForCall(sessionId),
  ({ sessionId }) => api(`/api/assessment/${sessionId}/withdraw-call`, { method: "POST" }),
  ({ sessionId }) => api("/api/assessment/track-booking-click", { json: { sessionId } }),
  ({ sessionId }) => api("/api/assessment/email-consent", { json: { sessionId, emailConsent: true } }),
  ({ sessionId }) => api("/api/consent", { json: { sessionId, ads: true } }),
  ({ sessionId }) => staffApi(`/api/assessment/${sessionId}/recalculate-score`, { method: "POST" }),
  ({ sessionId }) =>
    staffApi("/api/assessment/extend-expiry", {
      json: { sessionId, newExpiry: new Date(Date.now() + DAY_MS).toISOString() },
    }),
  ({ id }) =>
    staffApi(`/api/leads/${id}/phone`, {
      method: "PUT",
      json: { phone: "+17805550199", agreed: "mail", note: "Wrote so" },
    }),
  async ({ sessionId }, random) =>
    random.chance(0.1) && staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST" }),
];

it.each(Array.from({ length: randomCases(20) }, (_, seed) => seed))(
  "whoever polls misses no change of whatever is shown of a lead, and knows each repeat (seed %i)",
  async (seed) => {
    const random = randomFrom(seed);
    const { call } = await program();
    const poller = pollerOf(call);
    const leads: StoredLead[] = [];
    const details = new Map<number, { status: number; data: ApiLead | undefined }>();
    for (let step = 0; step < 40; step++) {
      if (leads.length < 4 || random.chance(0.05))
        leads.push(await completedLead({ email: `lead${random.int(5)}@example.com` }));
      else await random.pick(ACTS)(random.pick(leads), random);
      await settled();
      if (random.chance(0.3)) await poller.poll();
      for (const { id } of leads) {
        const now = await call<ApiLead | undefined>(`/leads/${id}`);
        const before = details.get(id);
        details.set(id, now);
        if (!before?.data || !now.data) continue;
        const { change: was, ...seen } = before.data;
        const { change, ...shown } = now.data;
        // A change has a greater number, and the same number is the same lead.
        if (change === was) expect(shown).toEqual(seen);
        else expect(change).toBeGreaterThan(was);
      }
    }
    await poller.poll();
    expect(poller.cursors).toEqual(poller.cursors.toSorted((a, b) => a - b));
    const stored = pollerOf(call);
    await stored.poll();
    expect([...poller.leads.values()].toSorted((a, b) => a.change - b.change)).toEqual([
      ...stored.leads.values(),
    ]);
    for (const [id, { status, data }] of details) {
      expect(poller.leads.get(id)).toEqual(
        status === 410
          ? { id, change: expect.any(Number), erased: true }
          : expect.objectContaining({ change: data?.change, leadStatus: data?.leadStatus }),
      );
    }
  },
);

it("an erased lead leaves its number for 30 days", async () => {
  const { call } = await program();
  const { id, sessionId } = await completedLead();
  await staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST" });
  const [erased] = (await call<Listed[]>("/leads?status=Won")).data;
  expect(erased).toEqual({ id, change: expect.any(Number), erased: true });
  const { db } = openDb(env.DB, "first-primary");
  await deleteExpired(db, Date.now() + 29 * DAY_MS);
  expect((await call<Listed[]>("/leads")).data).toHaveLength(1);
  await deleteExpired(db, Date.now() + 31 * DAY_MS);
  expect((await call<Listed[]>("/leads")).data).toEqual([]);
});
