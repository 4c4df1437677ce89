import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { projectChanged } from "../../../worker/cron/run-due-jobs.ts";
import { textHash } from "../../../worker/crypto/text-hash.ts";
import { openBudget } from "../../../worker/db/budget.ts";
import { readFormLeads } from "../../../worker/forms/read-form-leads.ts";
import type { FakeLeads } from "../../fakes/meta/fake-leads.ts";
import { settled } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { FORM_VARS, leadsPeer } from "../../setup/delivery/peers.ts";
import { ledgerForm, ledgerLead, ledgerSetUp } from "../../setup/form-ledger.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const VARS = { ...FORM_VARS, META_GRAPH_ORIGIN: "https://graph.facebook.com" };
const DAY = 24 * 60 * 60 * 1000;
const FORM = ledgerForm(1);
const PATH = `/api/lead-forms/${FORM.id}`;

let page: FakeLeads;
beforeEach(() => {
  page = leadsPeer();
  page.forms.push({ ...FORM });
});

const cron = (now = Date.now()) => readFormLeads({ ...env, ...VARS }, now, { elapsed: () => 0 });
const save = (changes: object = {}, version?: number) =>
  staffApi(PATH, {
    method: "PUT",
    json: { ...ledgerSetUp(FORM), ...changes },
    vars: VARS,
    ...(version !== undefined && { version }),
  });
const project = () => projectChanged(openBudget(env.DB));
/** A lead made so long ago (ms). */
const made = (n: number, ago: number) => page.add(ledgerLead(FORM, n, Date.now() - ago).lead);
const clocks = () =>
  rows(`select a.clock_started_at as clock, a.created_at as made, a.phone, a.call_consent_at as agreed, f.mapped_by
    from assessments a join form_leads f on f.assessment_id = a.id order by f.leadgen_id`);

describe("a form that is not set up", () => {
  it("shows its leads and lets nobody call them; once set up, their clocks run from their own creation", async () => {
    const fresh = made(1, 2 * 60_000);
    made(2, 3 * DAY);
    await cron();
    await project();
    expect(await clocks()).toMatchObject([
      { clock: null, phone: "+17805550001", agreed: null, mapped_by: 0 },
      { clock: null, phone: "+17805550002", agreed: null, mapped_by: 0 },
    ]);
    expect((await save()).status).toBe(200);
    await settled();
    await project();
    const [first, old] = await clocks();
    const createdAt = Date.parse(fresh.created_time.replace("+0000", "Z"));
    expect(first).toMatchObject({ clock: createdAt, made: createdAt, agreed: createdAt, mapped_by: 2 });
    // Read in silence: it may be called, and no clock runs.
    expect(old).toMatchObject({ clock: null, agreed: old?.["made"], mapped_by: 2 });
    const hash = await textHash(ledgerSetUp(FORM).allows.call.wording);
    expect(await rows("select distinct call_consent_version, call_consent_page from lead_proofs")).toEqual([
      { call_consent_version: hash, call_consent_page: `meta-form:${FORM.id}` },
    ]);
    expect(await rows("select wording from consent_wordings where hash = ?", hash)).toHaveLength(1);
  });
});

describe("setting up a form", () => {
  type Form = {
    version: number;
    newQuestions: object[];
    proposed: object;
    samples: Record<string, string[]>;
  };
  const read = () => staffJson<Form>(PATH, { vars: VARS });

  it("shows what is proposed, and three different answers of each question", async () => {
    for (let n = 1; n <= 5; n++) made(n, 60_000);
    await cron();
    const form = await read();
    expect(form).toMatchObject({
      version: 1,
      mapping: null,
      newQuestions: [],
      proposed: { full_name: { use: "name" }, phone_number: { use: "phone" } },
    });
    expect(form.samples["email"]).toHaveLength(3);
    expect(await staffJson("/api/lead-forms", { vars: VARS })).toMatchObject({
      missing: [],
      pausedAt: null,
      forms: [{ id: FORM.id, name: "Form 1", leads: 5 }],
    });
    expect(await staffJson("/api/lead-forms")).toMatchObject({ missing: Object.keys(FORM_VARS), forms: [] });
  });

  it("is refused under an older version, of a form that is not known, and with a use that there is not", async () => {
    await cron();
    expect((await save({}, 1)).status).toBe(200);
    const stale = await save({}, 1);
    expect([stale.status, await stale.json()]).toMatchObject([409, { current: { version: 2 } }]);
    expect(
      (await staffApi("/api/lead-forms/999", { method: "PUT", json: ledgerSetUp(FORM), vars: VARS })).status,
    ).toBe(404);
    expect((await save({ mapping: { email: { use: "owner" } } })).status).toBe(400);
    expect(await rows("select action from audit where entity = 'lead-form'")).toHaveLength(1);
    await settled();
  });

  it("stays as it is where Meta's people change the form, and says what is new", async () => {
    await cron();
    await save();
    await settled();
    const added = { key: "budget", label: "Budget?", type: "CUSTOM" };
    page.forms[0] = { ...FORM, questions: [...FORM.questions, added] };
    await cron(Date.now() + 16 * 60_000);
    expect((await read()).newQuestions).toEqual([{ key: "budget", options: [] }]);
    made(3, 60_000);
    await cron(Date.now() + 32 * 60_000);
    expect(
      await rows("select completed_at is not null as whole, offer_tier > 0 as tier from assessments"),
    ).toEqual([{ whole: 1, tier: 1 }]);
  });

  it("leaves staff's number and a withdrawal as they are when it is changed", async () => {
    made(1, 60_000);
    await cron();
    await save();
    await settled();
    await rows(
      "update assessments set phone = '+15875550199', call_consent_way = 'person', email = 'own@example.org'",
    );
    await save({ allows: { call: null, mail: null, country: null, tellMeta: false } });
    await settled();
    expect(await rows("select phone, call_consent_at > 0 as agreed, email from assessments")).toEqual([
      { phone: "+15875550199", agreed: 1, email: "lead1@example.org" },
    ]);
    await rows(
      "update assessments set phone = null, call_consent_at = null, call_consent_way = 'form', call_withdrawn_at = 1",
    );
    await save();
    await settled();
    expect(await rows("select phone, call_consent_at from assessments")).toEqual([
      { phone: null, call_consent_at: null },
    ]);
  });
});
