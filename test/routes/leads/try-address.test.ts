import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { DeliveryPage } from "#domain/delivery/delivery-view";
import { deliverDue } from "../../../worker/delivery/deliver-due.ts";
import { settled } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { mailError } from "../../setup/delivery/mail-error.ts";
import { mailPeer, MAIL_VARS } from "../../setup/delivery/peers.ts";
import { completedLead } from "../../setup/lead.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

it("staff try a refused address again: what waits for it is sent at once, and the act is in the audit", async () => {
  const mail = mailPeer();
  const vars = { ...MAIL_VARS, EMAIL: mail.binding };
  mail.errors.push(mailError("E_RECIPIENT_SUPPRESSED"));
  const { id } = await completedLead({ emailConsent: true }, vars);
  const { mailWaits } = await staffJson<DeliveryPage>("/api/deliveries");
  expect(mailWaits).toEqual({ quota: null, refused: 1 });
  await rows("update refused_addresses set times = 3, open_at = null");
  await rows("update outbox set status = 'dead' where channel = 'email'");

  const tried = await staffApi(`/api/leads/${id}/try-address`, { method: "POST", vars });
  expect([tried.status, await tried.json()]).toEqual([200, { due: 1 }]);
  await settled();
  expect(mail.mails.map(({ to }) => to)).toEqual(["ada@analytical.example"]);
  expect(await rows("select * from refused_addresses")).toEqual([]);
  expect(await rows("select status, last_error from outbox where channel = 'email'")).toEqual([
    { status: "sent", last_error: null },
  ]);
  expect(await rows("select action, entity, entity_id from audit where action = 'try-address'")).toEqual([
    { action: "try-address", entity: "assessment", entity_id: String(id) },
  ]);
});

it("refused again, the address counts from its first refusal", async () => {
  const mail = mailPeer();
  const vars = { ...MAIL_VARS, EMAIL: mail.binding };
  mail.errors.push(mailError("E_RECIPIENT_SUPPRESSED"), mailError("E_RECIPIENT_SUPPRESSED"));
  const { id } = await completedLead({ emailConsent: true }, vars);
  await rows("update refused_addresses set times = 3, open_at = null");
  await staffApi(`/api/leads/${id}/try-address`, { method: "POST", vars });
  await settled();
  expect(mail.errors).toEqual([]);
  expect(await rows("select times, open_at > refused_at as opens from refused_addresses")).toEqual([
    { times: 1, opens: 1 },
  ]);
});

it("a lead without address has none to try", async () => {
  const { id } = await completedLead();
  await rows("update assessments set email = null where id = ?", id);
  expect((await staffApi(`/api/leads/${id}/try-address`, { method: "POST" })).status).toBe(404);
  expect(await rows("select * from audit where action = 'try-address'")).toEqual([]);
});

it("the list of deliveries says how many mails wait for the daily quota, and until when", async () => {
  const mail = mailPeer();
  const vars = { ...MAIL_VARS, EMAIL: mail.binding };
  mail.errors.push(mailError("E_DAILY_LIMIT_EXCEEDED"));
  await completedLead({ email: "one@a.example", emailConsent: true }, vars);
  await completedLead({ email: "two@a.example", emailConsent: true }, vars);
  const until = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
  const waits = async () => (await staffJson<DeliveryPage>("/api/deliveries")).mailWaits;
  expect(await waits()).toEqual({ quota: { count: 2, until: new Date(until).toISOString() }, refused: 0 });
  await rows("update channel_states set held_until = 0");
  await rows("update outbox set due_at = 1");
  await deliverDue({ ...env, ...vars }, Date.now(), "https://bpm.example");
  await deliverDue({ ...env, ...vars }, Date.now(), "https://bpm.example");
  expect([mail.mails.length, await waits()]).toEqual([2, { quota: null, refused: 0 }]);
});
