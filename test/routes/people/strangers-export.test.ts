import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { recipientHash } from "../../../worker/delivery/email/unsubscribe-token.ts";
import { api, settled } from "../../setup/api.ts";
import { fromCalendly } from "../../setup/booking-webhook.ts";
import { completedLead } from "../../setup/lead.ts";
import { mailPeer, MAIL_VARS, metaPeer, META_VARS } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";

const HOUR_MS = 3_600_000;
const EMAIL = "ada@known.example";

const setUp = (mail = mailPeer()) => ({
  ...MAIL_VARS,
  ...META_VARS,
  APP_ORIGIN: "https://bpm.example",
  EMAIL: mail.binding,
});

/** Calendly's news of a call that somebody booked with this address, without a reference. */
const books = () =>
  fromCalendly(
    {
      event: "invitee.created",
      created_at: new Date().toISOString(),
      payload: { uri: "calendly:1", email: EMAIL, scheduled_event: { start_time: "2027-03-01T15:00:00Z" } },
    },
    { vars: META_VARS },
  );

const pageSaysBooked = async (sessionId: string) => {
  const vars = META_VARS;
  expect((await api("/api/assessment/track-booked", { json: { sessionId }, vars })).status).toBe(200);
};

/** What a stranger reads at each moment of a session into which they typed an address, but for times and ids. */
async function read(email: string, meanwhile: () => Promise<unknown> = async () => {}): Promise<string[]> {
  metaPeer();
  const vars = setUp();
  const { sessionId } = await completedLead({ email, emailConsent: true, adConsent: true }, vars);
  const seen: string[] = [];
  const look = async () => {
    await settled();
    const own = await (await api(`/api/hub/${sessionId}/export`)).text();
    const hub = await (await api(`/api/hub/${sessionId}`)).text();
    seen.push(
      `${own} ${hub}`
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time")
        .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "id")
        .replaceAll(/[\da-f]{64}/g, "hash")
        .replaceAll(email, "e-mail"),
    );
  };
  await look();
  await meanwhile();
  await look();
  await pageSaysBooked(sessionId);
  await look();
  await runDueJobs({ ...env, ...vars }, Date.now() + 10 * HOUR_MS);
  await look();
  return seen;
}

const ordinary = () => read("nobody@else.example");

it.each<[what: string, known: () => Promise<unknown>, meanwhile?: () => Promise<unknown>]>([
  ["has had a hub mail today", () => completedLead({ email: EMAIL, emailConsent: true }, setUp())],
  [
    "wants no mail",
    async () => rows("insert into mail_stops values (?, 'all', 1)", await recipientHash(env, EMAIL)),
  ],
  ["booked a call before", async () => (await completedLead({ email: EMAIL }), books())],
  ["books a call meanwhile", () => completedLead({ email: EMAIL }), books],
])("of an address that %s, its export and hub tell nothing", async (_what, known, meanwhile) => {
  const any = await ordinary();
  await known();
  await settled();
  expect(await read(EMAIL, meanwhile)).toEqual(any);
});

it("what the page said of a call stands, though one of its address is booked then", async () => {
  metaPeer();
  const { sessionId } = await completedLead({ email: EMAIL, adConsent: true }, META_VARS);
  const schedules = async () => {
    const own = await (await api(`/api/hub/${sessionId}/export`)).json<{ events: { name: string }[] }>();
    return own.events.filter(({ name }) => name === "Schedule");
  };
  await pageSaysBooked(sessionId);
  const before = await schedules();
  expect(before).toHaveLength(1);
  await books();
  await settled();
  expect(await schedules()).toEqual(before);
});
