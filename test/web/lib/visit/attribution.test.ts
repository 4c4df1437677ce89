import { attributionSchema } from "#domain/money/ads/attribution";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubLocalStorage } from "../../stub-local-storage.ts";

const now = Date.UTC(2026, 10, 20);
const at = new Date(now).toISOString();
const ad = {
  url: new URL("https://bpm.example/quiz?utm_source=fb&utm_campaign=core4&ad_id=1202100003&fbclid=IwAR0x"),
  landingPath: "/quiz",
  referrerHost: "l.facebook.com",
};
const direct = { url: new URL("https://bpm.example/quiz"), landingPath: "/quiz", referrerHost: null };

let kept: Map<string, string>;
beforeEach(() => void (kept = stubLocalStorage()));
afterEach(() => void vi.unstubAllGlobals());

/** The module as a newly opened document has it. */
async function openDocument() {
  vi.resetModules();
  return import("../../../../web/lib/visit/attribution.ts");
}

test("before a decision only path and referrer are stored and sent", async () => {
  const page = await openDocument();
  page.captureArrival(ad, now);
  const limited = { landingPath: "/quiz", referrerHost: "l.facebook.com", at };
  expect(page.knownAttribution()).toEqual({ first: limited, last: limited });
  expect(kept.get("attribution")).not.toMatch(/fbclid|core4|1202100003/);
});

test("with consent the campaign is stored and sent, in this document and the next", async () => {
  const page = await openDocument();
  page.captureArrival(ad, now);
  page.permitCampaign(true);
  const whole = { ...page.knownAttribution().first };
  expect(whole).toMatchObject({
    utm_source: "fb",
    utm_campaign: "core4",
    ad_id: "1202100003",
    fbclid: "IwAR0x",
  });

  const next = await openDocument();
  next.captureArrival(direct, now + 60_000);
  expect(next.knownAttribution()).toEqual({ first: whole, last: whole });
});

test("a refusal takes back what was kept", async () => {
  const page = await openDocument();
  page.captureArrival(ad, now);
  page.permitCampaign(true);
  page.permitCampaign(false);
  expect(kept.get("attribution")).not.toMatch(/fbclid|core4|1202100003/);
  expect(JSON.stringify(page.knownAttribution())).not.toMatch(/fbclid|core4|1202100003/);
});

test("the first touch stays, a later campaign becomes the last, a direct visit becomes neither", async () => {
  for (const [arrival, time] of [
    [ad, now],
    [{ ...ad, url: new URL("https://bpm.example/?utm_source=mail"), referrerHost: null }, now + 1000],
    [direct, now + 2000],
  ] as const) {
    const page = await openDocument();
    page.captureArrival(arrival, time);
    page.permitCampaign(true);
  }
  const { first, last } = (await openDocument()).knownAttribution();
  expect(first?.utm_source).toBe("fb");
  expect(last).toMatchObject({ utm_source: "mail", at: new Date(now + 1000).toISOString() });
});

test("a later visit from a site leaves the ad as the last touch, and is still told as this visit's own", async () => {
  const site = { ...direct, referrerHost: "www.google.com" };
  for (const [arrival, time] of [
    [ad, now],
    [site, now + 1000],
  ] as const) {
    const page = await openDocument();
    page.captureArrival(arrival, time);
    page.permitCampaign(true);
    expect(page.knownAttribution().last).toMatchObject({ ad_id: "1202100003", at });
    expect(page.ownArrival()?.at).toBe(new Date(time).toISOString());
    expect(page.arrivalSource()).toBe(time === now ? "facebook" : "google");
  }
});

test("a link is read as its author meant it", async () => {
  const page = await openDocument();
  const search = "?UTM_Source=facebook&amp;utm_campaign={{campaign.name}}?fbclid=IwAR1abc";
  page.captureArrival({ ...direct, url: new URL(`https://bpm.example/${search}`) }, now);
  page.permitCampaign(true);
  const touch = { utm_source: "facebook", fbclid: "IwAR1abc", unfilled: ["utm_campaign"] };
  expect(page.knownAttribution().first).toMatchObject(touch);
  expect((await openDocument()).knownAttribution().first).toMatchObject(touch);
});

test("what is sent is what the server accepts, whatever the address holds", async () => {
  const page = await openDocument();
  const query = `utm_source=${"x".repeat(3000)}&utm_medium=&utm_term=%00%0A&fbclid=%E2%80%AE`;
  page.captureArrival({ ...ad, url: new URL(`https://bpm.example/quiz?${query}`) }, now);
  page.permitCampaign(true);
  expect(attributionSchema.safeParse(page.knownAttribution()).success).toBe(true);
});

test.each(["/hub/", "/HUB/", "//hub/", "/%68ub/"])(
  "a hub's address is never a landing path: %s",
  async (hub) => {
    vi.stubGlobal("location", {
      href: `https://bpm.example${hub}6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f?utm_source=mail`,
    });
    vi.stubGlobal("document", { referrer: "" });
    const page = await openDocument();
    page.captureArrival(undefined, now);
    page.permitCampaign(true);
    expect(page.knownAttribution().first).toEqual({ utm_source: "mail", landingPath: "/hub", at });
  },
);

test("an arrival whose page had no script yet is read from the page before", async () => {
  vi.stubGlobal("location", { href: "https://bpm.example/quiz" });
  vi.stubGlobal("document", { referrer: "https://bpm.example/?utm_source=fb" });
  const page = await openDocument();
  page.captureArrival(undefined, now);
  page.permitCampaign(true);
  expect(page.knownAttribution().first).toEqual({ utm_source: "fb", landingPath: "/", at });
});

test("the newest touch is told, also where another tab was opened by it", async () => {
  const later = { ...ad, url: new URL("https://bpm.example/?utm_source=later") };
  const page = await openDocument();
  page.captureArrival(ad, now);
  page.permitCampaign(true);
  const other = await openDocument();
  other.captureArrival(later, now + 1000);
  other.permitCampaign(true);
  expect(page.knownAttribution()).toMatchObject({
    first: { utm_source: "fb" },
    last: { utm_source: "later" },
  });
  page.permitCampaign(true);
  expect((await openDocument()).knownAttribution().last).toMatchObject({ utm_source: "later" });
  page.permitCampaign(false);
  expect(kept.get("attribution")).not.toMatch(/later|core4/);
});

test("a page that is loaded again is the same arrival", async () => {
  const page = await openDocument();
  page.captureArrival(ad, now);
  const again = await openDocument();
  again.captureArrival({ ...ad, isReload: true }, now + 60_000);
  again.permitCampaign(true);
  expect(again.knownAttribution().last).toMatchObject({ utm_campaign: "core4", at });
  const other = await openDocument();
  other.captureArrival({ ...ad, landingPath: "/chat", isReload: true }, now + 120_000);
  expect(other.knownAttribution().last?.at).toBe(new Date(now + 120_000).toISOString());
});
