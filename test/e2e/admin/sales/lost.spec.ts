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

test("a lead of the list is lost by keys, for a reason that is found again and counted", async ({ page }) => {
  const { name, sessionId } = await createLead(page);
  await openDashboard(page);
  const row = await findRow(page, name);
  const question = page.getByRole("region", { name: "Why was it lost?" });
  const move = async () => {
    await row.focus();
    await page.keyboard.press("m");
    await expect(page.getByRole("menu", { name: `Move ${name} to…` })).toBeVisible();
    await page.keyboard.press("4");
    await expect(question.getByRole("button", { name: "Price" })).toBeFocused();
  };
  await move();
  await page.keyboard.press("Escape");
  await expect(toast(page, "Moved back to MQL")).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(row).toBeFocused();

  // While the question offers to undo the move, the toast does not; it does once the question is skipped.
  const undo = page.getByRole("button", { name: "Undo" });
  await move();
  await expect(toast(page, "Moved to Lost")).toBeVisible();
  await expect(undo).toHaveText([/^Undo move/]);
  await question.getByRole("button", { name: "Skip" }).click();
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
  await expect(question).toHaveCount(0);
  const [stored] = await (
    await page.request.get(`/api/assessments?search=${encodeURIComponent(name)}`)
  ).json();
  expect(stored).toMatchObject({ sessionId, lostReason: "other", lostNote: "Hired somebody" });

  await page.goto("/admin?tab=analytics&view=lost");
  const table = page.getByRole("region", { name: "Lost Reasons" });
  await table.getByRole("link", { name: "Other" }).click();
  await expect(page).toHaveURL(/tab=assessments&lostReason=other&leadsOnly=true/);
  await expect(page.getByRole("row", { name })).toBeVisible();
  const filters = await openFilters(page);
  await expect(filters.getByLabel("Lost reason")).toHaveValue("other");
  await filters.getByLabel("Lost reason").selectOption("Price");
  await expect(page.getByRole("row", { name })).toHaveCount(0);
});

test("whatever call is ahead of a lead that is lost is asked about, on the board, in the list and of several", async ({
  page,
  request,
  allowThirdParty,
}) => {
  await test.step("a lead that is lost with a call ahead asks what becomes of the call", async () => {
    await allowThirdParty(/^https:\/\/calendly\.com\/cancellations\//);
    const { name, email } = await createLead(page);
    await openDashboard(page, "?tab=sales");
    const cancelPage = await bookCall(page, email, "2030-07-01T15:00:00Z");
    const cardIn = (status: string) =>
      page.getByRole("region", { name: new RegExp(`^${status} `) }).getByRole("article", { name });
    await expect(cardIn("MQL")).toContainText("Strategy callJul 1, 2030");
    await cardIn("MQL").focus();
    await page.keyboard.press("4");
    const why = page.getByRole("region", { name: "Why was it lost?" });
    await expect(why).toContainText("The call on Mon, Jul 1, 9:00 AM is still booked.");
    await page.keyboard.press("1");
    await expect(toast(page, "Lost reason saved")).toBeVisible();
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toHaveText([/^Undo move/]);

    const call = page.getByRole("region", { name: "What should happen to the call?" });
    const cancel = call.getByRole("link", { name: "Cancel it" });
    await expect(call).toContainText(`${name}: The call on Mon, Jul 1, 9:00 AM`);
    await expect(cancel).toBeFocused();
    await expect(cancel).toHaveAttribute("href", cancelPage);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(cardIn("MQL")).toBeFocused();

    await page.keyboard.press("4");
    await why.getByRole("button", { name: "Skip" }).click();
    await call.getByRole("button", { name: "Keep it" }).click();
    await expect(cardIn("Lost")).toBeFocused();
    await expect(call).toHaveCount(0);
    await expect(undo).toHaveText(["Undo"]);

    await page.goto("/admin");
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
    await openDashboard(page);
    const row = await findRow(page, name);
    await expect(row).toContainText("Says it is booked");
    await row.focus();
    await page.keyboard.press("m");
    await page.keyboard.press("4");
    const why = page.getByRole("region", { name: "Why was it lost?" });
    await expect(why).toContainText("According to the lead’s page, a call is booked.");
    await why.getByRole("button", { name: "Price" }).click();
    const call = page.getByRole("region", { name: "What should happen to the call?" });
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
    await openDashboard(page, `?search=${encodeURIComponent(words)}`);
    for (const { email } of leads.slice(0, 2)) await bookCall(page, email, "2030-07-01T15:00:00Z");
    const rows = page.locator("[data-lead]");
    await expect(rows.getByText("Strategy call")).toHaveCount(2);
    for (const at of [0, 1, 2]) await rows.nth(at).getByRole("checkbox").press(" ");
    const bar = page.getByRole("region", { name: "Selected leads" });
    await bar.getByRole("button", { name: "Move to…" }).press("Enter");
    await page.getByRole("menuitem", { name: /^Lost/ }).press("Enter");
    const why = page.getByRole("region", { name: "Why was it lost?" });
    await expect(why).toContainText("2 of them have a call that is still booked.");
    await page.keyboard.press("3");
    const calls = page.getByRole("region", { name: "What should happen to the calls?" });
    await expect(calls.getByRole("listitem")).toHaveCount(2);
    await calls.getByRole("button", { name: "Done" }).click();
    await expect(calls).toHaveCount(0);
  });
});
