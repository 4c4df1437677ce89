import type { Page } from "@playwright/test";
import { openDashboard, toast } from "../admin-setup.ts";
import { expect, RELEASE, test } from "../../journey.ts";
import {
  callUnseen,
  createCallable,
  inHand,
  isMine,
  noteOf,
  openDesk,
  outcome,
  showOnly,
  storedCalls,
  storedLead,
  takeInHand,
} from "./calls-setup.ts";

/** It is said, and the lead is in hand no more. */
async function expectRecorded(page: Page, { name }: { name: string }, outcomeWords: string): Promise<void> {
  await expect(toast(page, new RegExp(`^Recorded: ${outcomeWords}`))).toBeVisible();
  await expect(inHand(page).getByRole("heading", { name })).toHaveCount(0);
}

test.beforeEach(({ page }) => openDesk(page));

test(
  "by keys the queue is walked, a call recorded in three of them, and an outcome taken back",
  RELEASE,
  async ({ page }) => {
    const first = await createCallable(page);
    const second = await createCallable(page, "Priya Raman");
    const third = await createCallable(page, "Sam Lee");
    const name = (lead: { name: string }) => inHand(page).getByRole("heading", { name: lead.name });
    await showOnly(page, [first, second, third]);
    await openDashboard(page, "?tab=calls");

    await test.step("call, outcome, note, next time, next lead: three keys", async () => {
      await expect(name(first)).toBeVisible();
      await expect(page.getByRole("tab", { name: /^Next calls 3 to call/ })).toBeVisible();

      await page.keyboard.press("c");
      await expect(isMine(page)).toBeVisible();
      await page.keyboard.press("2");
      await page.keyboard.type("Left word with the front desk, ext. 12");
      await page.keyboard.press("Enter");
      await expect(name(second)).toBeFocused();
      await expect(toast(page, /^Recorded: No answer/)).toBeVisible();
      await expect(page.getByRole("tab", { name: /^Next calls 2 to call/ })).toBeVisible();

      expect(await storedCalls(page.request, first)).toMatchObject([
        {
          outcome: "no_answer",
          note: "Left word with the front desk, ext. 12",
          calledBy: "grace@example.com",
        },
      ]);
      const { owner, nextActionAt } = await storedLead(page.request, first.id);
      expect(owner).toBe("grace@example.com");
      // Two hours on, rounded by nothing: the desk is open all day.
      expect(Date.parse(nextActionAt ?? "") - Date.now()).toBeGreaterThan(118 * 60_000);
    });

    await test.step("J and K walk the queue, N writes, Esc takes an outcome back", async () => {
      await page.keyboard.press("j");
      await expect(name(third)).toBeVisible();
      await page.keyboard.press("k");
      await expect(name(second)).toBeVisible();
      await page.keyboard.press("s");
      await expect(name(third)).toBeVisible();
      await page.keyboard.press("k");
      await expect(name(second)).toBeVisible();

      await page.keyboard.press("c");
      await page.keyboard.press("n");
      await page.keyboard.type("123");
      await expect(noteOf(page)).toHaveValue("123");
      await expect(page.getByRole("button", { name: /^Save and next/ })).toHaveCount(0);
      await noteOf(page).blur();
      await page.keyboard.press("5");
      await expect(outcome(page, "Not interested")).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("Escape");
      await expect(outcome(page, "Not interested")).toHaveAttribute("aria-pressed", "false");
      await expect(noteOf(page)).toHaveValue("123");
      await page.keyboard.press("Escape");
      await expect(outcome(page, "Not interested")).toHaveCount(0);
      await page.keyboard.press("c");
      await expect(noteOf(page)).toHaveValue("123");
    });

    await test.step("a number that must not be called again is asked about before", async () => {
      const lead = await createCallable(page);
      await takeInHand(page, lead);
      await page.keyboard.press("6");
      await expect(page.getByRole("alert").filter({ hasText: "Nobody will be able to call" })).toBeVisible();
      await page.getByRole("button", { name: /^Never call again/ }).click();
      await expect(toast(page, "Recorded: Asked not to be called")).toBeVisible();
      expect(await storedLead(page.request, lead.id)).toMatchObject({
        phoneFlag: "do_not_call",
        dueAt: null,
      });
    });
  },
);

test("a call has another time or a next step; a lead is given up from the fourth missed call on, and a number is changed, undone and replaced", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409 \(Conflict\)/);
  allowConsole(/400 \(Bad Request\)/);
  await test.step("the next time can be another one", async () => {
    const lead = await createCallable(page);
    await takeInHand(page, lead);
    await page.keyboard.press("3");
    await page.getByRole("radio", { name: "Another time" }).check();
    await page.getByRole("button", { name: /^Save and next/ }).click();
    await expect(page.getByText("Please enter when to call again")).toBeVisible();
    await page.getByLabel("When to call again").fill("2036-07-03T10:15");
    await page.getByRole("button", { name: /^Save and next/ }).click();
    await expectRecorded(page, lead, "Left a voicemail");
    expect((await storedLead(page.request, lead.id)).nextActionAt).toBe("2036-07-03T16:15:00.000Z");
  });

  await test.step("a next step is kept with its time", async () => {
    const lead = await createCallable(page);
    await takeInHand(page, lead);
    await page.keyboard.press("1");
    await page.getByLabel("Next step (optional)").fill("Send the proposal");
    await page.getByLabel("When (optional)").fill("2036-07-03T10:15");
    await page.getByRole("button", { name: /^Save and next/ }).click();
    await expectRecorded(page, lead, "Reached");
    expect(await storedLead(page.request, lead.id)).toMatchObject({
      lastOutcome: "reached",
      dueAt: null,
      nextAction: "Send the proposal",
      nextActionAt: "2036-07-03T16:15:00.000Z",
    });
  });

  await test.step("from the fourth missed call on the lead may be given up", async () => {
    const lead = await createCallable(page);
    for (let call = 1; call <= 2; call += 1) await callUnseen(page.request, lead, { outcome: "no_answer" });
    await takeInHand(page, lead);
    await page.keyboard.press("2");
    await expect(page.getByRole("radio", { name: /^In 3 days/ })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Lost: not reached" })).toHaveCount(0);
    await callUnseen(page.request, lead, { outcome: "voicemail" });
    await page.reload();
    await page.getByRole("radio", { name: "Lost: not reached" }).check();
    await page.getByRole("button", { name: /^Save and next/ }).click();
    // The third call was recorded while this one was typed.
    await page.getByRole("button", { name: "Record mine anyway" }).click();
    await expectRecorded(page, lead, "No answer");
    expect(await storedLead(page.request, lead.id)).toMatchObject({
      leadStatus: "Lost",
      lostReason: "not_reached",
      dueAt: null,
      nextActionAt: null,
      missedCalls: 4,
    });
  });

  await test.step("a number that was changed by mistake is undone, and a wrong one replaced by the right one", async () => {
    const lead = await createCallable(page);
    await takeInHand(page, lead);
    await page.keyboard.press("p");
    const dialog = page.getByRole("dialog", { name: "Change the number" });
    const number = dialog.getByRole("textbox", { name: "Phone number" });
    await number.fill("+1 587 555 0198");
    // Esc asks first, also the one that browsers let close a dialog whatever the page says.
    const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
    for (const _again of [1, 2]) {
      await page.keyboard.press("Escape");
      await expect(question).toContainText("Not saved: the number.");
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
      await expect(number).toHaveValue("+1 587 555 0198");
    }
    await dialog.getByLabel("How did they agree to be called?").selectOption("By email");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    expect(await storedLead(page.request, lead.id)).toMatchObject({
      phone: "+15875550198",
      callConsentWay: "mail",
    });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(toast(page, "Phone number saved")).toBeVisible();
    await expect
      .poll(() => storedLead(page.request, lead.id))
      .toMatchObject({ phone: lead.phone, callConsentWay: "call" });
    await page.keyboard.press("4");
    await page.getByLabel("The right number (optional)").fill("12");
    await page.getByRole("button", { name: /^Save and next/ }).click();
    await expect(page.getByText("Please say how they agreed to be called")).toBeVisible();
    await page.getByLabel("How did they agree to be called?").selectOption("On this or another call");
    await page.getByRole("button", { name: /^Save and next/ }).click();
    await expect(page.getByText(/too short/).first()).toBeVisible();
    await page.getByLabel("The right number (optional)").fill("+1 587 555 0199");
    await page.getByRole("button", { name: /^Try again/ }).click();
    await expect(toast(page, "Recorded: Wrong number")).toBeVisible();
    expect(await storedLead(page.request, lead.id)).toMatchObject({
      phone: "+15875550199",
      callConsentWay: "call",
    });
    expect(await storedCalls(page.request, lead)).toHaveLength(1);
  });
});
