import { sample } from "#domain/content/sample/sample";
import { OPENING_CONSENT_TEXT } from "#domain/people/consent/consent-texts";
import { WAITING_SOURCE, type WaitingList } from "#domain/leads/waiting-address";
import { WAITING_DAYS } from "#domain/retention";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { textHash } from "../../../worker/crypto/text-hash.ts";
import { recipientHash } from "../../../worker/delivery/email/unsubscribe-token.ts";
import { api } from "../../setup/api.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/database/rows.ts";
import { allowConsole } from "../../setup/runtime/console-guard.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { keepWritten } from "../../setup/written.ts";

const EMAIL = "Wren@birdsong.example";
const DAY_MS = 86_400_000;

const leave = (fields: Record<string, string>, vars: Partial<Env> = {}) =>
  api("/api/waiting-list", {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    redirect: "manual",
    vars,
  });
const waiting = () => rows("select * from waiting_addresses order by id");
const leads = () => rows("select * from assessments order by id");
const opens = () => publishContent(ownContent(() => {}));
const run = (now = Date.now()) => runDueJobs(env, now);
const list = () => staffJson<WaitingList>("/api/waiting-list");

async function stopAll(email: string, at: number): Promise<void> {
  const hash = await recipientHash(env, email);
  await rows("insert into mail_stops values (?, 'all', ?)", hash, at);
}

describe("an address left before the opening", () => {
  it("is stored with the consent that was given, and its wording for ever", async () => {
    const answer = await leave({ email: ` mailto:${EMAIL}`, consent: "yes" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/?left"]);
    const hash = await textHash(OPENING_CONSENT_TEXT);
    expect(await waiting()).toEqual([
      expect.objectContaining({
        email: EMAIL,
        email_consent: expect.any(Number),
        email_consent_wording: hash,
        suspect: 0,
      }),
    ]);
    expect(await rows("select wording from consent_wordings where hash = ?", hash)).toEqual([
      { wording: OPENING_CONSENT_TEXT },
    ]);
    expect(await leads()).toEqual([]);
  });

  it("without the box is stored without consent", async () => {
    await leave({ email: EMAIL });
    expect(await waiting()).toMatchObject([{ email_consent: null, email_consent_wording: null }]);
  });

  it("left again is one, in any case; a consent stands, and may come later", async () => {
    await leave({ email: EMAIL });
    const [first] = await waiting();
    await leave({ email: EMAIL.toUpperCase(), consent: "yes" });
    await leave({ email: EMAIL.toLowerCase() });
    expect(await waiting()).toEqual([
      { ...first, email_consent: expect.any(Number), email_consent_wording: expect.any(String) },
    ]);
  });

  it("left by a bot counts as its own, and neither gives nor takes a person’s consent", async () => {
    await leave({ email: EMAIL, consent: "yes", company: "Spam Inc" });
    expect(await waiting()).toMatchObject([{ suspect: 1 }]);
    await leave({ email: EMAIL });
    expect(await waiting()).toMatchObject([{ suspect: 0, email_consent: null, email_consent_wording: null }]);
    await leave({ email: EMAIL, consent: "yes", company: "Spam Inc" });
    expect(await waiting()).toMatchObject([{ suspect: 0, email_consent: null }]);
  });

  it.each([
    "",
    "wren",
    "wren@birdsong",
    `${"a".repeat(250)}@a.example`,
    "a@b.example\u0000",
    '"><script>x</script>',
  ])("that is none (%j) is said so, and what was written stays there", async (email) => {
    const answer = await leave({ email, consent: "yes" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      400,
      expect.stringContaining("text/html"),
    ]);
    const html = await answer.text();
    expect(html).toMatch(/aria-invalid="true" aria-describedby="wrong"/);
    expect(html).toMatch(/id="wrong" role="alert">.*Please enter/s);
    expect(html).toContain('name="consent" value="yes" checked');
    expect(html).not.toContain("<script");
    if (email === "wren") expect(html).toContain('value="wren"');
    expect(await waiting()).toEqual([]);
  });

  it("comes in no other form, and is as large as any public call at most", async () => {
    for (const [type, body] of [
      ["application/json", JSON.stringify({ email: EMAIL })],
      ["text/plain", `email=${EMAIL}`],
      ["multipart/form-data; boundary=a", "--a"],
    ]) {
      const headers = { "content-type": String(type) };
      const answer = await api("/api/waiting-list", { method: "POST", body: String(body), headers });
      expect([type, answer.status]).toEqual([type, 400]);
      await answer.body?.cancel();
    }
    expect((await leave({ email: EMAIL, more: "x".repeat(33_000) })).status).toBe(413);
    expect(await waiting()).toEqual([]);
  });

  it("over the limit is not stored, and the page says so", async () => {
    const over = { limit: () => Promise.resolve({ success: false }) };
    const answer = await leave({ email: EMAIL }, { RL_DECISION_ADDRESS: over });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await answer.text()).toContain("Your address isn’t saved yet");
    expect(await waiting()).toEqual([]);
  });

  it("that cannot be stored is said so, stays in its field, and stands in no log", async () => {
    const written = keepWritten();
    await rows("alter table waiting_addresses rename to away");
    const answer = await leave({ email: EMAIL, consent: "yes" });
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain("Your address couldn’t be saved");
    expect(html).toContain(`value="${EMAIL}"`);
    expect(written()).toContain("address_not_saved");
    expect(written().toLowerCase()).not.toContain("birdsong");
  });
});

describe("once the funnel is open", () => {
  it("an address is a lead, with its consent, source and time; before that it is none", async () => {
    await leave({ email: EMAIL, consent: "yes" });
    const [left] = await waiting();
    await run();
    expect(await leads()).toEqual([]);
    await opens();
    await run();
    expect(await waiting()).toEqual([]);
    const [lead] = await leads();
    expect(lead).toMatchObject({
      session_id: left?.["session_id"],
      email: EMAIL,
      assessment_type: "quiz",
      lead_status: "MQL",
      created_at: left?.["left_at"],
      quiz_started_at: null,
      completed_at: null,
      email_consent: left?.["email_consent"],
      source: WAITING_SOURCE,
      suspect: 0,
    });
    expect(await rows("select * from lead_proofs")).toMatchObject([
      {
        lead_id: lead?.["id"],
        email_consent_wording: left?.["email_consent_wording"],
        email_consent_page: "/",
      },
    ]);
    expect(await rows("select * from lead_visits")).toMatchObject([
      { lead_id: lead?.["id"], ip_address: null, ad_consent: null, country: null },
    ]);
    const [listed] = await staffJson<Record<string, unknown>[]>("/api/assessments?leadsOnly=true");
    expect(listed).toMatchObject({
      email: EMAIL,
      firstTouch: { utm_source: WAITING_SOURCE, landingPath: "/" },
    });
    expect(await rows("select kind from changes where entity = 'assessment'")).toEqual([{ kind: "created" }]);
  });

  it("is counted as a lead, and neither as a start nor among the consents of those who completed", async () => {
    await leave({ email: EMAIL, consent: "yes" });
    await opens();
    await run();
    const { types, pipeline, funnel } = await staffJson<{
      types: object;
      pipeline: object[];
      funnel: object;
    }>("/api/analytics?period=all&tz=UTC");
    expect(types).toMatchObject({
      total: 1,
      quizStarted: { count: 0 },
      chatStarted: { count: 0 },
    });
    expect(pipeline[0]).toMatchObject({ status: "MQL", count: 1 });
    expect(funnel).toMatchObject({ total: 1, completed: 0, consented: 0, optInRate: null });
  });

  it("says in its history that it left an address, not that it began a quiz", async () => {
    await leave({ email: EMAIL });
    await opens();
    await run();
    const [lead] = await leads();
    const { timeline } = await staffJson<{ timeline: { kind: string }[] }>(`/api/leads/${lead?.["id"]}`);
    expect(timeline.map(({ kind }) => kind)).toEqual(["touch"]);
  });

  it("each becomes a lead once, however often the run is cut off or doubled", async () => {
    for (const name of ["a", "b", "c"]) await leave({ email: `${name}@birdsong.example`, consent: "yes" });
    await opens();
    // A statement of the batch fails: nothing of it stays.
    allowConsole(/job_failed/);
    await rows("alter table lead_proofs rename to away");
    await run();
    expect([(await waiting()).length, (await leads()).length]).toEqual([3, 0]);
    await rows("alter table away rename to lead_proofs");
    await Promise.all([run(), run()]);
    await run();
    expect([(await waiting()).length, (await leads()).length]).toEqual([0, 3]);
    // Whoever leaves it again is there already.
    await leave({ email: "A@birdsong.example" });
    await run();
    expect([(await waiting()).length, (await leads()).length]).toEqual([0, 3]);
  });

  it("whoever is a lead already is none again, and keeps what they decided there", async () => {
    await completedLead({ email: EMAIL.toLowerCase() });
    await leave({ email: EMAIL, consent: "yes" });
    await opens();
    await run();
    expect(await waiting()).toEqual([]);
    expect(await leads()).toMatchObject([{ email: EMAIL.toLowerCase(), email_consent: null }]);
  });

  it("whose consent is newer than what was stopped under it may be mailed again", async () => {
    await stopAll(EMAIL, 1);
    await leave({ email: EMAIL, consent: "yes" });
    await opens();
    await run();
    expect(await leads()).toMatchObject([{ email: EMAIL, email_consent: expect.any(Number) }]);
    expect(await rows("select * from mail_stops")).toEqual([]);
  });

  it("whose address takes no mail any more has no consent", async () => {
    await leave({ email: EMAIL, consent: "yes" });
    await stopAll(EMAIL, Date.now() + 1000);
    await opens();
    await run();
    expect(await leads()).toMatchObject([{ email: EMAIL, email_consent: null }]);
    expect(await rows("select * from lead_proofs")).toEqual([]);
  });

  it("what a bot left is a suspect", async () => {
    await leave({ email: EMAIL, company: "Spam Inc" });
    await opens();
    await run();
    expect(await leads()).toMatchObject([{ email: EMAIL, suspect: 1 }]);
  });
});

describe("an address that waits", () => {
  it("is listed for staff alone, and erased for whoever asks, with its trace in the audit", async () => {
    await leave({ email: EMAIL, consent: "yes" });
    expect((await api("/api/waiting-list")).status).toBe(401);
    const { total, addresses } = await list();
    expect({ total, addresses }).toEqual({
      total: 1,
      addresses: [
        {
          id: expect.any(Number),
          email: EMAIL,
          leftAt: expect.any(String),
          emailConsent: expect.any(String),
          suspect: false,
        },
      ],
    });
    const path = `/api/waiting-list/${addresses[0]?.id}`;
    expect((await api(path, { method: "DELETE" })).status).toBe(401);
    expect((await staffApi(path, { method: "DELETE" })).status).toBe(200);
    expect((await staffApi(path, { method: "DELETE" })).status).toBe(404);
    const tables = await rows(
      "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'",
    );
    for (const { name } of tables)
      expect(JSON.stringify(await rows(`select * from "${name}"`)).toLowerCase()).not.toContain("birdsong");
    expect(await rows("select action, entity, entity_id from audit")).toEqual([
      { action: "erase", entity: "waiting-address", entity_id: String(addresses[0]?.id) },
    ]);
    await opens();
    await run();
    expect(await leads()).toEqual([]);
  });

  it("goes with the lead of the same address that is erased, and comes back as none", async () => {
    const { sessionId } = await completedLead({ email: EMAIL.toLowerCase() });
    await leave({ email: EMAIL, consent: "yes" });
    expect((await api(`/api/hub/${sessionId}/erase`, { method: "POST" })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    await opens();
    await run();
    expect(await leads()).toEqual([]);
  });

  it("loses its consent with all that its address gave", async () => {
    await leave({ email: EMAIL, consent: "yes" });
    await staffApi("/api/people/withdraw-consent", { json: { email: EMAIL.toLowerCase() } });
    expect(await waiting()).toMatchObject([{ email_consent: null, email_consent_wording: null }]);
  });

  it(`is deleted after ${WAITING_DAYS} days without an opening, and not before`, async () => {
    await leave({ email: EMAIL });
    const now = Date.now();
    await run(now + (WAITING_DAYS - 1) * DAY_MS);
    expect(await waiting()).toHaveLength(1);
    await run(now + WAITING_DAYS * DAY_MS + 60_000);
    expect(await waiting()).toEqual([]);
  });
});

it("the privacy policy names what is left before the opening, and how long it waits", () => {
  const policy = JSON.stringify(sample.legal.privacy);
  expect(policy).toMatch(/before we open/);
  expect(policy).toContain("12 months");
});
