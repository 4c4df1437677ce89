import type { Locator, Page } from "@playwright/test";
import { atOwnAddress, callCard, expectAsked, TYPED } from "./call-me-setup.ts";
import { closeDetails, fact, field, openDetails, ownMessages, replyTo, startChat } from "./chat/chat-walk.ts";
import { createHub } from "./hub/hub-setup.ts";
import { expect, RELEASE, test } from "./journey.ts";
import { expectQuestion, answerQuestions, openLeadForm, startQuiz } from "./quiz/quiz-walk.ts";

/** Fills a field as browsers, password managers and in-app browsers do: by script, with events or without any. */
async function fillByScript(element: Locator, text: string, events: readonly string[]): Promise<void> {
  await element.evaluate((node, value) => Reflect.set(node, "value", value), text);
  for (const name of events) await element.dispatchEvent(name);
}

const LEAD = {
  name: "Ada Lovelace",
  email: "ada@analytical.example",
  businessUrl: "https://analytical.example",
};

/** Fills the lead form by script, and sends it. Gives what was sent. */
async function sendFilled(page: Page, fields: Record<string, string>, events: readonly string[]) {
  await openLeadForm(page);
  for (const [name, text] of Object.entries(fields))
    await fillByScript(page.locator(`[name=${name}]`), text, events);
  // Another render of the form puts nothing back.
  await page.getByRole("checkbox").check();
  const sent = page.waitForRequest("**/api/assessment/submit");
  await page.getByRole("button", { name: "View My Results" }).dispatchEvent("click");
  return (await sent).postDataJSON();
}

test(
  "a lead form that the browser filled is sent, with events that React passes over and without any",
  RELEASE,
  async ({ page }) => {
    for (const events of [["input", "change"], []]) {
      const sent = await sendFilled(page, LEAD, events);
      expect(sent).toMatchObject({ ...LEAD, company: "", emailConsent: true });
      await page.waitForURL(/\/hub\/[0-9a-f-]{36}$/);
      await page.evaluate("localStorage.clear()");
    }
    // What a script fills into the field for bots is told.
    const bot = await sendFilled(page, { ...LEAD, contact_note: "Buy links" }, []);
    expect(bot).toMatchObject({ company: "Buy links" });
  },
);

test("an answer of the quiz that was put in by script goes on", async ({ page }) => {
  await startQuiz(page);
  await answerQuestions(page, 1, 5);
  await expectQuestion(page, 6);
  await fillByScript(page.getByRole("textbox"), "Leads got\nexpensive", []);
  await page.getByRole("textbox").press("Enter");
  await expectQuestion(page, 7);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("textbox")).toHaveValue(/^Leads got\s?expensive$/);
});

test("a phone number that the browser filled asks for the call", RELEASE, async ({ page, request }) => {
  await atOwnAddress(page);
  await page.goto(`/hub/${await createHub(request)}`);
  const card = await callCard(page);
  await fillByScript(card.getByRole("textbox", { name: "Phone number" }), TYPED, []);
  await card.getByRole("checkbox", { name: /^Yes, BPM may call me/ }).check();
  await card.getByRole("button", { name: "Call me" }).click();
  await expectAsked(page);
});

test("chat: a message and a correction that were put in by script count", async ({ page }) => {
  await startChat(page);
  await replyTo(page, async () => {
    await fillByScript(field(page), "My own business", []);
    await field(page).press("Enter");
  });
  await expect(ownMessages(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue("");
  await openDetails(page);
  await page.getByRole("button", { name: /^Show \d+ more/ }).click();
  await page.getByRole("button", { name: "Add email" }).click();
  await fillByScript(page.locator("[name=email]"), "ada@analytical.example", []);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(fact(page, "Email")).toContainText("ada@analytical.example");
  await closeDetails(page);
});
