import { setTimeout as sleep } from "node:timers/promises";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { signed, WEBHOOKS } from "../booked/webhooks.ts";
import type { ChaosApp } from "../chaos-app.ts";
import { post } from "../post.ts";
import { readNumber } from "../read-database.ts";
import { leadBody, submitUntilAcknowledged } from "../submit-lead.ts";

type Lead = { id: number; sessionId: string; email: string };

/** What changes are made in; at most so many leads. */
export type World = { app: ChaosApp; key: string; leads: Lead[]; random: Random; most: number };

/** Gives whether it was done, as far as its answer says; without one it may have been done all the same. */
export async function changeSomething(world: World): Promise<boolean> {
  const { app, leads, random, most } = world;
  if (leads.length < 3 || (leads.length < most && random.chance(0.1))) {
    const body = leadBody(readNumber(app.state, "select count(*) from assessments"));
    const { sessionId } = await submitUntilAcknowledged(app.url, body);
    const id = readNumber(app.state, `select id from assessments where session_id = '${sessionId}'`);
    leads.push({ id, sessionId, email: body.email });
    return true;
  }
  const lead = random.pick(leads);
  const answer = await random
    .pick(ACTS)(world, lead)
    .catch(() => null);
  await answer?.text().catch(() => "");
  if (answer === null) await sleep(50);
  return answer?.ok === true;
}

const ACTS: ((world: World, lead: Lead) => Promise<Response>)[] = [
  ({ app, random }, { sessionId }) =>
    staffChange(app, "PATCH", `/api/assessment/${sessionId}/lead-status`, {
      leadStatus: random.pick(LEAD_STATUSES),
      dealValue: random.below(5000),
    }),
  ({ app, random }, { sessionId }) =>
    staffChange(app, "PATCH", `/api/assessment/${sessionId}/admin-notes`, {
      adminNotes: `Note ${random.below(1e6)}`,
    }),
  ({ app, random }, { id }) =>
    staffChange(app, "POST", `/api/leads/${id}/calls`, {
      callId: crypto.randomUUID(),
      afterCall: null,
      outcome: random.pick(["no_answer", "voicemail"]),
    }),
  ({ app }, { id }) => staffChange(app, "POST", `/api/leads/${id}/claim`, { takeOver: true }),
  ({ app, random }, lead) => tellOfBooking(app, lead, random),
  ({ app, key, random }, { id }) =>
    programChange(app, key, "PATCH", `/leads/${id}`, { nextAction: `Step ${random.below(1e6)}` }),
  ({ app, key, random }, { id }) =>
    programChange(app, key, "POST", `/leads/${id}/notes`, {
      text: `From the sheet ${random.below(1e6)}`,
    }),
  ({ app, random }, { sessionId }) =>
    random.chance(0.05)
      ? staffChange(app, "POST", `/api/assessment/${sessionId}/erase`, {})
      : post(app.url, "/api/assessment/track-booking-click", { sessionId }),
];

function staffChange(app: ChaosApp, method: string, path: string, body: Record<string, unknown>) {
  return post(app.url, path, body, { method, headers: app.staff });
}

function programChange(
  app: ChaosApp,
  key: string,
  method: string,
  path: string,
  body: Record<string, unknown>,
) {
  return post(app.url, `/api/v1${path}`, body, { method, headers: { authorization: `Bearer ${key}` } });
}

const SIGNING = { secret: "bench-booking-secret", key: null };

function tellOfBooking(app: ChaosApp, { id, email }: Lead, random: Random): Promise<Response> {
  const at = Date.now();
  const said = {
    kind: random.chance(0.7) ? ("booked" as const) : ("cancelled" as const),
    id: `call-${id}-${random.below(3)}`,
    replaces: null,
    at,
    startsAt: at + random.below(100) * 3_600_000,
    name: "Somebody",
    email,
    ref: null,
  };
  const text = JSON.stringify(WEBHOOKS.calendly(said));
  const headers = { "content-type": "application/json", ...signed("calendly", SIGNING, text, at) };
  return fetch(new URL("/api/booking/webhook/calendly", app.url), { method: "POST", headers, body: text });
}
