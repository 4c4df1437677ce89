import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { rows } from "../../setup/database/rows.ts";

const FAR = "https://funnel.example";
const COOKIES = { cookie: "_fbp=fb.1.1596403881668.1116446470" };
const GPC = { "sec-gpc": "1" };

describe("what a visitor's browser is told", () => {
  it.each([
    ["Germany", { country: "DE" }, "opt-in"],
    ["Québec", { country: "CA", regionCode: "QC" }, "opt-in"],
    ["Ontario", { country: "CA", regionCode: "ON" }, "opt-out"],
    ["the United States", { country: "US" }, "opt-out"],
    ["Tor", { country: "T1" }, "opt-in"],
    ["nowhere that the edge knows", {}, "opt-in"],
  ])("from %s: %j is %s, with and without Global Privacy Control", async (_place, cf, consentMode) => {
    const plain = await api(`${FAR}/api/config`, { cf });
    expect(await plain.json()).toMatchObject({ consentMode, gpc: false });
    const refused = await api(`${FAR}/api/config`, { cf, headers: GPC });
    expect(await refused.json()).toMatchObject({ consentMode, gpc: true });
  });

  it("on this machine an unknown country needs no yes", async () => {
    expect(await (await api("/api/config", { cf: {} })).json()).toMatchObject({ consentMode: "opt-out" });
  });

  it("any other value of Sec-GPC says nothing", async () => {
    const answer = await api("/api/config", { headers: { "sec-gpc": "0" } });
    expect(await answer.json()).toMatchObject({ gpc: false });
  });
});

describe("Meta's cookie is stored with a lead", () => {
  const FBP = COOKIES.cookie.slice("_fbp=".length);
  it.each([
    ["silence where silence is a yes", "US", undefined, {}, { ad_consent: null, fbp: FBP }],
    ["silence where a yes is needed", "DE", undefined, {}, { ad_consent: null, fbp: null }],
    ["a yes where one is needed", "DE", true, {}, { ad_consent: 1, fbp: FBP }],
    ["a no where silence is a yes", "US", false, {}, { ad_consent: 0, fbp: null }],
    ["a yes under Global Privacy Control", "US", true, GPC, { ad_consent: 0, fbp: null }],
    ["silence under Global Privacy Control", "US", undefined, GPC, { ad_consent: 0, fbp: null }],
  ])("%s (%s)", async (_case, country, adConsent, headers, stored) => {
    const json = quizBody(adConsent === undefined ? {} : { adConsent });
    const answer = await api("/api/assessment/submit", {
      json,
      cf: { country },
      headers: { ...COOKIES, ...headers },
    });
    expect(answer.status).toBe(200);
    expect(await rows("select ad_consent, fbp from lead_visits")).toEqual([stored]);
  });
});
