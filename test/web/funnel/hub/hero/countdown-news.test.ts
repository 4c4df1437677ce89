import { expect, test } from "vitest";
import { countdownNews } from "../../../../../web/features/funnel/hub/hero/hub-hero.tsx";

const MINUTE = 60_000;

test.each([
  [61 * MINUTE, 60 * MINUTE, "hour"],
  [10 * MINUTE + 1, 10 * MINUTE, "minutes"],
  [1, 0, "closed"],
  [1, -5000, "closed"],
  // A phone that slept through the hour hears only where it stands now.
  [90 * MINUTE, 5 * MINUTE, "minutes"],
  [90 * MINUTE, -MINUTE, "closed"],
])("from %d to %d ms it says %s", (before, remaining, news) => {
  expect(countdownNews(before, remaining)).toBe(news);
});

test.each([
  [60 * MINUTE, 60 * MINUTE - 1000],
  [59 * MINUTE, 58 * MINUTE],
  [120 * MINUTE, 61 * MINUTE],
  [0, -1000],
])("from %d to %d ms it says nothing", (before, remaining) => {
  expect(countdownNews(before, remaining)).toBeNull();
});
