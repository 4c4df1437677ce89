import type { Locator, Page } from "@playwright/test";

/** Long enough for everything that an interaction sets off. */
export const REST_MS = 600;
/** How long a finger is on the button. */
const PRESS_MS = 80;

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not in view.");
  return box;
}

/** A click by place: Playwright's own looks at the page meanwhile, on the processor that is measured. */
export async function clickAt(page: Page, locator: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(locator);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(REST_MS);
  await page.mouse.click(x + width / 2, y + height / 2, { delay: PRESS_MS });
  await page.waitForTimeout(REST_MS);
}
