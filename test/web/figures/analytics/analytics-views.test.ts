import { expect, test } from "vitest";
import { viewOf } from "../../../../web/features/figures/analytics/analytics-views.ts";

test("addresses of pages that stand on another now lead there, and unknown ones to the overview", () => {
  expect(["pipeline", "lost", "tiers", "nothing", null].map(viewOf)).toEqual([
    "revenue",
    "revenue",
    "tiers",
    "overview",
    "overview",
  ]);
});
