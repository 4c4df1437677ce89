import { openDashboard, toast } from "../admin-setup.ts";
import { bookCall } from "../book-call.ts";
import { expectAccessible } from "../../expect-accessible.ts";
import { expect, test } from "../../journey.ts";
import {
  createCallable,
  inHand,
  openDesk,
  showOnly,
  storedCalls,
  storedLead,
  takeInHand,
} from "./calls-setup.ts";

test("in the form of its call a lead is lost or won, its booked call is asked about, and a status set meanwhile stays", async ({
  page,
}) => {
  await openDesk(page);
  const first = await createCallable(page);
  const booked = await createCallable(page, "Priya Raman");
  const second = await createCallable(page, "Sam Lee");
  const last = await createCallable(page, "Hiro Nakata");
  const estimate = { data: { dealValue: 900 } };
  const estimated = await page.request.patch(`/api/assessment/${second.sessionId}/lead-status`, estimate);
  expect(estimated.ok(), await estimated.text()).toBe(true);
  await bookCall(page, booked.email, "2036-07-01T15:00:00Z");
  await showOnly(page, [first, second, last]);
  await openDashboard(page, "?tab=calls");
  const name = (lead: { name: string }) => inHand(page).getByRole("heading", { name: lead.name });
  const status = page.getByLabel("Status after the call");
  const why = page.getByLabel("Why was it lost?");
  const save = page.getByRole("button", { name: /^Save and next/ });

  await test.step("by keys: a lead is lost in the form of its call, for its own reason, and the next one is in hand", async () => {
    await expect(name(first)).toBeVisible();
    await page.keyboard.press("5");
    await page.keyboard.type("Has an agency");
    await status.focus();
    await page.keyboard.type("Lost");
    await expect(status).toHaveValue("Lost");
    await expect(why).toBeVisible();
    await expectAccessible(page);
    await save.press("Enter");
    await expect(page.getByText("Please choose why it was lost")).toBeVisible();
    expect(await storedCalls(page.request, first)).toEqual([]);
    await why.focus();
    await page.keyboard.type("Other");
    await page.getByLabel("What was it?").fill("Signed last week");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Recorded: Not interested")).toBeVisible();
    await expect(toast(page, "Moved to Lost")).toBeVisible();
    await expect(name(second)).toBeVisible();
    expect(await storedLead(page.request, first.id)).toMatchObject({
      lastOutcome: "not_interested",
      leadStatus: "Lost",
      lostReason: "other",
      lostNote: "Signed last week",
      statusUpdatedBy: "grace@example.com",
    });
    expect(await storedCalls(page.request, first)).toMatchObject([{ note: "Has an agency" }]);
    // Nothing is left to be asked, and the next lead's form has nothing of it.
    await expect(page.getByRole("region", { name: "Why was it lost?" })).toHaveCount(0);
    await page.keyboard.press("5");
    await expect(status).toHaveValue("");
    await expect(why).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  });

  await test.step("the booked call of a lead that was lost is asked about over the next lead", async () => {
    await takeInHand(page, booked);
    await page.keyboard.press("5");
    await status.selectOption("Lost");
    await why.selectOption("Price");
    await save.click();
    await expect(name(second)).toBeVisible();
    const question = page.getByRole("region", { name: "What should happen to the call?" });
    await expect(question).toContainText(booked.name);
    // Its keys are not the next lead's.
    await expect(question.getByRole("link", { name: "Cancel it" })).toBeFocused();
    await question.getByRole("button", { name: "Keep it" }).click();
    await expect(question).toHaveCount(0);
    expect(await storedLead(page.request, booked.id)).toMatchObject({
      leadStatus: "Lost",
      lostReason: "price",
      callStatus: "booked",
    });
  });

  await test.step("what a deal is worth is said in the form, and the move is undone from the next lead", async () => {
    await page.keyboard.press("1");
    await status.selectOption("Won");
    const worth = page.getByLabel(/^What is the deal worth\?/);
    await expect(worth).toHaveValue("900");
    await worth.fill("1.500");
    await save.click();
    await expect(page.getByText("Please enter a whole amount")).toBeVisible();
    await worth.fill("2,400");
    await save.click();
    await expect(name(last)).toBeVisible();
    expect(await storedLead(page.request, second.id)).toMatchObject({ leadStatus: "Won", dealValue: 2400 });
    await expect(page.getByRole("region", { name: "What is the deal worth?" })).toHaveCount(0);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(toast(page, "Moved back to MQL")).toBeVisible();
    expect(await storedLead(page.request, second.id)).toMatchObject({
      lastOutcome: "reached",
      leadStatus: "MQL",
      dealValue: 900,
    });
  });

  await test.step("a status that somebody else has set meanwhile stays, and the call is recorded", async () => {
    await page.keyboard.press("1");
    await status.selectOption("SQL");
    // It comes while the call is on its way.
    await page.route(`**/api/leads/${last.id}/calls`, async (route) => {
      const moved = await page.request.patch(`/api/assessment/${last.sessionId}/lead-status`, {
        data: { leadStatus: "Hold" },
      });
      expect(moved.ok(), await moved.text()).toBe(true);
      await route.continue();
    });
    await save.click();
    await expect(toast(page, "Recorded: Reached")).toBeVisible();
    await expect(
      toast(page, "Status not updated: someone else changed the lead in the meantime."),
    ).toBeVisible();
    expect(await storedLead(page.request, last.id)).toMatchObject({
      lastOutcome: "reached",
      leadStatus: "Hold",
    });
  });
});
