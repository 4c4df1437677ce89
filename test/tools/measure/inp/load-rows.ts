import type { Page } from "@playwright/test";

/** Scrolls the list of the open dashboard on until so many rows have come, then back. */
export async function loadRows(page: Page, rows: number): Promise<string> {
  const list = { loaded: 0 };
  page.on("response", async (response) => {
    if (!new URL(response.url()).pathname.endsWith("/api/assessments")) return;
    // Of a page that was left nobody can read the answer any more.
    const read: unknown = await response.json().catch(() => []);
    if (Array.isArray(read)) list.loaded += read.length;
  });
  await page.goto("/admin");
  await page.locator("[data-lead]").first().waitFor();
  for (let tries = 0; list.loaded < rows; tries++) {
    if (tries > 600) throw new Error(`Only ${list.loaded} rows came.`);
    await page.evaluate("scrollTo(0, document.body.scrollHeight)");
    await page.waitForTimeout(100);
  }
  await page.evaluate("scrollTo(0, 0)");
  await page.waitForTimeout(500);
  return `${list.loaded} rows in the list, ${await page.locator("[data-lead]").count()} of them drawn`;
}
