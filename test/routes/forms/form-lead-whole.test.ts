import type { LeadDetails } from "#domain/leads/timeline/lead-details";
import type { AdsReport } from "#domain/money/report/ads-report";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { readFormLeads } from "../../../worker/forms/read-form-leads.ts";
import { api, settled } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { FORM_VARS, leadsPeer } from "../../setup/delivery/peers.ts";
import { ledgerForm, ledgerLead, ledgerSetUp } from "../../setup/form-ledger.ts";
import { completedLead } from "../../setup/lead.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const VARS = { ...FORM_VARS, META_GRAPH_ORIGIN: "https://graph.facebook.com" };
const FORM = ledgerForm(1);
/** One that answers all eight, so that it has a hub. */
const NUMBER = 3;
const EMAIL = `lead${NUMBER}@example.org`;
const AD = { campaign_id: "12", adset_id: "34", ad_id: "120210000000000011" };

let lead: { id: number; sessionId: string };

beforeEach(async () => {
  const page = leadsPeer();
  const { lead: made } = ledgerLead(FORM, NUMBER, Date.now() - 60_000);
  page.forms.push(FORM);
  page.add({ ...made, ...AD, campaign_name: "Spring", field_data: [...made.field_data, ...BESIDE] });
  await readFormLeads({ ...env, ...VARS }, Date.now(), { elapsed: () => 0 });
  const json = ledgerSetUp(FORM);
  await staffJson(`/api/lead-forms/${FORM.id}`, { method: "PUT", json, vars: VARS });
  await settled();
  const [row] = await rows("select id, session_id from assessments");
  lead = { id: Number(row?.["id"]), sessionId: String(row?.["session_id"]) };
});

/** A question of the form's own, and an address that is taken already. */
const BESIDE = [
  { name: "best_time", values: ["After four"] },
  { name: "email_2", values: ["not an address"] },
];

const details = () => staffJson<LeadDetails>(`/api/leads/${lead.id}`);
const touches = async () =>
  (await details()).timeline.flatMap((event) => (event.kind === "touch" ? [event.touch.ad_id] : []));

it("counts under its ad as Meta named it, by first touch and last", async () => {
  await runDueJobs(env, Date.now());
  for (const touch of ["first", "last"]) {
    const { lines, totals } = await staffJson<AdsReport>(`/api/ads?touch=${touch}&parent=12/34`);
    expect(lines).toMatchObject([{ key: `12/34/${AD.ad_id}`, leads: 1 }]);
    expect(totals.leads).toBe(1);
  }
});

it("keeps Meta's touch, whatever link it comes by later", async () => {
  const told = { utm_source: "newsletter", ad_id: "666", at: new Date().toISOString() };
  const json = { sessionId: lead.sessionId, touch: told };
  const before = await touches();
  expect((await api("/api/assessment/track-visit", { json })).status).toBe(200);
  expect(before).toContain(AD.ad_id);
  expect(await touches()).toEqual(before);
});

it("is one person with what else came from its address, and shows what it wrote", async () => {
  const quiz = await completedLead({ email: EMAIL });
  const { person, formAnswers } = await details();
  expect(person.map(({ id, assessmentType }) => [id, assessmentType])).toEqual(
    expect.arrayContaining([
      [quiz.id, "quiz"],
      [lead.id, "form"],
    ]),
  );
  const written = formAnswers.map(({ question, answer }) => [question, answer]);
  expect(written).toContainEqual(["best_time", "After four"]);
});

it("gets all that it wrote in its own export, and nothing of it stays once it is erased", async () => {
  const own = await (await api(`/api/hub/${lead.sessionId}/export`)).text();
  for (const part of ["After four", "not an address", EMAIL]) expect(own).toContain(part);
  expect((await staffApi(`/api/leads/${lead.id}`)).status).toBe(200);
  expect((await api(`/api/hub/${lead.sessionId}/erase`, { method: "POST" })).status).toBe(200);
  await settled();
  expect(await rows("select leadgen_id from form_leads")).toEqual([]);
  const waiting = await rows("select kind from outbox where status = 'pending' and channel <> 'object'");
  expect(waiting).toEqual([]);
});
