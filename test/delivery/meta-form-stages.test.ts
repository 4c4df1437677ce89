import type { SignalReport } from "#domain/money/ads/signals";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import type { FakeMeta } from "../fakes/meta/fake-meta.ts";
import { metaError } from "../fakes/meta/meta-error.ts";
import { settled } from "../setup/api.ts";
import { completedLead } from "../setup/lead.ts";
import { metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";

const ORIGIN = "https://bpm.example";
const VARS = { ...META_VARS, APP_ORIGIN: ORIGIN };
/** A number of this language would round it. */
const LEADGEN_ID = "98765432109876543";
const HOUR_MS = 3_600_000;

const allows = (tellMeta: boolean) => JSON.stringify({ call: null, mail: null, country: null, tellMeta });

/** A lead that came from one of Meta's forms, of which Meta may hear unless `tellMeta` is false. */
async function formLead(tellMeta = true): Promise<string> {
  const { sessionId } = await completedLead({ adConsent: true });
  await settled();
  await rows("update assessments set assessment_type = 'form' where session_id = ?", sessionId);
  await rows("update lead_visits set ad_consent = null");
  await rows("delete from outbox");
  const [lead] = await rows("select id from assessments where session_id = ?", sessionId);
  const id = Number(lead?.["id"] ?? 0);
  await rows(
    `insert into lead_forms (id, page_id, name, status, questions, allows, seen_at) values ('555', '1', 'Audit', 'ACTIVE', '[]', ?, 1)`,
    allows(tellMeta),
  );
  await rows(
    `insert into form_leads (leadgen_id, tombstone, form_id, created_at, received_at, way, state, due_at, assessment_id)
      values (?, 't', '555', ?, ?, 'webhook', 'read', 0, ?)`,
    LEADGEN_ID,
    Date.now() - HOUR_MS,
    Date.now() - HOUR_MS,
    id,
  );
  return sessionId;
}

async function move(sessionId: string, leadStatus: string, dealValue?: number): Promise<void> {
  const json = { leadStatus, ...(dealValue !== undefined && { dealValue }) };
  const path = `/api/assessment/${sessionId}/lead-status`;
  const answer = await staffApi(path, { method: "PATCH", json, vars: VARS, headers: { origin: ORIGIN } });
  expect(answer.status).toBe(200);
  await settled();
}

/** A call that staff match to the lead. */
async function book(sessionId: string): Promise<number> {
  const [booking] = await rows(
    `insert into bookings (provider, provider_id, tombstone, status, event_at, starts_at, created_at, updated_at)
      values ('calendly', 'https://calendly.example/1', 'b', 'booked', 1, ?, 1, 1) returning id`,
    Date.now() - HOUR_MS,
  );
  const id = Number(booking?.["id"] ?? 0);
  await post(`/api/bookings/${id}/match`, { sessionId });
  return id;
}

async function post(path: string, json: object): Promise<void> {
  const answer = await staffApi(path, { method: "POST", json, vars: VARS, headers: { origin: ORIGIN } });
  expect(answer.status).toBe(200);
  await settled();
}

const told = (meta: FakeMeta) => meta.accepted.map(({ event_name: name }) => name);

describe("what becomes of a lead of Meta's own forms", () => {
  let meta: FakeMeta;
  beforeEach(() => {
    meta = metaPeer();
  });

  it("goes to Meta by the lead's own id, each stage once, and with those before it", async () => {
    const sessionId = await formLead();
    for (const status of ["SQL", "Hold", "SQL", "MQL", "SQL"]) await move(sessionId, status);
    expect(told(meta)).toEqual(["Lead", "MQL", "SQL"]);
    const booking = await book(sessionId);
    expect(told(meta)).toEqual(["Lead", "MQL", "SQL", "Booked"]);
    await post(`/api/bookings/${booking}/outcome`, { outcome: "held" });
    await move(sessionId, "Won", 5000);
    await move(sessionId, "Lost");
    await move(sessionId, "Won");
    expect(told(meta)).toEqual(["Lead", "MQL", "SQL", "Booked", "Held", "Won"]);
    for (const event of meta.accepted) {
      expect(event).toMatchObject({
        action_source: "system_generated",
        event_id: `${LEADGEN_ID}:${event.event_name}`,
        custom_data: { event_source: "crm", lead_event_source: "BPM Funnel" },
      });
      expect(Object.keys(event.user_data)).toEqual(["lead_id"]);
    }
    expect(meta.accepted.at(-1)?.custom_data).toMatchObject({ value: 5000, currency: "USD" });
    expect(meta.bodies.join("")).toContain(`"lead_id":${LEADGEN_ID}}`);
  });

  it("stays here until the form's staff have chosen that Meta hears of it", async () => {
    const sessionId = await formLead(false);
    await move(sessionId, "Won", 100);
    expect(told(meta)).toEqual([]);
    expect(await rows("select 1 from outbox where channel = 'meta'")).toEqual([]);
  });

  it.each([
    ["the person has withdrawn", "update lead_visits set ad_consent = 0", "no_consent"],
    ["the form says no by then", `update lead_forms set allows = '${allows(false)}'`, "no_consent"],
    ["it is spam", "update assessments set suspect = 1", "suspect"],
  ])("is not told where %s before it was sent", async (_why, change, reason) => {
    const sessionId = await formLead();
    meta.faults = [metaError(2)];
    await move(sessionId, "SQL");
    await rows(change);
    await sweepOutbox({ ...env, ...VARS }, Date.now() + 10 * 60_000);
    expect(told(meta)).toEqual([]);
    const left = await rows("select distinct status, last_error from outbox where kind = 'crm-event'");
    expect(left).toEqual([{ status: "cancelled", last_error: reason }]);
  });

  it("is counted apart from the website's events", async () => {
    const sessionId = await formLead();
    await move(sessionId, "SQL");
    const { signals, stages } = await staffJson<SignalReport>("/api/signals", { vars: VARS });
    expect(stages.map(({ name, sent }) => [name, sent])).toEqual([
      ["Lead", 1],
      ["MQL", 1],
      ["SQL", 1],
      ["Booked", 0],
      ["Held", 0],
      ["Won", 0],
    ]);
    expect(signals.filter(({ sent }) => sent > 0)).toEqual([]);
  });
});
