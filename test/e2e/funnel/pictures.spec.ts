import type { Locator, Page } from "@playwright/test";
import { ownContent } from "../../setup/content/own-content.ts";
import { openDashboard } from "../admin/admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect } from "../journey.ts";
import { connectSlack } from "../slack-setup.ts";
import { BRAND_NAME, chooseBrand, expectBrandEverywhere, expectPreviewed } from "./brand-walk.ts";
import { expectSaved, openPage, openPublish } from "./editor-walk.ts";
import { onOwnSite } from "./own-site.ts";
import { saveUnseen } from "./saved-draft.ts";

const test = onOwnSite("pictures");

/** A picture as a camera makes it, drawn in the browser: larger than any place shows it. */
async function photograph(page: Page, width: number, height: number, type = "image/jpeg"): Promise<Buffer> {
  const address = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: ${width}, height: ${height} });
    const context = canvas.getContext("2d");
    const sky = context.createLinearGradient(0, 0, ${width}, ${height});
    for (const [at, colour] of ["#14365f", "#c86f4a", "#f2d9a0"].entries()) sky.addColorStop(at / 2, colour);
    context.fillStyle = sky;
    context.fillRect(0, 0, ${width}, ${height});
    context.fillStyle = "#fff";
    context.arc(${width / 2}, ${height / 2}, ${Math.min(width, height) / 4}, 0, 7);
    context.fill();
    return canvas.toDataURL("${type}", 0.95);
  })()`);
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

const placeOf = (page: Page, name: string): Locator => page.getByRole("group", { name, exact: true });

async function chosen(place: Locator, buffer: Buffer, mimeType = "image/jpeg"): Promise<void> {
  await place.locator("input[type=file]").setInputFiles({ name: "picture", mimeType, buffer });
}

async function cropped(page: Page, place: Locator, buffer: Buffer): Promise<void> {
  await chosen(place, buffer);
  const dialog = page.getByRole("dialog", { name: "Choose the part to show" });
  await dialog.getByRole("slider", { name: "Zoom" }).press("ArrowRight");
  await dialog.getByRole("slider", { name: "Up or down" }).press("Home");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Use this part" }).click();
  await expect(dialog).toBeHidden();
  await expect(place.getByRole("img")).toBeVisible();
}

test("pictures and a brand are chosen and published, and dress every page, from the first paint, mail and Slack", async ({
  page,
  browser,
  stack,
}, { project }) => {
  test.setTimeout(240_000);
  const channel = await connectSlack(page);
  await openDashboard(page, "?tab=content");
  await saveUnseen(
    page,
    ownContent((content) => {
      content.landing.hero.kicker = project.name;
      content.brand.name = BRAND_NAME;
    }),
  );
  await page.reload();
  const portrait = await photograph(page, 2400, 1800);

  await page
    .locator("summary")
    .filter({ hasText: /^Founder/ })
    .click();
  const founder = placeOf(page, "Portrait");
  await cropped(page, founder, portrait);
  await expectSaved(page);
  const dialog = await openPublish(page);
  await dialog.getByRole("button", { name: /Portrait: describe what it shows/ }).click();
  await expect(page.locator(":focus")).toHaveAccessibleName(/What it shows/);
  await page.locator(":focus").fill("Ada in front of a sunset");

  await openPage(page, "Brand");
  await chosen(placeOf(page, "Logo on dark background"), await photograph(page, 900, 240, "image/png"));
  await expect(placeOf(page, "Logo on dark background").getByRole("img")).toBeAttached();
  const wrong = placeOf(page, "Logo on light background");
  await chosen(
    wrong,
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
    "image/svg+xml",
  );
  await expect(wrong.getByText(/can’t read this file|can contain scripts/)).toBeVisible();
  await chooseBrand(page);
  if (project.name === "desktop") await expectPreviewed(page);
  // Elsewhere the bar covers a field half, which then is too small a target.
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  await expectAccessible(page);

  await expectSaved(page);
  const publishing = await openPublish(page);
  await publishing.getByLabel("What changed (for the history)").fill("Faces");
  await publishing.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText(/Version \d+ is live/)).toBeVisible();

  const context = await browser.newContext({ baseURL: stack.appUrl, viewport: page.viewportSize() });
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto("/");
    await expect(visitor.getByText(project.name, { exact: true }).first()).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 30_000, intervals: [500] });
  await expectPictures(visitor);
  await expectBrandEverywhere(visitor, stack.mailDir, channel);
  await context.close();
});

async function expectPictures(visitor: Page): Promise<void> {
  const early = visitor.locator("header img").first();
  await expect(early).toHaveJSProperty("complete", true);
  // Before the page's code, whose styles come with it: 32 px high in every header.
  await expect(early).toHaveJSProperty("height", 32);
  const portrait = visitor.getByRole("img", { name: "Ada in front of a sunset" });
  await expect(portrait).toHaveAttribute("loading", "lazy");
  await expect(portrait).toHaveAttribute(
    "srcset",
    /^\/media\/[0-9a-f]{64} 480w, \/media\/[0-9a-f]{64} 960w$/,
  );
  const before = await portrait.boundingBox();
  await portrait.scrollIntoViewIfNeeded();
  await expect(portrait).not.toHaveJSProperty("naturalWidth", 0);
  expect((await portrait.boundingBox())?.height).toBe(before?.height);
  const type = await visitor.request.get((await portrait.getAttribute("src")) ?? "");
  expect(type.headers()["content-type"]).toBe("image/webp");
  expect((await type.body()).length).toBeLessThan(240_000);
}
