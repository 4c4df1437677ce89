import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { readFormLeads } from "../../../worker/forms/read-form-leads.ts";
import type { FakeForm, FakeLead, FakeLeads } from "../../fakes/meta/fake-leads.ts";
import { metaError } from "../../fakes/meta/meta-error.ts";
import { api, settled } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { connectedSlack, FORM_VARS, leadsPeer, SLACK_VARS } from "../../setup/delivery/peers.ts";

const PATH = "/api/meta/leads";
const VARS = { ...FORM_VARS, META_GRAPH_ORIGIN: "https://graph.facebook.com" };
const DAY = 24 * 60 * 60 * 1000;

const FORM: FakeForm = {
  id: "70010020030040050",
  name: "Free audit",
  status: "ACTIVE",
  locale: "en_US",
  questions: [
    { key: "full_name", label: "Full name", type: "FULL_NAME" },
    { key: "email", label: "Email", type: "EMAIL" },
    { key: "phone_number", label: "Phone number", type: "PHONE" },
  ],
};

let page: FakeLeads;
beforeEach(() => {
  page = leadsPeer();
  page.forms.push(FORM);
});

let last = 9_007_199_254_740_993n;
function lead(changes: Partial<FakeLead> = {}): FakeLead {
  last += 2n;
  return page.add({
    id: String(last),
    form_id: FORM.id,
    created_time: new Date(Date.now() - 60_000).toISOString().replace(/\.\d+Z$/, "+0000"),
    field_data: [
      { name: "full_name", values: ["Zoë Müller"] },
      { name: "email", values: [`zoe${last}@example.org`] },
      { name: "phone_number", values: ["+49 1512 3456789"] },
    ],
    ad_id: "120210000000000011",
    campaign_name: "Spring",
    platform: "ig",
    ...changes,
  });
}

const post = async (init: Promise<RequestInit>, vars: Partial<Env> = {}) =>
  api(PATH, { ...(await init), vars: { ...VARS, ...vars } });
const cron = (now = Date.now()) => readFormLeads({ ...env, ...VARS }, now, { elapsed: () => 0 });
const stored = () =>
  rows("select leadgen_id, form_id, state, assessment_id from form_leads order by leadgen_id");

describe("Meta's challenge", () => {
  const ask = (query: Record<string, string>, vars: Partial<Env> = {}) =>
    api(`${PATH}?${new URLSearchParams(query)}`, { vars: { ...VARS, ...vars } });
  const asked = { "hub.mode": "subscribe", "hub.verify_token": "verify-me", "hub.challenge": "1158201444" };

  it("is answered as it came, as text, to who knows the token", async () => {
    const answer = await ask(asked);
    expect([answer.status, await answer.text()]).toEqual([200, "1158201444"]);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    for (const wrong of [
      { ...asked, "hub.verify_token": "verify-mf" },
      { ...asked, "hub.verify_token": "" },
      { ...asked, "hub.mode": "unsubscribe" },
    ])
      expect((await ask(wrong)).status).toBe(403);
    expect((await ask(asked, { META_VERIFY_TOKEN: "" })).status).toBe(503);
  });
});

describe("the webhook of lead forms", () => {
  it("takes nothing that Meta's app did not sign over these very bytes", async () => {
    const made = lead();
    const good = await page.webhook([made]);
    const other = await page.signed(good.body.replace(made.id, "9007199254740999"));
    for (const headers of [
      {},
      { "x-hub-signature-256": "" },
      { "x-hub-signature-256": `sha256=${"0".repeat(64)}` },
      { "x-hub-signature-256": other.headers["x-hub-signature-256"] ?? "" },
      { "x-hub-signature-256": (good.headers["x-hub-signature-256"] ?? "").replace("sha256=", "") },
    ])
      expect((await api(PATH, { method: "POST", body: good.body, headers, vars: VARS })).status).toBe(401);
    expect((await post(Promise.resolve(good), { META_APP_SECRET: "" })).status).toBe(503);
    expect((await post(page.signed(" ".repeat(256 * 1024 + 1)))).status).toBe(413);
    await settled();
    expect(await stored()).toEqual([]);
  });

  it("takes what is not ASCII as Meta escapes it, and keeps every digit of an id that is a number", async () => {
    const made = lead();
    const { body } = await page.webhook([made]);
    const escaped = body.replace('"object":', '"note":"Zo\\u00eb \\"1\\" 12345678901234567890","object":');
    expect((await post(page.signed(escaped))).status).toBe(200);
    expect(await stored()).toMatchObject([{ leadgen_id: made.id, form_id: FORM.id, state: "waiting" }]);
    await settled();
    const [read] = await rows("select * from assessments");
    expect(read).toMatchObject({
      assessment_type: "form",
      name: "Zoë Müller",
      phone: "+4915123456789",
      call_consent_at: null,
      email_consent: null,
      offer_tier: null,
      score: null,
      completed_at: null,
      created_at: Date.parse(made.created_time.replace("+0000", "Z")),
      source: "instagram",
      campaign: "Spring",
    });
    expect(JSON.parse(String(read?.["first_touch"]))).toMatchObject({ ad_id: "120210000000000011" });
  });

  it("passes over another page, another field and what is no webhook, with a 200", async () => {
    const made = lead();
    const { body } = await page.webhook([made]);
    for (const init of [
      page.webhook([made], "999"),
      page.signed(body.replace('"leadgen"', '"feed"')),
      page.signed(body.replace('"page"', '"user"')),
      page.signed('{"object":"page"}'),
      page.signed("not JSON"),
    ])
      expect((await post(init)).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it("stores 300 leads of one body before it answers, and reads each once", async () => {
    const made = Array.from({ length: 300 }, () => lead());
    expect((await post(page.webhook([...made, ...made.slice(0, 50)]))).status).toBe(200);
    expect(await stored()).toHaveLength(300);
    await settled();
    for (let run = 0; run < 12; run++) await cron();
    expect(await rows("select count(*) as n, count(distinct email) as emails from assessments")).toEqual([
      { n: 300, emails: 300 },
    ]);
    expect(
      await rows("select count(*) as n from form_leads where state = 'read' and assessment_id > 0"),
    ).toEqual([{ n: 300 }]);
  });
});

describe("reading a lead", () => {
  it("makes one lead of one that comes twice, by webhook and by reading", async () => {
    const made = lead();
    await post(page.webhook([made]));
    await post(page.webhook([made]));
    await settled();
    await cron();
    await post(page.webhook([made]));
    await settled();
    expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 1 }]);
  });

  it("brings what the webhook lost with the next reading, also of an archived form", async () => {
    page.forms[0] = { ...FORM, status: "ARCHIVED" };
    await cron();
    const made = lead();
    const now = Date.now();
    await cron(now + 14 * 60_000);
    expect(await stored()).toEqual([]);
    await cron(now + 16 * 60_000);
    expect(await stored()).toMatchObject([{ leadgen_id: made.id, state: "read" }]);
  });

  it("tries again after a fault, waits where Meta says so, and pauses on a token that has ended", async () => {
    const now = Date.now();
    const made = lead();
    page.faults = [metaError(2)];
    await post(page.webhook([made]));
    await settled();
    expect(await rows("select state, attempts, error from form_leads")).toEqual([
      { state: "waiting", attempts: 1, error: "meta_2" },
    ]);
    page.token = "another";
    await cron(now + 5 * 60_000);
    expect(await rows("select error, paused_at from form_pages")).toEqual([
      { error: "meta_190", paused_at: now + 5 * 60_000 },
    ]);
    page.token = FORM_VARS.META_LEADS_TOKEN;
    await cron(now + 6 * 60_000);
    expect(await rows("select state from form_leads")).toEqual([{ state: "waiting" }]);
    await cron(now + 70 * 60_000);
    expect(await rows("select state from form_leads")).toEqual([{ state: "read" }]);
    expect(await rows("select error, paused_at, held_until from form_pages")).toEqual([
      { error: null, paused_at: null, held_until: 0 },
    ]);
  });

  it("asks nothing until Meta gives access again after too many calls", async () => {
    const now = Date.now();
    page.faults = [
      {
        name: "too many",
        answer: async () => {
          const answer = await metaError(80005).answer();
          const usage = { 1: [{ call_count: 100, estimated_time_to_regain_access: 40 }] };
          answer.headers.set("x-business-use-case-usage", JSON.stringify(usage));
          return answer;
        },
      },
    ];
    await cron(now);
    const asked = page.asked.length;
    await cron(now + 39 * 60_000);
    expect(page.asked).toHaveLength(asked);
    await cron(now + 60 * 60_000);
    expect(page.asked.length).toBeGreaterThan(asked);
  });

  it("notes a test lead and makes no lead of it", async () => {
    const made = lead({
      field_data: [{ name: "full_name", values: ["<test lead: dummy data for full_name>"] }],
    });
    await post(page.webhook([made]));
    await settled();
    await cron();
    expect(await stored()).toEqual([
      { leadgen_id: made.id, form_id: FORM.id, state: "test", assessment_id: null },
    ]);
    expect(await rows("select id from assessments")).toEqual([]);
  });

  it("does not bring back an erased lead for 100 days, by neither way", async () => {
    const made = lead();
    await post(page.webhook([made]));
    await settled();
    const [read] = await rows("select session_id from assessments");
    expect((await api(`/api/hub/${read?.["session_id"]}/erase`, { method: "POST" })).status).toBe(200);
    await settled();
    expect(await stored()).toEqual([]);
    await post(page.webhook([made]));
    await cron();
    await cron(Date.now() + 16 * 60_000);
    expect(await stored()).toEqual([]);
    expect(
      await rows(
        "select expires_at > ? as kept from tombstones order by expires_at desc limit 1",
        Date.now() + 99 * DAY,
      ),
    ).toEqual([{ kept: 1 }]);
  });

  it("tells Slack of a lead within the answer, and of those older than a day in one message", async () => {
    await connectedSlack();
    page = leadsPeer();
    page.forms.push(FORM);
    const vars = { ...VARS, ...SLACK_VARS };
    for (let n = 0; n < 3; n++) lead({ created_time: new Date(Date.now() - 3 * DAY).toISOString() });
    const fresh = lead();
    await post(page.webhook([fresh]), SLACK_VARS);
    await settled();
    for (let run = 0; run < 3; run++)
      await readFormLeads({ ...env, ...vars }, Date.now(), { elapsed: () => 0 });
    expect(
      await rows(
        "select kind, payload, count(*) as n from outbox where channel = 'slack' group by kind order by kind",
      ),
    ).toEqual([
      { kind: "slack-form-leads", payload: '{"count":3}', n: 1 },
      { kind: "slack-mql", payload: "{}", n: 1 },
    ]);
  });
});
