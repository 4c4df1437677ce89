import type { Locator, Page } from "@playwright/test";
import { tickCron } from "../../tools/start/cron-ticker.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { onOwnSite } from "../funnel/own-site.ts";
import { expect } from "../journey.ts";
import { findCard, freshName, openDashboard, openTab, toast } from "./admin-setup.ts";
import { dayZone, inHand, openDesk } from "./calls/calls-setup.ts";

const test = onOwnSite("lead-forms");

const formsCard = (page: Page) => page.getByRole("region", { name: "Leads from Meta forms" });
const queue = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Queue" }).getByRole("button", { name });

/** Somebody fills in the form on Facebook; `act` is the button below it. */
async function fillIn(form: Page, origin: string, fields: Record<string, string>, switches: string[] = []) {
  await form.goto(new URL("/form", origin).href);
  for (const [label, text] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(text);
    else await field.fill(text);
  }
  for (const name of switches) await form.getByLabel(name, { exact: true }).check();
  await form.getByRole("button", { name: "Send" }).click();
}

/** Goes on with Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let n = 0; n < 40; n++) {
    if ((await target.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("a lead of a Meta form comes in and cannot be called, until staff say what the form asks and allows", async ({
  page,
  context,
  stack,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const meta = stack.vars["META_GRAPH_ORIGIN"] ?? "";
  const name = freshName("Grace Hopper");
  await openDesk(page);
  const zone = { key: "desk_time_zone", value: dayZone(), description: "" };
  expect((await page.request.post("/api/system-settings", { data: zone })).ok()).toBe(true);

  const form = await context.newPage();
  await fillIn(form, meta, {
    "Full name": name,
    Email: "grace@navy.example",
    "Phone number": "+17805550123",
    "Who do you run Meta ads for?": "My clients",
    "What frustrates you most about your Meta ads?": "Every new creative dies after three days",
    "When is a good time to talk?": "After 6 pm",
  });
  await expect(form.getByRole("status")).toContainText("The app has taken the webhook.");
  await stack.tick();

  await test.step("the lead is there, and nobody may call it", async () => {
    await openDashboard(page);
    const lead = await findCard(page, name);
    await expect(lead.getByText("Form not set up")).toBeVisible();
    await expect(lead.getByText("After 6 pm")).toBeVisible();
    await openTab(page, "Next calls");
    await expect(page.getByText("Nobody to call right now")).toBeVisible();
  });

  await test.step("the form is set up by keyboard alone", async () => {
    await openTab(page, "System Settings");
    await page.getByRole("link", { name: /^Ads/ }).click();
    const card = formsCard(page);
    await expect(card.getByText("Form not set up")).toBeVisible();
    const setUp = card.getByRole("button", { name: "Set up Free audit" });
    await setUp.focus();
    await page.keyboard.press("Enter");
    const use = (question: string) => card.getByRole("combobox", { name: `What “${question}” is` });
    await expect(use("Full name")).toBeFocused();
    await expect(use("Full name")).toHaveValue("name");
    await expect(use("Who do you run Meta ads for?")).toHaveValue("businessType");
    await expect(card.getByRole("list", { name: "Answers to “Full name”" })).toContainText(name);
    await expect(card.getByRole("list", { name: /^Answers to “Who do you run/ })).toHaveText("My clients");
    await expect(use("When is a good time to talk?")).toHaveValue("show");
    await expectAccessible(page);

    await page.keyboard.press("Escape");
    await expect(setUp).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, use("When is a good time to talk?"));
    await page.keyboard.type("What monthly");
    await expect(use("When is a good time to talk?")).toHaveValue("targetRevenue");
    await page.keyboard.type("Only show");
    await tabTo(page, card.getByRole("checkbox", { name: "We may call these leads" }));
    await page.keyboard.press("Space");
    const words = card.getByRole("textbox", { name: "The form’s words about calls" });
    const save = card.getByRole("button", { name: "Save and read 1 lead anew" });
    await tabTo(page, save);
    await page.keyboard.press("Enter");
    await expect(card.getByText("Copy the words from the form")).toBeVisible();
    await expectAccessible(page);
    await words.focus();
    await page.keyboard.type("By sending this form you agree that we call you about your ads.");
    await tabTo(page, save);
    await page.keyboard.press("Enter");
    await expect(toast(page, "Form set up")).toBeVisible();
    await expect(card.getByRole("button", { name: "Edit Free audit" })).toBeFocused();
    await expect(card.getByText("Form not set up")).toHaveCount(0);
  });

  await test.step("the lead can be called, and its answers are in their places", async () => {
    await expect(async () => {
      await page.goto("/admin?tab=calls");
      await expect(inHand(page).getByRole("heading", { name })).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(queue(page, name)).toBeVisible();
    await openTab(page, "Assessments");
    const lead = await findCard(page, name);
    await expect(lead.getByText("Form not set up")).toHaveCount(0);
    await expect(lead.getByText("Every new creative dies after three days").first()).toBeVisible();
  });

  await test.step("a form that Meta’s people changed says what is new, and a test lead is only noted", async () => {
    await fillIn(form, meta, {}, ["Question changed", "Test lead"]);
    await expect(form.getByRole("status")).toContainText("The app has taken the webhook.");
    await expect(async () => {
      // Meta is asked for its forms every 15 minutes.
      await tickCron(stack.appUrl, undefined, Date.now() + 16 * 60_000);
      await page.goto("/admin?tab=settings&section=ads");
      const news = "New in this form: “Getting started”, “How many people work with you?”";
      await expect(formsCard(page).getByText(news)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    const card = formsCard(page);
    await card.getByText(/^1 test lead, last on/).click();
    await expect(card.getByRole("listitem").filter({ hasText: /^[^“]*: Free audit$/ })).toBeVisible();
    await card.getByRole("button", { name: "Edit Free audit" }).click();
    await expect(
      card.getByRole("list", { name: "Options of “What would help you most right now?”" }),
    ).toContainText("Getting started New");
    await expectAccessible(page);
  });

  await test.step("what a colleague saved meanwhile is shown, and nothing of it is overwritten unasked", async () => {
    const card = formsCard(page);
    const { forms } = await (await page.request.get("/api/lead-forms")).json();
    const [{ id, version, mapping, allows }] = forms;
    const data = { mapping, allows: { ...allows, country: "DE" } };
    const headers = { "If-Match": `"${version}"` };
    expect((await page.request.put(`/api/lead-forms/${id}`, { headers, data })).ok()).toBe(true);
    await card.getByRole("button", { name: "Save and read 1 lead anew" }).click();
    const note = card.getByRole("alert").filter({ hasText: "Someone else changed this" });
    await expect(note).toContainText("Country: DE");
    await expect(note).toContainText("Country: none");
    await expectAccessible(page);
    await note.getByRole("button", { name: "Overwrite with mine" }).click();
    await expect(toast(page, "Form set up")).toBeVisible();
    await expect(card.getByText(/^New in this form/)).toHaveCount(0);
  });
});
