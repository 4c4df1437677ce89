import { toast } from "../admin-setup.ts";
import { expectAccessible } from "../../expect-accessible.ts";
import { expect, ONE_WIDTH, test } from "../../journey.ts";
import {
  createCallable,
  inHand,
  noteOf,
  openDesk,
  storedCalls,
  storedLead,
  takeInHand,
} from "./calls-setup.ts";

test.beforeEach(({ page }) => openDesk(page));

test(
  "a call is saved together with the status that it leads to, and Lost asks why",
  ONE_WIDTH,
  async ({ page }) => {
    const lead = await createCallable(page);
    await takeInHand(page, lead);
    await page.keyboard.press("5");
    const status = inHand(page).getByRole("combobox", { name: "Status", exact: true });
    await expect(status.getByRole("option").first()).toHaveText("Stays MQL");
    await status.selectOption("Lost");
    await expectAccessible(page);
    await noteOf(page).fill("Signed with an agency");
    await page.keyboard.press("Enter");
    await expect(toast(page, /^Recorded: Not interested/)).toBeVisible();
    const why = page.getByRole("region", { name: "Why was it lost?" });
    await why.getByRole("button", { name: /Something else|Other/ }).click();
    await page.keyboard.type("Chose an agency");

    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(why.getByRole("textbox")).toHaveValue("Chose an agency");
    await why.getByRole("textbox").press("Enter");
    await expect(toast(page, "Lost reason saved")).toBeVisible();
    expect(await storedLead(page.request, lead.id)).toMatchObject({
      leadStatus: "Lost",
      lostReason: "other",
      lastOutcome: "not_interested",
    });
  },
);

test("a missed call offers no status", ONE_WIDTH, async ({ page }) => {
  await takeInHand(page, await createCallable(page));
  await page.keyboard.press("2");
  await expect(inHand(page).getByRole("group", { name: "Call again" })).toBeVisible();
  await expect(inHand(page).getByRole("combobox", { name: "Status", exact: true })).toHaveCount(0);
});

test(
  "the status that somebody else set meanwhile stays, and the call is recorded",
  ONE_WIDTH,
  async ({ page }) => {
    const lead = await createCallable(page);
    await takeInHand(page, lead);
    await page.route("**/api/leads/*/calls", async (route) => {
      if (route.request().method() === "POST") {
        const moved = await page.request.patch(`/api/assessment/${lead.sessionId}/lead-status`, {
          data: { leadStatus: "Hold" },
        });
        expect(moved.ok()).toBe(true);
      }
      await route.continue();
    });
    await page.keyboard.press("1");
    await inHand(page).getByRole("combobox", { name: "Status", exact: true }).selectOption("Won");
    await inHand(page).getByRole("button", { name: /^Save/ }).click();
    await expect(toast(page, "Failed to update lead status")).toContainText(
      "Someone else changed the lead in the meantime.",
    );
    expect(await storedCalls(page.request, lead)).toMatchObject([{ outcome: "reached" }]);
    expect((await storedLead(page.request, lead.id)).leadStatus).toBe("Hold");
  },
);

test("Esc asks before it drops a number that was typed, and only then", ONE_WIDTH, async ({ page }) => {
  await takeInHand(page, await createCallable(page));
  const change = inHand(page).getByRole("button", { name: "Change the number" });
  const dialog = page.getByRole("dialog", { name: "Change the number" });
  await change.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await change.click();
  await dialog.getByLabel("Phone number").fill("+1 780 555");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByLabel("Phone number")).toHaveValue("+1 780 555");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toHaveCount(0);
});
