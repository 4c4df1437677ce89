import { readFileSync } from "node:fs";
import { openDashboard, toast } from "./admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";

const lead = (id: number, leadStatus = "Lost") => ({
  assessment: { name: `Ada ${id}` },
  staff: { id, leadStatus },
  chat: null,
});
const PIECES = [
  { leads: [lead(901), lead(902, "SQL")], next: { updatedAt: 1, id: 902 } },
  { leads: [lead(903)], next: null },
];

test("old leads are exported, and what the file holds is erased once it is read back", async ({ page }) => {
  const asked: unknown[] = [];
  await page.route("**/api/old-leads?**", (route) => route.fulfill({ json: { leads: 3, more: false } }));
  await page.route("**/api/old-leads/export", (route) => route.fulfill({ json: PIECES[asked.push(1) - 1] }));
  await openDashboard(page, "?tab=settings&section=privacy");
  const card = page.getByRole("region", { name: "Old leads", exact: true });
  await expect(page.getByRole("region", { name: "Database", exact: true })).toContainText("of 10 GB");
  await expect(card.getByText("3 leads")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await card.getByRole("button", { name: "Export" }).click();
  const saved = readFileSync(await (await downloading).path(), "utf8");
  expect(saved.split("\n").slice(1, 4)).toEqual(
    PIECES.flatMap(({ leads }) => leads.map((one) => JSON.stringify(one))),
  );
  await expect(card.getByText("leads-lost-")).toContainText("holds 3 leads.");

  const erased: unknown[] = [];
  await page.route("**/api/old-leads/erase", (route) => {
    erased.push(route.request().postDataJSON());
    return route.fulfill({ json: { erased: 2 } });
  });
  const file = card.getByLabel("Erase what a file holds");
  const choose = (text: string) =>
    file.setInputFiles({ name: "leads.ndjson", mimeType: "", buffer: Buffer.from(text) });
  await choose(saved.slice(0, -5));
  await expect(card.getByText("The file breaks off before its end.")).toBeVisible();
  await expect(card.getByRole("button", { name: "Erase…" })).toHaveCount(0);
  await choose(saved);
  await expect(card.getByText("The file is whole: 3 leads, lost")).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Erase…" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Erase 3 leads?" });
  await expect(dialog).toContainText("1 SQL, 2 Lost. This permanently deletes them");
  await dialog.getByRole("button", { name: "Erase" }).click();
  await expect(toast(page, "2 leads erased. 1 had changed or gone already.")).toBeVisible();
  expect(erased).toEqual([expect.objectContaining({ kind: "lost", ids: [901, 902, 903] })]);
});
