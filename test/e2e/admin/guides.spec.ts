import { adLine, adsReport, EARNS } from "../../setup/ads/told-report.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";
import { openDashboard } from "./admin-setup.ts";

const REPORT = adsReport({
  lines: [adLine({ result: EARNS, advice: { advice: "stop", worse: 0.843 } }), adLine({ key: "2", id: "2" })],
  stop: { state: "told", ads: [{ key: "1/2/3", name: "Video", worse: 0.843 }], more: 2, early: 0 },
  stillToCome: {
    isRough: true,
    spans: [30, 60, 90].map((days) => ({
      days,
      won: { mean: 19, low: 11, high: 27 },
      value: { mean: 90_000, low: 54_600, high: 137_000 },
    })),
  },
});

test("what a screen's words mean stands behind a press, by keyboard too", async ({ page }) => {
  await page.route(/\/api\/ads\?/, (route) => route.fulfill({ json: REPORT }));
  const tab = (name: string) => page.getByRole("tab", { name }).click();
  const guides: Record<string, () => Promise<void>> = {
    "How to read Ads": () => openDashboard(page, "?tab=ads"),
    "How first calls work": () => tab("Next calls"),
    "How to read the map": async () => {
      await tab("Analytics");
      await page.getByRole("link", { name: "Where people stop" }).click();
    },
    "When the database fills": async () => {
      await tab("System Settings");
      await page.getByRole("link", { name: "Data and privacy" }).click();
    },
  };
  for (const [title, go] of Object.entries(guides)) {
    await go();
    const button = page.getByRole("button", { name: "How to read this" });
    await expect(button).toHaveCount(1);
    if (title === "How to read Ads") {
      await expect(page.getByRole("region", { name: "Consider stopping" })).toBeVisible();
      await expectAccessible(page);
    }
    await button.focus();
    await page.keyboard.press("Enter");
    const guide = page.getByRole("dialog", { name: title });
    await expect(guide).toBeVisible();
    // A guide is like the others: a term and its text.
    if (title === "How to read Ads") await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(guide).toBeHidden();
    await expect(button).toBeFocused();
  }
});
