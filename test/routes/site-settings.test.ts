import { describe, expect, it } from "vitest";
import { api, settled } from "../setup/api.ts";
import { completedLead } from "../setup/lead.ts";
import { mailPeer, MAIL_VARS, metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";

const PATH = "/api/system-settings";
type Setting = { key: string; value: string; version: number };

const set = (key: string, value: string, vars?: Partial<Env>) =>
  staffApi(PATH, { json: { key, value }, ...(vars && { vars }) });
const listed = async (vars: Partial<Env>) => {
  const settings = await staffJson<Setting[]>(PATH, { vars });
  return Object.fromEntries(settings.map(({ key, value }) => [key, value]));
};

/** The deployed files, in place of which every document is this one. */
const DOCUMENT = '<div data-rendering="frame"><!--frame--><p>the document</p><!--/frame--></div>';
const ASSETS = { fetch: async () => new Response(DOCUMENT) } as unknown as Fetcher;
const policyAt = async (path: string) =>
  (await api(path, { vars: { ASSETS } })).headers.get("content-security-policy") ?? "";

describe("what owners set without a deploy", () => {
  it("begins as the deployment's vars have it", async () => {
    const vars = {
      ...MAIL_VARS,
      ...META_VARS,
      BOOKING_URL: "https://calendly.com/team/call",
      META_TEST_EVENT_CODE: "TEST1",
    };
    expect(await listed(vars)).toMatchObject({
      booking_url: "https://calendly.com/team/call",
      sender_name: "BPM",
      sender_postal_address: "BPM Inc., 1 Main St, Calgary AB, Canada",
      meta_pixel_id: "1234567890",
      meta_test_event_code: "TEST1",
    });
    expect(await rows("select key from system_settings where key = 'booking_url'")).toEqual([]);
  });

  it("stores the first change as an edit of that value, under its version", async () => {
    const vars = { BOOKING_URL: "https://calendly.com/team/call" };
    const json = { key: "booking_url", value: "https://cal.com/coach/call" };
    expect(await staffJson(PATH, { json, version: 1, vars })).toMatchObject({
      version: 2,
      value: json.value,
    });
    const stale = await staffApi(PATH, { json: { ...json, value: "" }, version: 1, vars });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ current: { value: json.value, version: 2 } });
    const [entry] = await rows("select details from audit where entity_id = 'booking_url'");
    expect(JSON.parse(String(entry?.["details"]))).toEqual({
      before: { value: "https://calendly.com/team/call" },
      after: { value: "https://cal.com/coach/call" },
    });
  });

  it("is what visitors get and what the pages' policies let in", async () => {
    const before = await policyAt(`/hub/${freshSessionId()}`);
    expect(before).not.toContain("cal.com");
    await set("booking_url", "https://cal.com/coach/call");
    await set("meta_pixel_id", "5550001112");
    expect(await (await api("/api/config")).json()).toMatchObject({
      bookingUrl: "https://cal.com/coach/call",
      metaPixelId: "5550001112",
    });
    expect(await policyAt(`/hub/${freshSessionId()}`)).toContain(
      "frame-src https://cal.com https://app.cal.com;",
    );
    const terms = await policyAt("/terms");
    expect(terms).toContain("script-src 'self' https://connect.facebook.net");
    await set("meta_pixel_id", "");
    expect(await policyAt("/terms")).not.toContain("facebook");
    expect(await (await api("/api/config")).json()).toMatchObject({ metaPixelId: null });
  });

  it("stands in the mail: who sends it, and from where", async () => {
    await set("sender_name", "Strong Weeks");
    await set("sender_postal_address", "Turnstraße 8, 10115 Berlin");
    const mail = mailPeer();
    const vars = { ...MAIL_VARS, APP_ORIGIN: "https://bpm.example", EMAIL: mail.binding };
    await completedLead({ emailConsent: true }, vars);
    const [sent] = mail.mails;
    expect(sent?.from).toEqual({ name: "Strong Weeks", email: "hello@bpm.example" });
    for (const form of [sent?.html, sent?.text]) {
      expect(form).toContain("Turnstraße 8, 10115 Berlin");
      expect(form).not.toContain("BPM Inc.");
    }
  });

  it("without a postal address no mail goes out, as the law asks", async () => {
    await set("sender_postal_address", "", MAIL_VARS);
    const mail = mailPeer();
    const vars = { ...MAIL_VARS, APP_ORIGIN: "https://bpm.example", EMAIL: mail.binding };
    await completedLead({ emailConsent: true }, vars);
    expect(mail.mails).toEqual([]);
  });

  it("says where events go, and whether they count", async () => {
    await set("meta_test_event_code", "TEST9");
    const signals = await staffJson("/api/signals", { vars: META_VARS });
    expect(signals).toMatchObject({ configured: true, testing: true });
    metaPeer();
    await completedLead({ adConsent: true }, META_VARS);
    await settled();
  });

  it.each([
    ["booking_url", "https://evil.example/call"],
    ["booking_url", "http://calendly.com/team"],
    ["booking_url", "https://calendly.com.evil.example/team"],
    ["booking_url", "https://notcal.com/team"],
    ["booking_url", "https://a:b@calendly.com/team"],
    ["booking_url", "javascript:alert(1)"],
    ["sender_name", "Ada <ada@evil.example>"],
    ["sender_name", "Ada\r\nBcc: all@example.com"],
    ["sender_postal_address", "1 Main St\nBcc: x"],
    ["meta_pixel_id", "12ab"],
    ["meta_test_event_code", "a b"],
  ])("refuses %s %j", async (key, value) => {
    expect((await set(key, value)).status).toBe(400);
  });

  it("takes a page of this machine only on this machine", async () => {
    const local = "http://localhost:8789/strategy-call";
    expect((await set("booking_url", local)).status).toBe(200);
  });
});
