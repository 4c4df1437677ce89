import type { PreviewLink } from "#domain/content/content-version";
import { sample } from "#domain/content/sample/sample";
import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ownToken } from "../../../worker/http/content/preview-token.ts";
import { api } from "../../setup/api.ts";
import { hostileContent } from "../../setup/content/hostile-words.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
type Made = { path: string; endsAt: string };
const link = () => staffJson<Made>("/api/content/previews", { method: "POST" });
const own = () => staffJson<Made>("/api/content/preview");
const links = async () => (await staffJson<{ links: PreviewLink[] }>("/api/content/previews")).links;
const scored = (path: string, answers: object) =>
  api(`/api${path}/score`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ answers }),
  });
const draftWith = (statement: string) =>
  staffApi("/api/content/draft", {
    method: "PATCH",
    json: { document: ownContent((content) => void (content.landing.hero.statement = statement)) },
  });

async function expectEnded(path: string): Promise<void> {
  const answer = await api(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toContain("This preview has ended");
}

describe("a preview link", () => {
  it("is made for staff, and lasts 24 hours", async () => {
    const { path, endsAt } = await link();
    expect(path).toMatch(/^\/preview\/[0-9a-z]+-[0-9a-f]{32}-[0-9a-f]{64}$/);
    expect(Math.abs(Date.parse(endsAt) - Date.now() - DAY_MS)).toBeLessThan(60_000);
    expect((await api("/api/content/preview")).status).toBe(401);
  });

  it("is the editor's own for an hour, and is no link then that anybody could hand on", async () => {
    const { path, endsAt } = await own();
    expect(Math.abs(Date.parse(endsAt) - Date.now() - HOUR_MS)).toBeLessThan(60_000);
    expect((await api(path)).status).toBe(200);
    expect(await links()).toEqual([]);
    // A link of earlier versions had no id either, and lasted a day.
    const later = await ownToken(env, Date.now() + HOUR_MS);
    await expectEnded(`/preview/${later?.token}`);
  });

  it("is listed with who made it and until when, and ends on all its pages at once", async () => {
    const [first, second] = [await link(), await link()];
    const known = await links();
    expect(known.map(({ by, endsAt }) => [by, endsAt]).toSorted()).toEqual(
      [first, second].map(({ endsAt }) => ["ada@example.com", endsAt]).toSorted(),
    );
    const id = first.path.split("-")[1] ?? "";
    expect((await staffApi(`/api/content/previews/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await staffApi(`/api/content/previews/${id}`, { method: "DELETE" })).status).toBe(200);
    for (const page of ["", "/quiz", "/hub/1", "/mails/hub", "/booking"])
      await expectEnded(first.path + page);
    expect((await scored(first.path, {})).status).toBe(404);
    expect((await api(second.path)).status).toBe(200);
    expect((await links()).map((one) => second.path.includes(one.id))).toEqual([true]);
  });

  it("carries neither rules nor what a model is told, only what its pages show", async () => {
    const document = ownContent((content) => {
      content.assistant.method = "Words for a model alone.";
    });
    await staffApi("/api/content/draft", { method: "PATCH", json: { document } });
    const { path } = await link();
    for (const page of ["", "/quiz", "/chat", "/hub/1"]) {
      const html = await (await api(path + page)).text();
      const [, json = ""] = /type="application\/json"[^>]*>(\{"content".*?)<\/script>/s.exec(html) ?? [];
      expect(Object.keys(JSON.parse(json)).toSorted()).toEqual([
        "canBook",
        "content",
        "endsAt",
        "hasEditor",
        "hubHours",
        "keptTimes",
        "offers",
      ]);
      expect(json).toContain('"ours":[]');
      expect(json).not.toMatch(/"(?:minScore|answerValue|sortOrder|isActive)"|Words for a model alone/);
    }
    const answer = await scored(path, SAMPLE_VISITOR.answers);
    expect(await answer.json()).toEqual({
      score: expect.any(Number),
      offerTier: expect.any(Number),
      leadScore: expect.any(Number),
    });
  });

  it("says whether calls are booked, as on the live pages, and opens nobody's booking page", async () => {
    const { path } = await link();
    const read = async (vars: Partial<Env>) => (await api(path, { vars })).text();
    expect(await read({ BOOKING_URL: "https://calendly.com/bpm/call" })).toContain('"canBook":true');
    const html = await read({ BOOKING_URL: "https://calendly.com/bpm/call" });
    expect(html).not.toContain("calendly");
    expect(await read({ BOOKING_URL: "" })).toContain('"canBook":false');
    const place = await api(`${path}/booking`);
    expect(await place.text()).toContain("Your booking page");
    expect(place.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  });

  it("shows the draft on every page to whoever has it, unseen by search engines and caches", async () => {
    expect((await draftWith("Get strong in 12 weeks.")).status).toBe(200);
    const { path } = await link();
    for (const page of [
      "",
      "/quiz",
      "/chat",
      "/privacy-policy",
      "/terms",
      "/hub/1",
      "/hub/1/plan",
      "/nope",
    ]) {
      const answer = await api(path + page);
      expect([page, answer.status]).toEqual([page, 200]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow, noarchive");
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
      const html = await answer.text();
      expect(html).toContain('data-rendering="preview"');
      expect(html).toContain("Get strong in 12 weeks.");
    }
  });

  it("brings along how long data is kept, which its legal pages say", async () => {
    await rows("update system_settings set value = '21' where key = 'retention_days_anonymous'");
    const html = await (await api(`${(await link()).path}/privacy-policy`)).text();
    expect(html).toMatch(/"keptTimes":\{"anonymousKept":"\d+ days?","addressesKept":"\d+ days?"\}/);
  });

  it("has the hours of the settings, in its hub and its mails", async () => {
    await rows("update system_settings set value = '30' where key = 'hub_expiry_hours'");
    await rows("update system_settings set value = '72' where key = 'extension_hours'");
    const { path } = await link();
    const read = async (page: string) => (await api(path + page)).text();
    expect(await read("/hub/1")).toContain('"hubHours":30');
    expect(await read("/mails/hub")).toContain("30 hours");
    expect(await read("/mails/newLink")).toContain("3 days");
  });

  it("keeps whatever the draft says within what it brings along, and in its mails", async () => {
    const saved = await staffApi("/api/content/draft", {
      method: "PATCH",
      json: { document: hostileContent() },
    });
    expect(saved.status).toBe(200);
    const { path } = await link();
    const page = await (await api(path)).text();
    expect(page).not.toMatch(/<script>x\(|<img src=x|<!--\$!/);
    const [, json = ""] = /type="application\/json"[^>]*>(\{"content".*?)<\/script>/s.exec(page) ?? [];
    // But for what a model is told, which no page shows.
    expect(JSON.parse(json)).toMatchObject({
      content: { ...hostileContent(), assistant: sample.assistant, ours: [] },
    });
    const mail = await (await api(`${path}/mails/hub`)).text();
    expect(mail).toContain("&lt;script&gt;x()");
    expect(mail).not.toMatch(/<script|<img/);
  });

  it("shows the mails of the draft, with nothing in them that runs", async () => {
    const { path } = await link();
    for (const mail of ["hub", "reminder", "newLink"]) {
      const answer = await api(`${path}/mails/${mail}`);
      expect([mail, answer.status]).toEqual([mail, 200]);
      expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src/);
      expect(await answer.text()).toContain("Ada");
    }
    await expectEnded(`${path}/mails/frame`);
  });

  it("stores nothing", async () => {
    const { path } = await link();
    await (await api(`${path}/quiz`)).text();
    for (const table of ["assessments", "ad_events", "step_stats", "outbox"])
      expect(await rows(`select count(*) as n from ${table}`)).toEqual([{ n: 0 }]);
  });

  it("is no link once its day is over, without a key, or if somebody made it up", async () => {
    const old = await ownToken(env, Date.now() - HOUR_MS - 1);
    await expectEnded(`/preview/${old?.token}`);
    const over = await link();
    await rows("update preview_links set ends_at = 1");
    await expectEnded(over.path);
    const { path } = await link();
    expect(await rows("select count(*) as n from preview_links")).toEqual([{ n: 1 }]);
    await expectEnded(path.replace(/.$/, (last) => (last === "0" ? "1" : "0")));
    // Another end for the same proof.
    await expectEnded(path.replace("/preview/", "/preview/z"));
    await expectEnded(path.replace(/-[0-9a-f]{32}-/, "-"));
    await expectEnded("/preview/1");
    const vars = { SESSION_HMAC_KEY: "" };
    expect(await staffJson("/api/content/preview", { vars })).toEqual({ path: null, endsAt: null });
    const none = await staffJson("/api/content/previews", { method: "POST", vars });
    expect(none).toEqual({ path: null, endsAt: null });
    expect((await api(path, { vars })).status).toBe(404);
  });
});
