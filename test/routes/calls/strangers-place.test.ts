import type { CallQueue } from "#domain/calls/queue/call-queue";
import { beforeEach, expect, it } from "vitest";
import { api, settled } from "../../setup/api.ts";
import { askForCall, PHONE } from "../../setup/ask-for-call.ts";
import { fromCalendly } from "../../setup/booking-webhook.ts";
import { completedLead } from "../../setup/lead.ts";
import { staffJson } from "../../setup/staff-api.ts";
import { alwaysOpen } from "./callable-lead.ts";

const EMAIL = "ada@known.example";
const OWN = "+14035550199";
const ADDRESS = { "cf-connecting-ip": "203.0.113.9" };

const post = (path: string, json?: unknown) =>
  api(path, { method: "POST", ...(json !== undefined && { json }) });
const stranger = (changes: object = {}) => completedLead({ email: EMAIL, ...changes });

/** Somebody who asked to be called, whom a member of staff has taken on. */
async function asker() {
  const { id, sessionId } = await completedLead({ email: EMAIL });
  await askForCall(sessionId, { body: { phone: PHONE } });
  await staffJson(`/api/leads/${id}/claim`, { json: {} });
  return { id, sessionId };
}

/** What staff see of the lead in Next calls, and what its visitor is told. */
async function placeOf({ id, sessionId }: { id: number; sessionId: string }) {
  await settled();
  const { asked } = await staffJson<CallQueue>("/api/desk/queue");
  const lead = asked.find((one) => one.id === id);
  const told = await (await api(`/api/assessment/${sessionId}/call`)).json();
  return { lead: lead && [lead.owner, lead.dueAt, lead.clockStartedAt, lead.gaveWayTo, lead.phone], told };
}

beforeEach(alwaysOpen);

it.each<[what: string, attack: () => Promise<unknown>]>([
  ["finishes a quiz", () => stranger()],
  [
    "asks for a call under another number, and withdraws it",
    async () => {
      const { sessionId } = await stranger();
      await askForCall(sessionId, { body: { phone: OWN } });
      await post(`/api/assessment/${sessionId}/withdraw-call`);
    },
  ],
  [
    "asks for a call under another number, and erases everything",
    async () => {
      const { sessionId } = await stranger();
      await askForCall(sessionId, { body: { phone: OWN } });
      await post(`/api/hub/${sessionId}/erase`);
    },
  ],
  [
    "books a call in a session of their own, and cancels it",
    async () => {
      const { sessionId } = await stranger();
      const { bookingRef } = await (await api(`/api/hub/${sessionId}`)).json<{ bookingRef: string }>();
      for (const event of ["invitee.created", "invitee.canceled"]) {
        await fromCalendly({
          event,
          created_at: new Date().toISOString(),
          payload: { uri: "calendly:1", email: EMAIL, tracking: { utm_content: bookingRef } },
        });
      }
    },
  ],
  [
    "gives that number as the sixth of an address, in a session without that e-mail",
    async () => {
      const { sessionId } = await stranger({ email: "eve@else.example" });
      for (let n = 0; n < 5; n++)
        await askForCall(sessionId, { body: { phone: `+140355501${10 + n}` }, headers: ADDRESS });
      await askForCall(sessionId, { body: { phone: PHONE }, headers: ADDRESS });
    },
  ],
  [
    "gives that number, and withdraws it",
    async () => {
      const { sessionId } = await stranger();
      await askForCall(sessionId, { body: { phone: PHONE } });
      await post(`/api/assessment/${sessionId}/withdraw-call`);
    },
  ],
  [
    "withdraws mail and ad consent in a session with that e-mail",
    async () => {
      const { sessionId } = await stranger({ emailConsent: true });
      await post("/api/assessment/email-consent", { sessionId, emailConsent: false });
      await post("/api/consent", { sessionId, ads: false });
    },
  ],
])("a stranger who %s leaves the place of who asked to be called as it was", async (_what, attack) => {
  const lead = await asker();
  const before = await placeOf(lead);
  expect(before.lead).toBeDefined();
  await attack();
  expect(await placeOf(lead)).toEqual(before);
});
