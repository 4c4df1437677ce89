import { describe, expect, it } from "vitest";
import { fbcOf, fbcOfClick, fbpOf } from "#domain/money/ads/meta-cookies";

describe("Meta's cookies", () => {
  it.each([
    "fb.1.1596403881668.1116446470",
    "fb.0.1596403881668.1",
    "fb.2.1596403881668.12345678901234567890",
    "fb.1.1596403881668.1116446470.AQ",
  ])("_fbp takes %s", (cookie) => expect(fbpOf(cookie)).toBe(cookie));

  it.each([
    undefined,
    "",
    "fb.1.1596403881668",
    "fb.3.1596403881668.1",
    "fb.1.159640388166.1",
    "fb.1.1596403881668.x",
    "fb.1.1596403881668.1\n",
    " fb.1.1596403881668.1",
    `fb.1.1596403881668.${"1".repeat(21)}`,
    "<script>",
  ])("_fbp refuses %j", (cookie) => expect(fbpOf(cookie)).toBeNull());

  it.each(["fb.1.1554763741205.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa2ofrHyiLjcbCRxTDMgk"])(
    "_fbc takes %s, capitals and all",
    (cookie) => expect(fbcOf(cookie)).toBe(cookie),
  );

  it.each([
    undefined,
    "",
    "fb.1.1554763741205.",
    "fb.1.1554763741205.a b",
    `fb.1.1554763741205.${"a".repeat(501)}`,
  ])("_fbc refuses %j", (cookie) => expect(fbcOf(cookie)).toBeNull());

  it("a click makes the cookie that it would have left, at its own time", () => {
    expect(fbcOfClick("IwAR_aB-1", 1_554_763_741_205)).toBe("fb.1.1554763741205.IwAR_aB-1");
    expect(fbcOf(fbcOfClick("IwAR_aB-1", 1_554_763_741_205) ?? undefined)).not.toBeNull();
    expect(fbcOfClick(undefined, 1_554_763_741_205)).toBeNull();
    expect(fbcOfClick("a&b=c", 1_554_763_741_205)).toBeNull();
    expect(fbcOfClick("a", Number.NaN)).toBeNull();
    expect(fbcOfClick("a", 1_554_763_741)).toBeNull();
  });
});
