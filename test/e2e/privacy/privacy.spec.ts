import type { Page } from "@playwright/test";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, test } from "../journey.ts";

const PIXEL_HOST = /^https:\/\/(connect\.facebook\.net|www\.facebook\.com)\//;
const NO = "No, thanks";
const YES = "Yes, allow";

type Config = { metaPixelId: string | null; consentMode: "opt-in" | "opt-out"; gpc: boolean };

/** What the server says of this visitor; the local one has no pixel. */
async function visitAs(page: Page, config: Config): Promise<void> {
  await page.route("**/api/config", (route) => route.fulfill({ json: { bookingUrl: null, ...config } }));
}

/** Whether the pixel's script was asked for; the local page's policy lets it go no further. */
const pixelScripts = (page: Page) => page.locator('script[src*="facebook"]').count();

test("an opt-in visitor is asked once, and a no loads nothing", RELEASE, async ({ page }) => {
  await visitAs(page, { metaPixelId: "123", consentMode: "opt-in", gpc: false });
  await page.goto("/quiz");
  const no = page.getByRole("button", { name: NO });
  await expect(no).toBeVisible();
  const [left, right] = await Promise.all([
    no.boundingBox(),
    page.getByRole("button", { name: YES }).boundingBox(),
  ]);
  expect(Math.abs((left?.height ?? 0) - (right?.height ?? 1))).toBeLessThan(1);
  await expectAccessible(page);
  await no.click();
  await expect(no).toBeHidden();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(no).toBeHidden();
  expect(await pixelScripts(page)).toBe(0);
});

test(
  "a yes loads the pixel until it is withdrawn; a signal says no; without a pixel nobody is asked",
  RELEASE,
  async ({ page, allowConsole, allowThirdParty }) => {
    await allowThirdParty(PIXEL_HOST);
    allowConsole(/Content Security Policy|Content-Security-Policy/);
    const dialog = page.getByRole("dialog", { name: "Your privacy choices" });
    const openChoices = () => page.getByRole("button", { name: "Your privacy choices" }).click();
    /** A new visitor, of whom nothing is asked. */
    const visitUnasked = async (config: Config) => {
      await page.evaluate("localStorage.clear()");
      await visitAs(page, config);
      await page.goto("/quiz");
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("button", { name: NO })).toBeHidden();
      await openChoices();
      expect(await pixelScripts(page)).toBe(0);
    };

    await visitAs(page, { metaPixelId: "123", consentMode: "opt-in", gpc: false });
    await page.goto("/quiz");
    await page.getByRole("button", { name: YES }).click();
    await expect.poll(() => pixelScripts(page)).toBe(1);
    await openChoices();
    await expect(dialog).toContainText("ad measurement is allowed");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Do not share" }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await pixelScripts(page)).toBe(0);

    await visitUnasked({ metaPixelId: "123", consentMode: "opt-in", gpc: true });
    await expect(dialog).toContainText("Global Privacy Control");
    await expect(dialog.getByRole("button", { name: "Allow ad measurement" })).toBeDisabled();

    await visitUnasked({ metaPixelId: null, consentMode: "opt-out", gpc: false });
    await expect(dialog).toContainText("nothing is measured here");
    await expect(dialog).not.toContainText("measurement is allowed");
  },
);

test("the choices are in every public footer, and Esc gives the focus back", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/);
  for (const path of ["/", "/quiz", "/privacy-policy", "/terms", "/nope"]) {
    await page.goto(path);
    const button = page.getByRole("button", { name: "Your privacy choices" });
    await button.click();
    await expect(page.getByRole("dialog", { name: "Your privacy choices" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(button).toBeFocused();
  }
});
