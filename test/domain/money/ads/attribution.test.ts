import { attributionSchema, touchSchema } from "#domain/money/ads/attribution";
import { storedAttribution } from "#domain/money/ads/stored-attribution";
import { CAMPAIGN_FIELDS, TOUCH_CAPS, TOUCH_FIELDS } from "#domain/money/ads/touch-fields";
import { laterTouch } from "#domain/money/ads/touch-rank";
import { isReferred, touchOf, withoutCampaign } from "#domain/money/ads/touch";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const AT = Date.UTC(2026, 0, 2, 3, 4, 5);
const at = "2026-01-02T03:04:05.000Z";

const arrival = (query: string, landingPath = "/quiz", referrerHost: string | null = null) =>
  touchOf({ query, landingPath, referrerHost, at: AT });

describe("touchOf", () => {
  test("keeps campaign, click id, page and source, each under its own name", () => {
    expect(
      arrival("utm_source=facebook&utm_campaign=spring&fbclid=IwAR1&prompt=hi", "/chat", "l.facebook.com"),
    ).toEqual({
      utm_source: "facebook",
      utm_campaign: "spring",
      fbclid: "IwAR1",
      landingPath: "/chat",
      referrerHost: "l.facebook.com",
      at,
    });
  });

  test("keeps the ids of campaign, ad set and ad, and no macro that was not replaced", () => {
    expect(
      arrival("campaign_id=120210000000000001&adset_id=%20120210000000000002&ad_id=12345678901234567890"),
    ).toEqual({
      campaign_id: "120210000000000001",
      adset_id: "120210000000000002",
      ad_id: "12345678901234567890",
      landingPath: "/quiz",
      at,
    });
    for (const id of ["1.2E+17", "-1", "١٢٣", ""])
      expect(arrival(`ad_id=${encodeURIComponent(id)}`)).toEqual({ landingPath: "/quiz", at });
    expect(arrival("ad_id={{ad.id}}")).toEqual({ landingPath: "/quiz", at, unfilled: ["ad_id"] });
  });

  test("leaves out what is empty, cuts what is long, drops control characters", () => {
    const touch = arrival(`utm_source=%20&utm_term=a%00%0Ab&utm_campaign=${"x".repeat(5000)}`);
    expect(touch).toEqual({ utm_term: "a b", utm_campaign: "x".repeat(200), landingPath: "/quiz", at });
  });

  test("is always what the server accepts", () => {
    const text = fc.string({ unit: "binary", maxLength: 600 });
    fc.assert(
      fc.property(text, text, fc.option(text), (value, landingPath, referrerHost) => {
        const query = CAMPAIGN_FIELDS.map((name) => `${name}=${encodeURIComponent(value)}`).join("&");
        const touch = touchOf({ query, landingPath, referrerHost, at: AT });
        expect(touchSchema.parse(touch)).toEqual(touch);
      }),
      { numRuns: 500 },
    );
  });
});

describe("what a browser stored of its arrivals", () => {
  const touch = { at, utm_source: "fb", ad_id: "12", landingPath: "/quiz", referrerHost: "l.facebook.com" };

  test("is read as it was", () => {
    expect(storedAttribution({ first: touch, last: { at } })).toEqual({ first: touch, last: { at } });
    for (const nothing of [null, 7, "text", [], {}]) expect(storedAttribution(nothing)).toEqual({});
  });

  test("is left out where it is not what the server accepts", () => {
    const odd = { ...touch, ad_id: "{{ad.id}}", utm_source: "", landingPath: "/\u0000", fbclid: 7, x: "y" };
    expect(storedAttribution({ first: odd, last: { ...touch, at: "yesterday" } })).toEqual({
      first: { at, referrerHost: "l.facebook.com" },
    });
  });

  test("is left out where there is nothing to see", () => {
    expect(storedAttribution({ first: { ...touch, utm_source: "\u{e0000}" } }).first).not.toHaveProperty(
      "utm_source",
    );
  });

  test("is always what the server accepts", () => {
    const fields = fc.dictionary(
      fc.constantFrom(...TOUCH_FIELDS),
      fc.string({ unit: "binary", maxLength: 600 }),
    );
    fc.assert(
      fc.property(fields, (first) => {
        expect(attributionSchema.safeParse(storedAttribution({ first: { ...first, at } })).success).toBe(
          true,
        );
      }),
    );
  });
});

test("only a campaign or another site makes a new last touch", () => {
  expect(isReferred(arrival(""))).toBe(false);
  expect(isReferred(arrival("fbclid=1"))).toBe(true);
  expect(isReferred(arrival("ad_id=1"))).toBe(true);
  expect(isReferred(arrival("", "/", "google.com"))).toBe(true);
});

describe("the last touch of two", () => {
  const days = (n: number) => new Date(AT + n * 86_400_000).toISOString();
  const [ad, click, site] = [{ utm_campaign: "Spring" }, { fbclid: "IwAR1" }, { referrerHost: "google.com" }];

  test.each([
    ["the newer of two ads", ad, { ad_id: "12" }, "later"],
    ["an ad before a site", ad, site, "earlier"],
    ["an ad before a click of which nothing is known", ad, click, "earlier"],
    ["a click before a site", click, site, "earlier"],
    ["the newer of two sites", site, { referrerHost: "l.facebook.com" }, "later"],
    ["an ad before a visit by itself", ad, {}, "earlier"],
    ["an ad after a site", site, ad, "later"],
    ["an ad before a link whose macros say nothing", ad, { unfilled: ["ad_id" as const] }, "earlier"],
  ])("is %s", (_what, one, other, which) => {
    const [earlier, later] = [
      { ...one, at: days(0) },
      { ...other, at: days(1) },
    ];
    const expected = which === "later" ? later : earlier;
    expect(laterTouch(earlier, later)).toBe(expected);
    expect(laterTouch(later, earlier)).toBe(expected);
    expect(attributionSchema.parse({ first: earlier, last: later }).last).toEqual(expected);
  });
});

test("before consent only page and source are kept", () => {
  expect(
    withoutCampaign(arrival("utm_source=x&fbclid=1&campaign_id=1&adset_id=2&ad_id=3", "/", "google.com")),
  ).toEqual({
    landingPath: "/",
    referrerHost: "google.com",
    at,
  });
  expect(withoutCampaign({ at })).toStrictEqual({ at });
});

describe("the schema", () => {
  test("takes first and last, either or none", () => {
    expect(attributionSchema.parse({})).toEqual({});
    expect(attributionSchema.parse({ first: { at }, last: { at, x: 1 } })).toEqual({
      first: { at },
      last: { at },
    });
  });

  test("reads a campaign as a link is read, whoever sends it, and what it has read no other way", () => {
    const told = {
      at,
      utm_source: "facebook?fbclid=IwAR1",
      utm_campaign: "{{campaign.name}}",
      utm_term: "Spring%20Sale",
      landingPath: "/?utm_medium=x",
    };
    const read = touchSchema.parse(told);
    expect(read).toEqual({
      at,
      utm_source: "facebook",
      fbclid: "IwAR1",
      utm_term: "Spring Sale",
      landingPath: "/?utm_medium=x",
      unfilled: ["utm_campaign"],
    });
    expect(touchSchema.parse(read)).toEqual(read);
    expect(touchSchema.safeParse({ at, unfilled: ["landingPath"] }).success).toBe(false);
  });

  test.each([
    [{ at: "yesterday" }],
    [{}],
    [{ at, utm_source: "" }],
    [{ at, utm_source: 1 }],
    [{ at, fbclid: "x".repeat(TOUCH_CAPS.fbclid + 1) }],
    [{ at, landingPath: "/\u0000" }],
    [{ at, ad_id: "12a" }],
    [{ at, adset_id: "123456789012345678901" }],
  ])("refuses %j", (touch) => expect(attributionSchema.safeParse({ first: touch }).success).toBe(false));
});
