import type { Content } from "#domain/content/content";
import { readFileSync } from "node:fs";
import { ownContent } from "../../setup/content/own-content.ts";
import { pictureFiles } from "../../setup/content/picture-files.ts";
import { openDashboard } from "../admin/admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, ONE_WIDTH } from "../journey.ts";
import { test } from "./own-site.ts";
import { readDraft, saveUnseen } from "./saved-draft.ts";

/** Who said what is theirs, and when, is the server's word. */
const withoutWho = (content: Content) => ({
  ...content,
  ours: content.ours.map(({ place, text }) => ({ place, text })),
});

test(
  "a funnel is exported with its pictures, and imported where there is another",
  ONE_WIDTH,
  async ({ page }) => {
    await openDashboard(page, "?tab=content&view=history");
    const headers = { origin: new URL(page.url()).origin };
    const sent = await page.request.post("/api/content/files", {
      data: Buffer.from(pictureFiles.webp),
      headers,
    });
    const { hash }: { hash: string } = await sent.json();
    const own = ownContent((content) => {
      content.brand.name = "Strong Weeks";
      content.brand.logoOnLight.files = [{ hash, width: 3, height: 2 }];
    });
    await saveUnseen(page, own);
    await page.reload();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const file = readFileSync(await (await download).path());

    await saveUnseen(
      page,
      ownContent((content) => void (content.brand.name = "Somebody else")),
    );
    await page.reload();
    const input = page.locator("input[type=file]");
    await input.setInputFiles({
      name: "leads.json",
      mimeType: "application/json",
      buffer: Buffer.from("{}"),
    });
    await expect(page.getByText("This isn’t a file that a funnel was exported to.")).toBeVisible();
    await input.setInputFiles({ name: "funnel.json", mimeType: "application/json", buffer: file });
    await expect(page.getByText("1 file of pictures came along. It can be published.")).toBeVisible();
    expect(withoutWho(await readDraft(page))).toEqual(withoutWho(own));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await readDraft(page)).brand.name).toBe("Somebody else");
  },
);
