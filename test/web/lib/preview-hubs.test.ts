import { ownPlan } from "#domain/content/given-plans";
import { PLAN_IDS, PLAN_TIERS } from "#domain/content/parts/plans";
import { hubSessionOf, pageNameAt } from "#domain/page-paths";
import { expect, test } from "vitest";
import { shownAt } from "../../../web/features/content/editor/funnel-pages.ts";
import { PREVIEW_ANSWERS, previewedHub, previewHub } from "../../../web/lib/preview-hubs.ts";

test.each(PLAN_IDS)("nobody's answers for the plan against %s lead to it", (id) =>
  expect(ownPlan(PREVIEW_ANSWERS[id], 3).id).toBe(id),
);

test("an address of nobody's hub says which plan and program it shows", () => {
  for (const plan of [null, ...PLAN_IDS]) {
    for (const tier of [null, ...PLAN_TIERS]) {
      const path = previewHub(plan, tier);
      expect(pageNameAt(path)).toBe("hub");
      expect(previewedHub(hubSessionOf(path))).toEqual({ plan, tier });
    }
  }
  expect(previewedHub("7b1f6a52-3f0e-4c1e-9a53-3f0f4f1f0a11")).toBeNull();
});

test.each([
  ["plans.swings.tiers.4.day6.text", `${previewHub("swings", 4)}/plan`],
  ["plans.general.today.0.title", `${previewHub("general")}/plan`],
  ["plan.back", `${previewHub()}/plan`],
  ["results.roadblocks.no-funnel.title", previewHub("no-funnel")],
  ["results.names.funnel", previewHub()],
  ["foundation.names.offer", previewHub()],
  ["hub.coaching.blocks.1.text", previewHub(null, 5)],
  ["hub.steps.heading", previewHub()],
  ["brand.logoOnDark", "/"],
  ["brand.logoOnLight", "/quiz"],
])("%s is shown where visitors read it", (place, path) =>
  expect(shownAt(place)).toEqual({ kind: "page", path }),
);
