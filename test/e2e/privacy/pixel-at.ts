import type { Page } from "@playwright/test";
import sharp from "sharp";

/** The colour of one pixel as it is seen, `[red, green, blue]`. */
export async function pixelAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({
    clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 },
  });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data];
}
