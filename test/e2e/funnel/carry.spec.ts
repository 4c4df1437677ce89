import type { Content } from "#domain/content/content";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { ownContent } from "../../setup/content/own-content.ts";
import { pictureFiles } from "../../setup/content/picture-files.ts";
import { openDashboard } from "../admin/admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect } from "../journey.ts";
import { onOwnSite } from "./own-site.ts";
import { readDraft, saveUnseen } from "./saved-draft.ts";

const test = onOwnSite("carry");

/** Who said what is theirs, and when, is the server's word. */
const withoutWho = (content: Content) => ({
  ...content,
  ours: content.ours.map(({ place, text }) => ({ place, text })),
});

/** What each range says; an import that is undone makes them anew. */
async function rangesOf(page: Page): Promise<string[]> {
  const ranges: Record<string, number>[] = await (await page.request.get("/api/score-ranges")).json();
  return ranges
    .map(({ minScore, maxScore, targetTier }) => `${minScore}-${maxScore}: ${targetTier}`)
    .toSorted();
}

/** Exports a funnel with its pictures, and imports it where there is another. */
async function carryTexts(page: Page): Promise<void> {
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
  await page.getByRole("button", { name: "Export…" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Export file" }).click();
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
  await expect(page.getByText("This isn’t a funnel export file.")).toBeVisible();
  await input.setInputFiles({ name: "funnel.json", mimeType: "application/json", buffer: file });
  const dialog = page.getByRole("dialog", { name: "Import a funnel" });
  await expect(dialog.getByRole("checkbox", { name: "Offers no changes" })).toBeDisabled();
  await dialog.getByText("Show what changes of Texts and pictures").click();
  await expect(dialog.getByText("Changed: Brand › Name")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("1 picture file came with it. It can be published.")).toBeVisible();
  expect(withoutWho(await readDraft(page))).toEqual(withoutWho(own));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(async () => (await readDraft(page)).brand.name).toBe("Somebody else");
}

/** Takes over offers, rules and settings, but for what is left out, once it was seen what changes. */
async function carryRest(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const stored = await (await page.request.get("/api/tier-configs")).json();
  const ranges = await rangesOf(page);
  const file = {
    format: "funnel-2",
    offers: [...stored, { ...stored[0], tier: 6, sortOrder: 6, name: "Partnership" }],
    ranges: [{ minScore: 0, maxScore: 100, targetTier: 6 }],
    settings: [{ key: "hub_expiry_hours", value: "36" }],
  };
  await page.locator("input[type=file]").setInputFiles({
    name: "funnel.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(file)),
  });
  const dialog = page.getByRole("dialog", { name: "Import a funnel" });
  await dialog.getByText("Show what changes of Offers").click();
  await expect(dialog.getByText("Added: 6. Partnership")).toBeVisible();
  await dialog.getByRole("checkbox", { name: /^Settings/ }).uncheck();
  await page.request.post("/api/tier-configs", {
    data: { ...stored[1], name: "Somebody else’s" },
    headers,
  });
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("Offers: Someone else changed these in the meantime.")).toBeVisible();
  await expect(dialog.getByText(/1 added, 1 changed/)).toBeVisible();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("Imported: Offers and Score ranges.")).toBeVisible();
  const read = async (path: string) => JSON.stringify(await (await page.request.get(path)).json());
  expect(await read("/api/tier-configs")).toContain("Partnership");
  expect(await read("/api/score-ranges")).toContain('"targetTier":6');
  expect(await read("/api/system-settings")).not.toContain('"36"');

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("New offers are switched off.")).toBeVisible();
  expect(await rangesOf(page)).toEqual(ranges);
  const offers: { name: string; isActive: number }[] = await (
    await page.request.get("/api/tier-configs")
  ).json();
  expect(offers.filter(({ isActive }) => isActive === 0).map(({ name }) => name)).toEqual(["Partnership"]);
  expect(offers[1]?.name).toBe("Somebody else’s");
}

test("a funnel is carried over: its texts and pictures, and its offers and rules, once it was seen what changes", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  await openDashboard(page, "?tab=content&view=history");
  await carryTexts(page);
  await page.reload();
  await carryRest(page);
});
