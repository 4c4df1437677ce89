import {
  createLead,
  findRow,
  freshName,
  openDashboard,
  openFilters,
  openBeside,
  openSection,
  toast,
} from "../admin-setup.ts";
import { expectAccessible } from "../../expect-accessible.ts";
import { expect, test } from "../../journey.ts";
import { bookCall } from "../book-call.ts";
import { goOn } from "../go-on.ts";
import { cardIn, stored } from "./board.ts";

test("leads are lost by keys for a reason that is found again, and whatever call is ahead of them is asked about", async ({
  page,
  request,
  allowThirdParty,
}) => {
  await allowThirdParty(/^https:\/\/calendly\.com\/cancellations\//);
  await openDashboard(page);
  const why = page.getByRole("region", { name: "Why was it lost?" });
  const call = page.getByRole("region", { name: "What should happen to the call?" });
  const undo = page.getByRole("button", { name: "Undo" });

  await test.step("a lead of the list is lost by keys, for a reason that is found again and counted", async () => {
    const { name, sessionId } = await createLead(page);
    const row = await findRow(page, name);
    const move = async () => {
      await row.focus();
      await page.keyboard.press("m");
      await expect(page.getByRole("menu", { name: `Move ${name} to…` })).toBeVisible();
      await page.keyboard.press("4");
      await expect(why.getByRole("button", { name: "Price" })).toBeFocused();
    };
    await move();
    await page.keyboard.press("Escape");
    await expect(toast(page, "Moved back to MQL")).toBeVisible();
    await expect(why).toHaveCount(0);
    await expect(row).toBeFocused();

    // While the question offers to undo the move, the toast does not; it does once that is skipped.
    await move();
    await expect(toast(page, "Moved to Lost")).toBeVisible();
    await expect(undo).toHaveText([/^Undo move/]);
    await why.getByRole("button", { name: "Skip" }).click();
    await expect(undo).toHaveText(["Undo"]);
    await undo.press("Enter");
    await expect(toast(page, "Moved back to MQL")).toBeVisible();
    await row.focus();

    await move();
    await page.keyboard.press("5");
    await expect(toast(page, "Lost reason saved")).toBeVisible();
    await expect(row).toContainText("Competitor");
    await expect(row).toBeFocused();

    // It can be changed beside the status, and an undone move brings it back.
    const lead = await openBeside(page, row);
    await openSection(lead, "Lead Status & Deal Value");
    await lead.getByLabel("Lost reason").selectOption("Other");
    await lead.getByLabel("Lost note").fill("Hired somebody");
    await lead.getByLabel("Lost note").press("Enter");
    // The first reason's message may still be shown: only the row says that this one is stored.
    await expect(row).toContainText("Other: Hired somebody");
    await lead.getByRole("button", { name: "Close" }).click();
    await row.focus();
    await page.keyboard.press("m");
    await page.keyboard.press("2");
    await expect(toast(page, "Moved to SQL")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toContainText("Other: Hired somebody");
    await expect(why).toHaveCount(0);
    expect(await stored(page, name)).toMatchObject({
      sessionId,
      lostReason: "other",
      lostNote: "Hired somebody",
    });

    await goOn(page, "?tab=analytics&view=lost");
    const table = page.getByRole("region", { name: "Lost Reasons" });
    await table.getByRole("link", { name: "Other" }).click();
    await expect(page).toHaveURL(/tab=assessments&lostReason=other&leadsOnly=true/);
    await expect(page.getByRole("row", { name })).toBeVisible();
    const filters = await openFilters(page);
    await expect(filters.getByLabel("Lost reason")).toHaveValue("other");
    await filters.getByLabel("Lost reason").selectOption("Price");
    await expect(page.getByRole("row", { name })).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("a lead that is lost with a call ahead asks what becomes of the call", async () => {
    const { name, email } = await createLead(page);
    const cancelPage = await bookCall(page, email, "2030-07-01T15:00:00Z");
    await goOn(page, "?tab=sales");
    await expect(cardIn(page, "MQL", name)).toContainText("Strategy callJul 1, 2030");
    await cardIn(page, "MQL", name).focus();
    await page.keyboard.press("4");
    await expect(why).toContainText("The call on Mon, Jul 1, 9:00 AM is still booked.");
    await page.keyboard.press("1");
    await expect(toast(page, "Lost reason saved")).toBeVisible();
    await expect(undo).toHaveText([/^Undo move/]);

    const cancel = call.getByRole("link", { name: "Cancel it" });
    await expect(call).toContainText(`${name}: The call on Mon, Jul 1, 9:00 AM`);
    await expect(cancel).toBeFocused();
    await expect(cancel).toHaveAttribute("href", cancelPage);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(cardIn(page, "MQL", name)).toBeFocused();

    await page.keyboard.press("4");
    await why.getByRole("button", { name: "Skip" }).click();
    await call.getByRole("button", { name: "Keep it" }).click();
    await expect(cardIn(page, "Lost", name)).toBeFocused();
    await expect(call).toHaveCount(0);
    await expect(undo).toHaveText(["Undo"]);

    await goOn(page);
    const row = await findRow(page, name);
    await expect(row).toContainText(/Strategy callJul 1, 2030/);
    await row.focus();
    await page.keyboard.press("m");
    await page.keyboard.press("2");
    await expect(row).toContainText("SQL");
    await row.focus();
    await page.keyboard.press("m");
    await page.keyboard.press("4");
    await why.getByRole("button", { name: "Price" }).click();
    await cancel.click();
    await expect(call).toHaveCount(0);
    await expect(row).toBeFocused();
  });

  await test.step("a lead that says a call is booked is asked about, too", async () => {
    const { name, sessionId } = await createLead(page);
    const data = { sessionId, source: "strategy_hub" };
    // Nobody is signed in on a visitor's page.
    expect((await request.post("/api/assessment/track-booked", { data })).ok()).toBe(true);
    const row = await findRow(page, name);
    await expect(row).toContainText("Says it is booked");
    await row.focus();
    await page.keyboard.press("m");
    await page.keyboard.press("4");
    await expect(why).toContainText("According to the lead’s page, a call is booked.");
    await why.getByRole("button", { name: "Price" }).click();
    await expect(call).toContainText(`${name}: A call, according to the lead’s page`);
    await expect(call).toContainText("Cancel it in your calendar, or the lead will expect the call.");
    await expect(call.getByRole("link")).toHaveCount(0);
    await call.getByRole("button", { name: "Keep it" }).click();
    await expect(row).toBeFocused();
  });

  await test.step("of several that are lost, those with a call ahead are listed", async () => {
    const words = freshName("Booked");
    const leads = [];
    for (const number of [1, 2, 3]) leads.push(await createLead(page, words, { name: `${words} ${number}` }));
    for (const { email } of leads.slice(0, 2)) await bookCall(page, email, "2030-07-01T15:00:00Z");
    await goOn(page, `?search=${encodeURIComponent(words)}`);
    const rows = page.locator("[data-lead]");
    await expect(rows.getByText("Strategy call")).toHaveCount(2);
    for (const at of [0, 1, 2]) await rows.nth(at).getByRole("checkbox").press(" ");
    const bar = page.getByRole("region", { name: "Selected leads" });
    await bar.getByRole("button", { name: "Move to…" }).press("Enter");
    await page.getByRole("menuitem", { name: /^Lost/ }).press("Enter");
    await expect(why).toContainText("2 of them have a call that is still booked.");
    await page.keyboard.press("3");
    const calls = page.getByRole("region", { name: "What should happen to the calls?" });
    await expect(calls.getByRole("listitem")).toHaveCount(2);
    await calls.getByRole("button", { name: "Done" }).click();
    await expect(calls).toHaveCount(0);
  });
});
