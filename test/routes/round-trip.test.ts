import { createExecutionContext, reset, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Content } from "#domain/content/content";
import { mediaPath } from "#domain/content/pictures/media-path";
import { filesOf } from "#domain/content/pictures/pictures-of";
import { CHOICE_QUESTION_IDS, QUESTIONS } from "#domain/funnel/answers/questions";
import { scoringRuleSchema } from "#domain/offers/scoring/scoring-schemas";
import { CARRIED, readFunnelFile, type CarriedContent } from "#domain/settings/carry/funnel-file";
import type { SettingKey } from "#domain/settings/settings";
import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { forgetSiteSettings } from "../../worker/delivery/site-env.ts";
import worker from "../../worker/index.ts";
import { api, settled } from "../setup/api.ts";
import {
  exportedAll,
  importAll,
  listed,
  OFFERS,
  OVERRIDES,
  RANGES,
  RULES,
  SETTINGS,
} from "../setup/carry.ts";
import { pictureFiles } from "../setup/content/picture-files.ts";
import { ownContent } from "../setup/content/own-content.ts";
import { signedContent, SIGNED_OFFERS } from "../setup/content/signed-content.ts";
import { quizBody } from "../setup/quiz-body.ts";
import { randomFrom } from "../setup/random/random.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";
import { unlimited } from "../setup/unlimited.ts";

/** What the build wrote, without a word of its own. */
const DOCUMENT =
  '<head><!--said--><!--/said--></head><div id="root" data-rendering="whole"><!--frame--><!--/frame--></div>' +
  '<script type="application/json" id="page-content">{}</script>' +
  '<script type="application/json" id="hub-data">__HUB_DATA__</script>';

/** None as it is at first. */
const OWN_SETTINGS: Record<SettingKey, string> = {
  hub_expiry_hours: "36",
  extension_hours: "12",
  retention_days_anonymous: "21",
  retention_days_ip: "30",
  answer_target_minutes: "45",
  form_target_minutes: "9",
  desk_time_zone: "Europe/Berlin",
  desk_hours: JSON.stringify({
    monday: [{ from: "10:00", to: "12:00" }],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  }),
  desk_holidays: '["2026-12-25"]',
  desk_targets: '{"asked":6,"Exceptional":7,"High":31,"Medium":241,"Low":481}',
  booking_mails: "on",
  reminder_day_before: "off",
  reminder_hour_before: "off",
  deal_currency: "EUR",
  ad_time_zone: "Europe/Berlin",
  booking_url: "https://calendly.com/coach/first-call",
  sender_name: "Coach Hanna",
  sender_postal_address: "Turnstraße 8, 10115 Berlin, Germany",
  meta_pixel_id: "1234567890",
  meta_test_event_code: "TEST123",
};

const [FIRST] = SIGNED_OFFERS;
const OWN_OFFERS = [
  ...SIGNED_OFFERS.map((offer, index) => ({
    ...offer,
    sortOrder: 10 - index,
    isActive: index === 2 ? 0 : 1,
  })),
  { ...FIRST, tier: 6, name: "Partnership", sortOrder: 0, pdfLink: "https://analytical.example/plan.pdf" },
];

const seededAnswers = () => {
  const random = randomFrom(52);
  return Array.from({ length: 12 }, () =>
    Object.fromEntries(
      QUESTIONS.map((question) => [
        question.quizKey,
        question.kind === "choice"
          ? random.pick<string>(question.options.map(({ value }) => value))
          : random.pick(["$20K", "$50K", "$10M a month"]),
      ]),
    ),
  );
};

async function ok(answer: Promise<Response>): Promise<void> {
  const { status, ok: isOk } = await answer;
  expect([status, isOk]).toEqual([status, true]);
}

/** A deployment in which nothing is as it is at first. */
async function makeOwn(): Promise<void> {
  for (const json of OWN_OFFERS) await ok(staffApi(OFFERS, { json }));
  const rules = (await listed(RULES, CARRIED.rules)).stored;
  for (const [index, rule] of rules.entries()) {
    const json = scoringRuleSchema.parse({
      ...CARRIED.rules.records.parse([rule])[0],
      points: (index * 7) % 23,
    });
    await ok(staffApi(`${RULES}/${rule.id}`, { method: "PUT", json }));
  }
  for (const { id } of (await listed(RANGES, CARRIED.ranges)).stored)
    await ok(staffApi(`${RANGES}/${id}`, { method: "DELETE" }));
  for (const [index, targetTier] of [6, 5, 4, 2, 1].entries())
    await ok(staffApi(RANGES, { json: { minScore: index * 20, maxScore: index * 20 + 19, targetTier } }));
  for (const { id } of (await listed(OVERRIDES, CARRIED.overrides)).stored)
    await ok(staffApi(`${OVERRIDES}/${id}`, { method: "DELETE" }));
  for (const [index, questionId] of CHOICE_QUESTION_IDS.slice(1, 4).entries()) {
    const answerValue = QUESTIONS.find(({ id }) => id === questionId);
    if (answerValue?.kind !== "choice") continue;
    const json = {
      name: `Own ${index}`,
      questionId,
      answerValue: answerValue.options[index]?.value,
      andQuestionId: "revenue",
      andAnswerValue: "50k-200k",
      targetTier: index + 1,
      priority: 9 - index,
      isActive: 1,
    };
    await ok(staffApi(OVERRIDES, { json }));
  }
  for (const [key, value] of Object.entries(OWN_SETTINGS))
    await ok(staffApi(SETTINGS, { json: { key, value } }));
}

const sendPicture = (body: BodyInit) =>
  staffJson<{ hash: string }>("/api/content/files", {
    method: "POST",
    body,
    headers: { origin: "http://localhost:8787" },
  });

async function publish(document: Content): Promise<void> {
  await ok(staffApi("/api/content/draft", { method: "PATCH", json: { document } }));
  const published = await staffApi("/api/content/publish", { json: { note: "" } });
  expect([published.status, await published.text()]).toEqual([201, expect.anything()]);
}

/** The texts of the draft with all their pictures, as the dashboard exports them. */
async function exportedTexts(): Promise<CarriedContent> {
  const { draft } = await staffJson<{ draft: { document: Content } }>("/api/content");
  const pictures = new Map<string, string>();
  for (const hash of filesOf(draft.document)) {
    const bytes = new Uint8Array(await (await api(mediaPath(hash))).arrayBuffer());
    pictures.set(hash, btoa(String.fromCharCode(...bytes)));
  }
  return { document: draft.document, pictures };
}

async function importTexts({ document, pictures }: CarriedContent): Promise<void> {
  for (const [hash, base64] of pictures) {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    expect(await sendPicture(bytes)).toMatchObject({ hash });
  }
  await publish(document);
}

/** As it is after the migrations. */
async function startAnew(): Promise<void> {
  await settled();
  await reset();
  await env.DB.batch(inject("migrated").map((sql) => env.DB.prepare(sql)));
  forgetSiteSettings();
}

async function page(path: string): Promise<string> {
  const context = createExecutionContext();
  const isolate = { ...env, ASSETS: { fetch: async () => new Response(DOCUMENT) } } as unknown as Env;
  const answer = await worker.fetch(new Request(`https://coach.example${path}`), isolate, context);
  const html = await answer.text();
  await waitOnExecutionContext(context);
  return html;
}

/** Ids that are the same in both. */
const sessionOf = (index: number) => `7b1f6a52-3f0e-4c1e-9a53-${String(index).padStart(12, "0")}`;

/** All that visitors read and staff have set. Nothing of it may say where it was made. */
async function shown() {
  const scores: unknown[] = [];
  for (const [index, answers] of seededAnswers().entries()) {
    const json = quizBody({ sessionId: sessionOf(index), answers, email: `ada${index}@analytical.example` });
    const answer = await api("/api/assessment/submit", { json, vars: { RL_SUBMIT_ADDRESS: unlimited } });
    const body = await answer.json();
    expect(body).toMatchObject({ ok: true });
    scores.push(body);
  }
  const offers = await listed(OFFERS, CARRIED.offers);
  const hub = sessionOf(0);
  const paths = [
    "/",
    "/quiz",
    "/chat",
    "/privacy-policy",
    "/terms",
    "/no-such-page",
    `/hub/${hub}`,
    `/hub/${hub}/plan`,
  ];
  const pages: Record<string, string> = {};
  for (const path of paths) pages[path] = await page(path);
  const settings = (await listed(SETTINGS, CARRIED.settings)).records.map(({ key, value }) => [key, value]);
  return {
    scores,
    pages,
    offers: offers.records,
    asVisitorsSeeThem: await Promise.all(
      offers.records.map(async ({ tier }) => {
        const answer = await api(`${OFFERS}/${tier}`);
        return [tier, answer.status, await answer.json()];
      }),
    ),
    settings: Object.fromEntries(settings),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 30, 12) }));

describe("a funnel that is exported with everything and imported into an empty deployment", () => {
  it("shows the same pages, and has the same offers, scores and settings", async () => {
    const atFirst = await shown();
    await startAnew();
    await makeOwn();
    const { hash } = await sendPicture(pictureFiles.webp);
    const document = signedContent();
    document.brand.logoOnDark.files = [{ hash, width: 3, height: 2 }];
    await publish(document);
    const text = await exportedAll(await exportedTexts());
    const own = await shown();
    expect(own.settings).toEqual(OWN_SETTINGS);
    expect(own.pages["/"]).toContain(mediaPath(hash));
    for (const key of ["offers", "scores", "settings"] as const)
      for (const [name, value] of Object.entries(own[key]))
        expect([key, name, value]).not.toEqual([key, name, Reflect.get(atFirst[key], name)]);

    await startAnew();
    const file = readFunnelFile(text);
    await importAll(text);
    if (!file.content) throw new Error("The file holds no texts.");
    await importTexts(file.content);
    const there = await shown();
    for (const [path, html] of Object.entries(own.pages))
      expect([path, there.pages[path]]).toEqual([path, html]);
    expect(there).toEqual(own);
    const picture = await api(mediaPath(hash));
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(pictureFiles.webp);
  });

  it("is taken over from a file of before offers went along, and from one of an older schema", async () => {
    const document = ownContent((content) => void (content.landing.hero.statement = "Of an older file."));
    const { story, ...older } = document;
    const text = JSON.stringify({ format: "funnel-content-1", document: older, pictures: {} });
    const file = readFunnelFile(text);
    expect(Object.keys(file)).toEqual(["content"]);
    if (!file.content) throw new Error("The file holds no texts.");
    // What the sample stands in for is invented, and goes out only once it is theirs.
    expect(file.content.document.story).not.toEqual(story);
    const before = (await listed(OFFERS, CARRIED.offers)).records;
    await importTexts({ ...file.content, document: { ...file.content.document, story } });
    expect(await page("/")).toContain("Of an older file.");
    expect((await listed(OFFERS, CARRIED.offers)).records).toEqual(before);
  });
});
