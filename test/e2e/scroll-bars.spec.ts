import { CHROMIUM_ARGS, findChromium } from "../tools/test/chromium.mjs";
import { createLead, findCard, openDashboard } from "./admin/admin-setup.ts";
import { expect, test } from "./journey.ts";
import { pixelAt } from "./privacy/pixel-at.ts";

// With scroll bars that take room, as Windows has them. Fingers have none.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? "chromium",
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

test("a dialog moves nothing aside and leaves no bright strip, light or dark, with a scroll bar and without", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const { name } = await createLead(page);
  await openDashboard(page);
  const card = await findCard(page, name);
  await page.evaluate("document.body.style.minHeight = '200vh'");
  await expect
    .poll(() => page.evaluate("innerWidth - document.documentElement.clientWidth"))
    .toBeGreaterThan(5);
  const before = await card.boundingBox();
  await card.getByRole("button", { name: "Related Assessments" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect((await card.boundingBox())?.x).toBe(before?.x);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // Two pictures: something may still be drawn between them.
    await expect(async () => {
      const [beside, strip] = [await pixelAt(page, 8, 700), await pixelAt(page, 1440 - 5, 700)];
      for (const [index, value] of strip.entries()) {
        expect(Math.abs(value - (beside[index] ?? 0)), `${strip} beside ${beside}`).toBeLessThanOrEqual(3);
      }
    }).toPass();
  }

  await page.keyboard.press("Escape");
  await page.evaluate("document.body.style.minHeight = ''");
  await page.setViewportSize({ width: 1440, height: 2400 });
  await expect.poll(() => page.evaluate("innerWidth - document.documentElement.clientWidth")).toBe(0);
  // Its height follows once what it loads is there.
  const across = async () => {
    const box = await card.boundingBox();
    return { x: box?.x, width: box?.width };
  };
  const wide = await across();
  await card.getByRole("button", { name: "Related Assessments" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await across()).toEqual(wide);
});
