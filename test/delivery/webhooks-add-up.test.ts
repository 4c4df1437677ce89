import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { openDb } from "../../worker/db/client.ts";
import { projectLeads } from "../../worker/db/calls/consequences/project-leads.ts";
import { apiLeads } from "../../worker/db/doors/api-leads.ts";
import { answersSettled } from "../setup/api.ts";
import { rows } from "../setup/database/rows.ts";
import { webhookReceiver, type Received } from "../setup/delivery/webhook-receiver.ts";
import { completedLead } from "../setup/lead.ts";
import { randomFrom } from "../setup/random/random.ts";
import { staffApi } from "../setup/staff-api.ts";

const ACTS = 60;
const MINUTE_MS = 60_000;

/** What a program that keeps each lead's newest message knows of it. */
function known(received: readonly Received[]): Map<unknown, Record<string, unknown>> {
  const leads = new Map<unknown, Record<string, unknown>>();
  for (const { data } of received) {
    const before = leads.get(data["id"]);
    const isNewer = data["erased"] === true || Number(data["change"]) >= Number(before?.["change"] ?? 0);
    if (before?.["erased"] !== true && isNewer) leads.set(data["id"], data);
  }
  return leads;
}

it("a program that loses answers and senders that die knows each lead's last state in the end", async () => {
  const random = randomFrom(20_261_129);
  const hook = await webhookReceiver();
  const leads = await Promise.all(
    Array.from({ length: 4 }, (_, n) => completedLead({ email: `lead${n}@example.com` })),
  );
  const gone = new Set<number>();
  const fault = () => {
    const kind = random.int(4);
    if (kind === 0) hook.answers.push(() => new Response(null, { status: 500 }));
    if (kind === 1) hook.answers.push(() => Promise.reject(new DOMException("late", "TimeoutError")));
  };
  for (let act = 0; act < ACTS; act++) {
    const isErasure = act === 30 || act === 50;
    const lead = random.pick(leads.filter(({ id }) => !gone.has(id)));
    fault();
    const path = `/api/assessment/${lead.sessionId}`;
    if (isErasure) {
      await staffApi(`${path}/erase`, { json: {} });
      gone.add(lead.id);
    } else if (random.chance(0.5)) {
      const json = { adminNotes: `note ${act}` };
      await staffApi(`${path}/admin-notes`, { method: "PATCH", json });
    } else {
      const json = { leadStatus: random.pick(["MQL", "SQL", "Won", "Lost"]) };
      await staffApi(`${path}/lead-status`, { method: "PATCH", json });
    }
    // A sender that died: what it had claimed is free again once its lease has run out.
    if (random.chance(0.2)) {
      await answersSettled();
      await rows(
        `update outbox set status = 'pending', lease_until = 1, begun_at = 1
         where id = (select max(id) from outbox where channel like 'webhook:%' and status = 'sent')`,
      );
    }
    vi.setSystemTime(Date.now() + MINUTE_MS);
    await answersSettled();
    await sweepOutbox(env, Date.now());
  }
  hook.answers.length = 0;
  const { db } = openDb(env.DB, "first-primary");
  await projectLeads(db);
  for (let hour = 0; hour < 24; hour++) {
    vi.setSystemTime(Date.now() + 60 * MINUTE_MS);
    await sweepOutbox(env, Date.now());
  }
  const told = known(hook.received);
  expect(gone.size).toBe(2);
  for (const id of gone) expect(told.get(id)).toMatchObject({ id, erased: true });
  const left = leads.map(({ id }) => id).filter((id) => !gone.has(id));
  for (const lead of await apiLeads(db, left)) expect(told.get(lead.id)).toMatchObject(lead);
  // The same message comes under the same id.
  const bodies = Map.groupBy(hook.received, ({ id }) => id);
  expect([...bodies.values()].every((its) => new Set(its.map(({ type }) => type)).size === 1)).toBe(true);
});
