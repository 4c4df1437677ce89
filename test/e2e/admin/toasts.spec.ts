import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../expect-accessible.ts";
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

for (const [name, viewport] of Object.entries(SIZES))
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("a toast covers no column of the board, no end of a list and no way to another screen", async ({
      page,
    }) => {
      const words = freshName("Covered");
      const { name: lead } = await createLead(page, words);
      await openDashboard(page, "?tab=sales");
      await page.getByRole("article", { name: lead }).press("2");
      await expect(toast(page, "Moved to SQL")).toBeVisible();
      // Under the pointer it stays.
      await page.locator(".toast-card").hover();
      const columns = page.getByRole("region").filter({ has: page.getByRole("article") });
      // The room is made in the frame after.
      await expect(async () => expect(await underToast(page, columns)).toEqual([])).toPass();
      expect(await underToast(page, page.getByRole("tab"))).toEqual([]);
      await expectAccessible(page);

      for (let index = 0; index < 14; index++) await createLead(page, words);
      await openDashboard(page, `?search=${encodeURIComponent(words)}`);
      const rows = page.locator("[data-lead]");
      await expect(rows).toHaveCount(15);
      await rows.last().focus();
      await page.keyboard.press("c");
      await expect(toast(page, "The lead is yours")).toBeVisible();
      await page.locator(".toast-card").hover();
      await page.mouse.wheel(0, 5000);
      await expect(async () => expect(await underToast(page, rows.last())).toEqual([])).toPass();
      expect(await underToast(page, page.getByRole("tab"))).toEqual([]);
    });
  });
