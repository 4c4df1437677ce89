import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { previewToken } from "../../../worker/http/content/preview-token.ts";
import { api } from "../../setup/api.ts";
import { hostileContent } from "../../setup/content/hostile-words.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const DAY_MS = 86_400_000;
const link = () => staffJson<{ path: string; endsAt: string }>("/api/content/preview");
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
    expect(path).toMatch(/^\/preview\/[0-9a-z]+-[0-9a-f]{64}$/);
    expect(Math.abs(Date.parse(endsAt) - Date.now() - DAY_MS)).toBeLessThan(60_000);
    expect((await api("/api/content/preview")).status).toBe(401);
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
    expect(JSON.parse(json)).toMatchObject({ content: hostileContent() });
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
    const old = await previewToken(env, Date.now() - DAY_MS - 1);
    await expectEnded(`/preview/${old?.token}`);
    const { path } = await link();
    await expectEnded(path.replace(/.$/, (last) => (last === "0" ? "1" : "0")));
    // Another end for the same proof.
    await expectEnded(path.replace("/preview/", "/preview/z"));
    await expectEnded("/preview/1");
    const vars = { SESSION_HMAC_KEY: "" };
    expect(await staffJson("/api/content/preview", { vars })).toEqual({ path: null, endsAt: null });
    expect((await api(path, { vars })).status).toBe(404);
  });
});
