import { TRAFFIC_SOURCES, trafficSource } from "#domain/money/ads/traffic-source";
import * as fc from "fast-check";
import { expect, test } from "vitest";

test.each([
  [null, "direct"],
  [" ", "direct"],
  ["fb", "facebook"],
  ["Facebook_Ads", "facebook"],
  ["l.facebook.com", "facebook"],
  ["meta", "facebook"],
  ["ig", "instagram"],
  ["l.instagram.com", "instagram"],
  ["www.google.co.uk", "google"],
  ["google.com", "google"],
  ["youtu.be", "youtube"],
  ["tiktok-ads", "tiktok"],
  ["lnkd.in", "linkedin"],
  ["newsletter", "email"],
  ["notfacebook.com", "other"],
  ["facebook.com.evil.example", "other"],
  ["ada@example.com", "other"],
])("%o counts as %s", (source, kept) => {
  expect(trafficSource(source)).toBe(kept);
});

test("whatever a link says, one of the list is kept", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (source) => {
      expect(TRAFFIC_SOURCES).toContain(trafficSource(source));
    }),
  );
});
