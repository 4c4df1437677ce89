import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { calendarFile } from "#domain/booking/calendar-file";
import { problemsOf } from "#domain/content/problems";
import { visitorContent } from "#domain/content/unseen";
import { CHOICE_QUESTION_IDS } from "#domain/funnel/answers/questions";
import { PAGE_PATHS } from "#domain/page-paths";
import { renderPage } from "#render-page";
import { expect, it } from "vitest";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { samplePath, sampleHubs } from "../../../web/hub-samples.ts";
import worker from "../../../worker/index.ts";
import { analyze, init, say } from "../../chat/chat-client.ts";
import { fakeModel, replied } from "../../chat/fake-model.ts";
import { api, settled } from "../../setup/api.ts";
import { askForCall } from "../../setup/ask-for-call.ts";
import { bookByWebhook } from "../../setup/book-by-webhook.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { ofTheSample } from "../../setup/content/sample-trade.ts";
import { VISITOR_REASONS } from "../../setup/content/shown-reasons.ts";
import { shownTexts } from "../../setup/content/shown-texts.ts";
import { signed, signedContent, SIGNED_OFFERS, withoutReason } from "../../setup/content/signed-content.ts";
import { rows } from "../../setup/database/rows.ts";
import { COCKPIT_VARS, mailPeer, MAIL_VARS, slackActionsOn } from "../../setup/delivery/peers.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { completedLead } from "../../setup/lead.ts";
import { allowConsole } from "../../setup/runtime/console-guard.ts";
import { staffApi } from "../../setup/staff-api.ts";
import { unlimited } from "../../setup/unlimited.ts";

const ORIGIN = "https://coach.example";
const SENDER = {
  EMAIL_FROM: `${signed("Coach")} <hub@coach.example>`,
  SENDER_POSTAL_ADDRESS: signed("1 Main St"),
};
const HOUR_MS = 3_600_000;

/** What the build wrote, without a word of its own. */
const DOCUMENT =
  '<head><!--said--><!--/said--></head><div id="root" data-rendering="whole"><!--frame--><!--/frame--></div>' +
  '<script type="application/json" id="page-content">{}</script>' +
  '<script type="application/json" id="hub-data">__HUB_DATA__</script>';

const content = signedContent();
const optionOf = (id: (typeof CHOICE_QUESTION_IDS)[number], index = 1) =>
  content.quiz.questions[id].options[index]?.label ?? "";

/** Every text is somebody's own, the offers' too. */
async function publishSigned(): Promise<void> {
  for (const offer of SIGNED_OFFERS)
    expect((await staffApi("/api/tier-configs", { json: offer })).status).toBe(200);
  await publishContent(content);
}

async function open(path: string, more: object = {}): Promise<string> {
  const context = createExecutionContext();
  const own = { ...SENDER, APP_ORIGIN: ORIGIN, ASSETS: { fetch: async () => new Response(DOCUMENT) } };
  const answer = await worker.fetch(
    new Request(`https://${crypto.randomUUID()}.example${path}`),
    { ...env, ...own, ...more } as unknown as Env,
    context,
  );
  const html = await answer.text();
  await waitOnExecutionContext(context);
  return html;
}

/** Hubs in all their states, of an offer that is somebody's own, and their plans. */
const HUBS = [PAGE_PATHS.hub, PAGE_PATHS.plan].flatMap((page) =>
  sampleHubs.map((hub) => ({
    pathname: samplePath(page),
    data: ["A program", "A phase", "What it is.", "What you get:", "A feature"].reduce(
      (data, text) => data.replaceAll(JSON.stringify(text), JSON.stringify(signed(text))),
      JSON.stringify(hub),
    ),
  })),
);

const mailWorld = (mail: ReturnType<typeof mailPeer>) => ({
  ...COCKPIT_VARS,
  ...MAIL_VARS,
  ...SENDER,
  APP_ORIGIN: ORIGIN,
  EMAIL: mail.binding,
});

it("content of somebody's own in every text may be published", () => {
  expect(problemsOf(content)).toEqual([]);
});

it("visitors read nothing that no owner wrote, but for a reason", async () => {
  await publishSigned();
  const mail = mailPeer();
  const vars = mailWorld(mail);
  const texts: string[] = [];

  const { sessionId } = await completedLead({ emailConsent: true }, vars);
  const over = await completedLead({ email: "over@example.com" }, vars);
  await rows("update assessments set hub_expires_at = 1 where id = ?", over.id);
  for (const path of [
    "/",
    "/quiz",
    "/chat",
    "/privacy-policy",
    "/terms",
    "/no-such-page",
    `/hub/${sessionId}`,
    `/hub/${sessionId}/plan`,
    `/hub/${over.sessionId}`,
    `/hub/${freshSessionId()}`,
    "/api/unsubscribe/cut-short",
  ])
    texts.push(...(await shownTexts(await open(path))));
  for (const hub of HUBS) {
    const { html, said } = await renderPage({ ...hub, content: visitorContent(content), origin: ORIGIN });
    texts.push(...(await shownTexts(said + html)));
  }

  await runDueJobs({ ...env, ...vars }, Date.now() + 10 * HOUR_MS);
  await rows("update assessments set hub_expires_at = 1 where session_id = ?", sessionId);
  await api(`/api/hub/${sessionId}/request-link`, { method: "POST", json: {}, vars });
  const newExpiry = new Date(Date.now() + 40 * HOUR_MS).toISOString();
  await staffApi("/api/assessment/extend-expiry", { json: { sessionId, newExpiry }, vars });
  await settled();
  expect(mail.mails).toHaveLength(3);
  for (const { subject, html = "", text = "" } of mail.mails) {
    const [, unsubscribe = ""] = /(\/api\/unsubscribe\/[\w.-]+)/.exec(text) ?? [];
    texts.push(subject, ...text.split("\n"), ...(await shownTexts(html)));
    texts.push(...(await shownTexts(await open(unsubscribe))));
  }

  const { eventTitle: title, eventText: text } = visitorContent(content).booking;
  const file = calendarFile({
    uid: "1",
    startsAt: 1,
    endsAt: 2,
    madeAt: 1,
    sequence: 0,
    isCancelled: false,
    joinUrl: null,
    title,
    text,
  }).replaceAll("\r\n ", "");
  texts.push(...Array.from(file.matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)$/gm), ([, said = ""]) => said));

  texts.push(...(await chatted()));
  expect(withoutReason(texts, VISITOR_REASONS)).toEqual({ unexplained: [], idle: [] });
});

/** What the built-in assessor says: asked anything, not understood, and answered to the end. */
async function chatted(): Promise<string[]> {
  const said: string[] = [];
  const talk = async (messages: readonly string[]) => {
    const sessionId = freshSessionId();
    const { messages: opening } = await init(sessionId);
    said.push(...opening.slice(1).map((message) => message.content));
    for (const message of messages) {
      const reply = await say(sessionId, message, { vars: { RL_CHAT_ADDRESS: unlimited } });
      expect(reply).toMatchObject({ status: 200, error: null });
      said.push(reply.text);
    }
    return analyze(sessionId);
  };
  const { dwy, dfy, list } = content.programs;
  await talk([
    "What does it cost?",
    "What are your programs?",
    `What is ${dwy.short}?`,
    `What is ${dfy.name}?`,
  ]);
  await talk([...list.map(({ name }) => `What is ${name}?`), `What does ${list.at(-1)?.name} cost?`]);
  await talk(["Is there a refund?", "Are you a bot?", "Who are you?", "How long does it take?", "Why?"]);
  await talk(["Actually, change my answer", "Do you sell my data?", "hm", "hm", "hm", "hm"]);
  const { collected } = await talk([
    ...CHOICE_QUESTION_IDS.slice(0, 5).map((id) => optionOf(id)),
    "It never ends",
    optionOf("revenue"),
    "$500K a month",
    "Ada Lovelace",
    "ada@analytical.example",
    "analytical.example",
  ]);
  expect(Object.keys(collected)).toHaveLength(11);
  return said;
}

it("a model is told nothing of the sample's trade, whatever it is asked", async () => {
  await publishSigned();
  const model = fakeModel(() => replied("Sure."));
  const sessionId = freshSessionId();
  await init(sessionId);
  for (const message of [
    optionOf("businessType"),
    optionOf("situation"),
    "About 300",
    "no",
    "What do you cost?",
  ]) {
    await say(sessionId, message, { vars: { RL_CHAT_ADDRESS: unlimited } });
    await analyze(sessionId);
  }
  expect([model.replies(), model.extractions()].every((count) => count > 2)).toBe(true);
  const prompts = model.calls.flatMap(({ messages }) => messages.map((message) => message.content));
  // Ids are what it answers in, and tells nobody.
  const withoutIds = prompts.map((prompt) => prompt.replaceAll(/"[\w'-]+":|(?<=:)"[a-z\d'-]+"/g, " "));
  expect(ofTheSample(withoutIds)).toEqual([]);
});

it("Slack names nothing of the sample's trade", async () => {
  await publishSigned();
  const slack = await slackActionsOn();
  const vars = mailWorld(mailPeer());
  const { id, sessionId } = await completedLead({ emailConsent: true }, vars);
  await completedLead({ answers: { q1_businessType: "clients" }, email: "b@example.com" }, vars).catch(
    () => null,
  );
  await askForCall(sessionId, { vars });
  const told: string[] = [JSON.stringify(slack.messages)];
  await bookByWebhook(sessionId, { vars });
  await runDueJobs({ ...env, ...vars }, Date.now() + 13 * HOUR_MS);
  await staffApi(`/api/leads/${id}/claim`, { method: "POST", json: {}, vars });
  await settled();
  told.push(JSON.stringify(slack.messages));
  expect(slack.messages.length).toBeGreaterThan(1);
  expect(ofTheSample(told)).toEqual([]);
});

it("who comes before anything is published, or when it fails, reads nothing of the sample", async () => {
  expect(ofTheSample(await shownTexts(await open("/")))).toEqual([]);
  allowConsole(/unhandled|content_not_read|settings_not_read|page_not_rendered/);
  const broken = { ASSETS: { fetch: () => Promise.reject(new Error("gone")) } };
  const html = await open("/terms", broken);
  expect(html).toContain("Please try again");
  expect(ofTheSample(await shownTexts(html))).toEqual([]);
});
