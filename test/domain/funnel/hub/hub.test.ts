import {
  countdown,
  extendHoursFromText,
  greeting,
  hubExpiresAt,
  isHubExpired,
  promoText,
} from "#domain/funnel/hub/hub";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const WORDS = { named: "Hi {name}!", unnamed: "Hi there!" };

// The night on which most of Europe loses an hour: expiry counts hours, not wall clocks.
const COMPLETED = Date.UTC(2026, 2, 28, 20);

describe("expiry", () => {
  test.each([
    [-1, false],
    [0, true],
    [1, true],
  ])("at %i ms from the end, expired is %s", (offset, expired) => {
    const end = hubExpiresAt(COMPLETED, 12);
    expect(end).toBe(Date.UTC(2026, 2, 29, 8));
    expect(isHubExpired(end, end + offset)).toBe(expired);
    expect(countdown(end, end + offset) === "Expired").toBe(expired);
  });
});

describe("countdown", () => {
  test.each([
    [12 * 3600_000, "12h 0m 0s"],
    [47 * 3600_000 + 59 * 60_000 + 59_000, "47h 59m 59s"],
    [61_000, "0h 1m 1s"],
    [1001, "0h 0m 2s"],
    [1000, "0h 0m 1s"],
    [1, "0h 0m 1s"],
    [0, "Expired"],
    [-1, "Expired"],
  ])("%i ms before the end it shows %s", (left, text) =>
    expect(countdown(COMPLETED + left, COMPLETED)).toBe(text),
  );

  test("adds up to the seconds that are left, begun ones whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8760 * 3600_000 }), (left) => {
        const [h = NaN, m = NaN, s = NaN] =
          countdown(COMPLETED + left, COMPLETED)
            .match(/\d+/g)
            ?.map(Number) ?? [];
        expect(h * 3600 + m * 60 + s).toBe(Math.ceil(left / 1000));
        expect(Math.max(m, s)).toBeLessThan(60);
      }),
    );
  });
});

test("the greeting has the first word of the name", () => {
  expect(greeting("  Ada King Lovelace", WORDS)).toBe("Hi Ada!");
  expect([greeting(null, WORDS), greeting("", WORDS), greeting("  ", WORDS)]).toEqual([
    "Hi there!",
    "Hi there!",
    "Hi there!",
  ]);
});

test("the promotion names the discount and the offer", () => {
  expect(promoText(15, "Build & Launch")).toBe("15% off Build & Launch while your strategy hub is open");
});

test.each([
  ["48", 48],
  [" 0.5 ", 0.5],
  ["1", 1],
  ["0", null],
  ["-1", null],
  ["", null],
  ["two", null],
  ["1e9", null],
  ["NaN", null],
  ["Infinity", null],
])("%j as hours to extend by is %j", (text, hours) => expect(extendHoursFromText(text)).toBe(hours));
