import type { Locator, Page, Route } from "@playwright/test";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, test } from "../journey.ts";
import { createLead, findCard, openDashboard } from "./admin-setup.ts";

/** The stand-in's page of the mails to somebody, whose newest is open, beside the dashboard. */
async function openMailbox(page: Page, worker: number, email: string): Promise<Page> {
  const url = process.env["JOURNEY_MAIL_URLS"]?.split(" ")[worker];
  const mailbox = await page.context().newPage();
  await expect(async () => {
    await mailbox.goto(url ?? "");
    const mails = mailbox.getByRole("heading", { name: email }).locator("+ ul").getByRole("link");
    await mails.first().click({ timeout: 2_000 });
  }).toPass();
  return mailbox;
}

const emailOf = (lead: Locator) => lead.getByRole("region", { name: /^Email( \d+)?$/ });

test(
  "staff write to a lead, and the answer is answered where it stands",
  RELEASE,
  async ({ page }, { parallelIndex }) => {
    const { name, email } = await createLead(page);
    await openDashboard(page);
    await page.request.post("/api/mail-templates", {
      data: {
        name: `Welcome ${name}`,
        subject: "Your plan, {firstName}",
        text: "Hi {firstName},\n\nyour plan is at {hubLink}.\n\n{owner}",
      },
    });
    const lead = await findCard(page, name);
    const mails = emailOf(lead);

    await test.step("from a template, whose placeholders are filled in before one's eyes", async () => {
      await mails.getByRole("button", { name: "Write an email" }).click();
      await mails.getByLabel("Template").selectOption({ label: `Welcome ${name}` });
      await expect(mails.getByLabel("Subject")).toHaveValue("Your plan, Ada");
      await expect(mails.getByLabel("Message")).toHaveValue(
        /^Hi Ada,\n\nyour plan is at http\S+\/hub\/\S+\.\n\n\{owner\}$/,
      );
      await expect(mails.getByText("{owner} The name of the lead’s owner: not known")).toBeVisible();
      await mails.getByRole("button", { name: "Send now" }).click();
      await expect(mails.getByText("Fill in {owner} first")).toBeVisible();
      await expectAccessible(page);
      await mails
        .getByLabel("Message")
        .fill("Hi {firstName},\n\nyour plan is at https://plan.example/now.\n\nGrace");
      const place = lead.getByRole("navigation", { name: "Sections" }).getByRole("button", { name: "Email" });
      await place.click();
      await expect(place).toHaveAttribute("aria-current", "true");
      await mails.getByRole("button", { name: "Preview" }).click();
      const preview = mails.getByRole("region", { name: "Preview" });
      await expect(preview.getByText("Hi Ada,")).toBeVisible();
      await expect(preview.getByRole("link")).toHaveAttribute("href", "https://plan.example/now");
      await expect(preview.getByText("Unsubscribe")).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("sent once, it arrives, and its answer is on the open page", async () => {
      await mails.getByRole("button", { name: "Send now" }).click();
      await expect(page.getByText("Email sent")).toBeVisible();
      await expect(mails.getByRole("listitem")).toHaveCount(1);
      await expect(mails.getByRole("button", { name: "Reply" })).toBeVisible();
      const mailbox = await openMailbox(page, parallelIndex, email);
      await expect(mailbox.getByRole("heading", { name: "Your plan, Ada" })).toBeVisible();
      await mailbox.getByLabel("Answer", { exact: true }).fill("Could we talk on Thursday?");
      await mailbox.getByRole("button", { name: "Answer", exact: true }).click();
      await expect(mailbox.getByText("The app accepted it.")).toBeVisible();
      await mailbox.close();
      await expect(mails.getByText("Could we talk on Thursday?")).toBeVisible();
      await expect(mails.getByText("Quoted text")).toBeVisible();
      await expect(lead.getByText("Waiting for an answer")).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("answered by keyboard alone, it waits no longer", async () => {
      await lead.getByRole("button", { name: "Answer", exact: true }).press("Enter");
      await expect(mails.getByLabel("Message")).toBeFocused();
      await expect(mails.getByLabel("Subject")).toHaveValue(/^Re: /);
      await page.keyboard.type("Thursday at ten it is.");
      await page.keyboard.press("Control+Enter");
      await expect(lead.getByText("Waiting for an answer")).toHaveCount(0);
      await expect(mails.getByRole("listitem").last()).toContainText("Thursday at ten it is.");
    });
  },
);

test("an email is scheduled in the lead's time and taken back; a lead that may not be written to says why", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 400|ERR_FAILED/);
  const { name } = await createLead(page);
  await openDashboard(page);
  const lead = await findCard(page, name);
  const mails = emailOf(lead);
  await lead.getByRole("button", { name: "Write", exact: true }).first().press("Enter");
  await expect(mails.getByLabel("Message")).toBeFocused();
  await mails.getByLabel("Subject").fill("Tomorrow");
  await mails.getByLabel("Message").fill("See you, {firstname}.");
  await expect(mails.getByText("{firstname} is not a placeholder")).toBeVisible();
  await mails.getByLabel("Message").fill("See you.");
  await mails.getByRole("button", { name: "Discard" }).click();
  await expect(mails.getByLabel("Message")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(mails.getByLabel("Message")).toHaveValue("See you.");
  await mails.getByRole("button", { name: "Send later…" }).click();
  await mails.getByRole("button", { name: "Schedule" }).click();
  await expect(mails.getByText("Choose a day and time").last()).toBeVisible();
  await mails.getByLabel("When").fill("2030-01-01T10:00");
  await mails.getByRole("button", { name: "Schedule" }).click();
  await expect(mails.getByText("Choose a time within the next 30 days")).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await mails.getByLabel("When").fill(`${tomorrow}T10:00`);
  await page.reload();
  await expect(mails.getByLabel("Message")).toHaveValue("See you.");
  // The app takes the email, and its answer is lost.
  const lose = async (route: Route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort();
  };
  await page.route("**/api/leads/*/mails", lose);
  await mails.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText("Email scheduled")).toBeVisible();
  await page.unroute("**/api/leads/*/mails", lose);
  const mail = mails.getByRole("listitem");
  await expect(mail).toContainText(/Scheduled.*10:00 AM/);
  await expectAccessible(page);
  await mail.getByRole("button", { name: "Cancel" }).click();
  await expect(mail).toContainText("Canceled");

  await page.route("**/api/leads/*/mails", async (route) => {
    const response = await route.fetch();
    const thread: object = await response.json();
    await route.fulfill({
      json: { ...thread, mails: [], allowed: false, reason: "The lead unsubscribed from our emails." },
    });
  });
  await page.reload();
  await expect(mails.getByText("The lead unsubscribed from our emails.")).toBeVisible();
  await expect(mails.getByRole("button", { name: "Write an email" })).toHaveCount(0);
});
