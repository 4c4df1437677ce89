import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { createLead, freshName, openDashboard, toast } from "./admin-setup.ts";

const SIZES = {
  "a desk": { width: 1440, height: 900 },
  "a low window": { width: 1366, height: 640 },
  "a tablet": { width: 768, height: 1024 },
  "a phone": { width: 390, height: 844 },
};

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
}

/** Those places of the screen, by number, that the toast lies over. */
async function underToast(page: Page, places: Locator): Promise<number[]> {
  const over = await boxOf(page.locator(".toast-card"));
  const under: number[] = [];
  for (const [index, place] of (await places.all()).entries()) {
    const { x, y, width, height } = await boxOf(place);
    const isBeside = x >= over.x + over.width || x + width <= over.x;
    const isAboveOrBelow = y >= over.y + over.height || y + height <= over.y;
    if (!isBeside && !isAboveOrBelow) under.push(index);
  }
  return under;
}

/** At each size, under the pointer, where it stays, it covers none of these places and no tab. */
async function expectUncovered(page: Page, places: Locator, scroll?: () => Promise<void>): Promise<void> {
  for (const [name, viewport] of Object.entries(SIZES)) {
    await test.step(`on ${name}`, async () => {
      await page.setViewportSize(viewport);
      await page.locator(".toast-card").hover();
      await scroll?.();
      // The room is made in the frame after.
      await expect(async () => expect(await underToast(page, places)).toEqual([])).toPass();
      expect(await underToast(page, page.getByRole("tab"))).toEqual([]);
    });
  }
}

test("a toast covers no column of the board, no end of a list and no way to another screen", async ({
  page,
}) => {
  const words = freshName("Covered");
  const { name: lead } = await createLead(page, words);
  await openDashboard(page, "?tab=sales");
  await page.getByRole("article", { name: lead }).press("2");
  await expect(toast(page, "Moved to SQL")).toBeVisible();
  await expectUncovered(page, page.getByRole("region").filter({ has: page.getByRole("article") }));

  for (let index = 0; index < 14; index++) await createLead(page, words);
  await page.setViewportSize(SIZES["a desk"]);
  await openDashboard(page, `?search=${encodeURIComponent(words)}`);
  const rows = page.locator("[data-lead]");
  await expect(rows).toHaveCount(15);
  await rows.last().focus();
  await page.keyboard.press("c");
  await expect(toast(page, "The lead is yours")).toBeVisible();
  await expectUncovered(page, rows.last(), () => page.mouse.wheel(0, 5000));
});
