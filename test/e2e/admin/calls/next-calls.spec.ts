import type { Page } from "@playwright/test";
import { findRow, openDashboard, openFilters, toast } from "../admin-setup.ts";
import { bookCall } from "../book-call.ts";
import { goOn } from "../go-on.ts";
import { expectAccessible } from "../../expect-accessible.ts";
import { expect, PHONE, signInUnseen, test } from "../../journey.ts";
import { QUIZ_ANSWERS } from "../../../setup/quiz-body.ts";
import {
  beginCall,
  callUnseen,
  COLLEAGUE,
  createCallable,
  inHand,
  isMine,
  noteOf,
  openDesk,
  outcome,
  showOnly,
  storedLead,
  takeInHand,
  type Callable,
} from "./calls-setup.ts";

const LONG_NAMES = ["N".repeat(500), "يوسف العتيبي ".repeat(8).trim(), "👩‍👩‍👧‍👦".repeat(20)];

/** Hours after a voicemail: late in the evening that is tomorrow. */
const AGAIN = /Call again(in \d+ min|(Today|Tomorrow) \d+:\d\d [AP]M)/;

const nameOf = (page: Page, lead: { name: string }) => inHand(page).getByRole("heading", { name: lead.name });

/** What must be said first is on the screen without scrolling, with the number and then the outcomes. */
async function expectSaidFirst(page: Page, lead: Callable): Promise<void> {
  for (const part of [
    nameOf(page, lead),
    inHand(page).getByRole("button", { name: /^Next step : First call/ }),
    inHand(page).getByText("“Tell me about your last good week. What was different?”"),
    inHand(page).getByText("In their words: “Leads got expensive”"),
    inHand(page).getByRole("link", { name: "Call +1 780 555" }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(outcome(page, "Reached")).toHaveCount(0);
  await expect(inHand(page).getByRole("link", { name: /^Call/ })).toHaveAttribute(
    "href",
    `tel:${lead.phone}`,
  );
  await expect(inHand(page).getByText(/^\d+:\d\d [AP]M/)).toBeVisible();
  await expectAccessible(page);
  await beginCall(page);
  for (const name of ["Reached", "Asked not to be called"]) {
    await expect(outcome(page, name)).toBeInViewport({ ratio: 1 });
    await expect(outcome(page, name)).toHaveAttribute("aria-pressed", "false");
  }
  await expectAccessible(page);
}

test.beforeEach(({ page }) => openDesk(page));

test("what must be said first is on the screen, whatever comes the lead in hand stays, and two numbers under one e-mail are both called", async ({
  page,
}) => {
  const lead = await createCallable(page);
  const email = `${crypto.randomUUID()}@shared.example`;
  const older = await createCallable(page, "Dana Older", { email });
  const newer = await createCallable(page, "Sam Newer", { email: email.toUpperCase() });
  await showOnly(page, [lead, older, newer]);
  await openDashboard(page, "?tab=calls");
  await expect(nameOf(page, lead)).toBeVisible();

  await test.step("whatever comes, the lead in hand stays", async () => {
    // Exceptional, and due in five minutes: first in the queue.
    const answers = { ...QUIZ_ANSWERS, q3_adSpend: "3000-plus", q7_revenue: "200k-plus" };
    const urgent = await createCallable(page, "Urgent Ursula", { answers });
    const queue = page.getByRole("navigation", { name: "Queue" });
    await expect(queue.getByRole("button").first()).toContainText(urgent.name);
    await expect(nameOf(page, lead)).toBeVisible();
    await queue.getByRole("button", { name: urgent.name }).click();
    await expect(nameOf(page, urgent)).toBeVisible();
  });

  await test.step("what must be said first is on the screen; a press on the number takes a lead, which can be given back", async () => {
    await takeInHand(page, lead);
    await expectSaidFirst(page, lead);
    await expect(isMine(page)).toBeVisible();
    expect((await storedLead(page.request, lead.id)).owner).toBe("grace@example.com");
    await isMine(page).click();
    await expect(toast(page, "Released. Anyone can claim this lead now.")).toBeVisible();
    await expect(inHand(page).getByRole("button", { name: /^Owner\W*Unassigned/ })).toBeVisible();
    await expect(nameOf(page, lead)).toBeVisible();
    expect((await storedLead(page.request, lead.id)).owner).toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(isMine(page)).toBeVisible();
  });

  await test.step("two numbers under one e-mail are both called, and marked", async () => {
    await takeInHand(page, older);
    await expect(inHand(page).getByText("Same email", { exact: true }).first()).toBeVisible();
    const row = (name: string) =>
      page.getByRole("navigation", { name: "Queue" }).getByRole("button", { name });
    for (const { name } of [older, newer]) await expect(row(name)).toContainText("Same email");
    await expect(row(lead.name)).not.toContainText("Same email");
    await expectAccessible(page);

    await goOn(page, `?tab=calls&lead=${older.id}`);
    const panel = page
      .getByRole("region", { name: "Open lead" })
      .getByRole("region", { name: "Same person" });
    await expect(panel).toContainText("The same email was left with another number");
    await expect(panel.getByRole("listitem").filter({ hasText: newer.name })).toContainText("Same email");
  });

  await test.step("the list is narrowed to one's own leads, and to those who were never called", async () => {
    const called = await createCallable(page);
    const waiting = await createCallable(page, "Priya Raman");
    await callUnseen(page.request, called, { outcome: "voicemail" });
    await goOn(page);
    const listed = ({ name }: Callable) => page.getByRole("row", { name });
    await expect(listed(waiting)).toBeVisible();
    const filters = await openFilters(page);
    await filters.getByLabel("Owner").selectOption("My leads");
    await expect(listed(called)).toBeVisible();
    await expect(listed(waiting)).toHaveCount(0);
    await filters.getByLabel("Owner").selectOption("Everyone");
    await filters.getByLabel("Last call").selectOption("Never called");
    await expect(listed(waiting)).toBeVisible();
    await expect(listed(called)).toHaveCount(0);
    await filters.getByLabel("Last call").selectOption("Left a voicemail");
    await expect(listed(called)).toBeVisible();
    await expect(listed(waiting)).toHaveCount(0);
    await filters.getByLabel("Next call").selectOption("No number");
    await expect(listed(called)).toHaveCount(0);
    await expect(page).toHaveURL(/phone=none/);
  });
});

test(
  "by thumb leads are called, skipped and left to colleagues; list and board say whose a lead is, and nothing is wider than the screen",
  PHONE,
  async ({ page, request, isMobile }) => {
    test.skip(!isMobile, "Elsewhere it is done by keys.");
    const first = await createCallable(page);
    const second = await createCallable(page, "Priya Raman");
    const booked = await createCallable(page, "Sam Lee");
    const taken = await createCallable(page, "Hiro Nakata");
    const queue = [first, second, booked, taken];
    await showOnly(page, queue);
    await openDashboard(page, "?tab=calls");

    await test.step("an outcome, a note, the time that is suggested, and the next lead", async () => {
      await expectSaidFirst(page, first);
      await outcome(page, "No answer").tap();
      await noteOf(page).fill("Rang twice");
      await page.getByRole("radio", { name: /^Next morning/ }).check();
      const save = page.getByRole("button", { name: /^Save and next/ });
      await expect(save).toBeInViewport({ ratio: 1 });
      await save.tap();
      await expect(nameOf(page, second)).toBeVisible();
      expect(await storedLead(page.request, first.id)).toMatchObject({
        lastOutcome: "no_answer",
        missedCalls: 1,
      });
    });

    await test.step("what needs no call is passed by, until nobody is left", async () => {
      const skip = page.getByRole("button", { name: /^Skip/ });
      await beginCall(page);
      await outcome(page, "Reached").tap();
      await page.getByRole("button", { name: /^Save and next/ }).tap();
      await expect(nameOf(page, booked)).toBeVisible();
      await bookCall(page, booked.email, "2036-07-01T15:00:00Z");
      await expect(inHand(page).getByText(/^They’ve booked a call/)).toBeVisible();
      await skip.tap();
      await expect(nameOf(page, taken)).toBeVisible();
      await signInUnseen(request, COLLEAGUE);
      await request.post(`/api/leads/${taken.id}/claim`, { data: {} });
      await expect(inHand(page).getByText(/sam\.lee@example\.com took this lead/)).toBeVisible();
      await skip.tap();
      await expect(page.getByText("Nobody to call right now")).toBeVisible();
      await expect(page.getByText("One lead is with colleagues.")).toBeVisible();
    });

    await test.step("list and board say whose a lead is, and when it is called again", async () => {
      const lead = await createCallable(page);
      await callUnseen(page.request, lead, { outcome: "voicemail" });
      await goOn(page);
      const card = await findRow(page, lead.name);
      await expect(card.getByRole("img", { name: "Yours" })).toBeVisible();
      await expect(card).toContainText(AGAIN);
      await goOn(page, "?tab=sales");
      const onBoard = page.getByRole("article", { name: lead.name });
      await onBoard.scrollIntoViewIfNeeded();
      await expect(onBoard.getByRole("img", { name: "Yours" })).toBeVisible();
      await expect(onBoard).toContainText(AGAIN);
    });

    await test.step("nothing is wider than the screen at any text size, whatever the name", async () => {
      const answers = {
        ...QUIZ_ANSWERS,
        q6_frustration: "W".repeat(480),
        q8_targetRevenue: "9 ".repeat(200),
      };
      for (const name of LONG_NAMES) {
        const lead = await createCallable(page, "Long", { name, answers });
        await takeInHand(page, { ...lead, name: name.slice(0, 11) });
        await expect(inHand(page).getByRole("list", { name: "What to say first" })).toBeVisible();
        await page.keyboard.press("2");
        await expect(outcome(page, "No answer")).toBeVisible();
        for (const size of ["100%", "200%"]) {
          await page.evaluate(`document.documentElement.style.fontSize = "${size}"`);
          await expect
            .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
            .toBeLessThanOrEqual(0);
        }
        await page.evaluate(`document.documentElement.style.fontSize = "100%"`);
      }
    });
  },
);
