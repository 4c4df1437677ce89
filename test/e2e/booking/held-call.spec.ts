import type { Locator, Page } from "@playwright/test";
import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../chaos/read-database.ts";
import { tickCron } from "../../tools/start/cron-ticker.ts";
import { bookCall } from "../admin/book-call.ts";
import { createLead, findCard, openDashboard, STAFF } from "../admin/admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { mailsIn } from "../funnel/mails-in.ts";
import { onOwnSite } from "../funnel/own-site.ts";
import { expect, signInUnseen } from "../journey.ts";
import { connectSlack, expectInSlack, messageOf } from "../slack-setup.ts";

const test = onOwnSite("held-call");

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lets time pass: all that is stored of calls and their mails was so much earlier (ms). */
function pass(state: string, ms: number): void {
  const database = new DatabaseSync(databaseFile(state), { timeout: 5000 });
  const startsAt = "json_set(payload, '$.startsAt', (payload ->> 'startsAt') - ?)";
  database.prepare("update bookings set starts_at = starts_at - ?, ends_at = ends_at - ?").run(ms, ms);
  database.prepare("update assessments set call_starts_at = call_starts_at - ?").run(ms);
  database
    .prepare(
      `update outbox set due_at = due_at - ?, payload = ${startsAt} where kind like 'call-%' and status = 'pending'`,
    )
    .run(ms, ms);
  database.close();
}

const emailOf = (lead: Locator) => lead.getByRole("region", { name: /^Email( \d+)?$/ });

/** In the mailbox, the mail with this subject is answered. */
async function answer(mailbox: Page, subject: string, text: string): Promise<void> {
  await mailbox.getByRole("link", { name: subject }).first().click();
  await mailbox.getByLabel("Answer", { exact: true }).fill(text);
  await mailbox.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(mailbox.getByText("The app accepted it.")).toBeVisible();
}

test("a call is booked, reminded of, confirmed, missed, written about, answered and booked again, with the desk open", async ({
  page,
  stack,
  allowConsole,
}) => {
  // Time passes by a write beside the app, which may find its database locked then; the screen asks again.
  allowConsole(/500 \(Internal Server Error\)/);
  await signInUnseen(page.request, STAFF);
  await page.request.post("/api/system-settings", { data: { key: "booking_mails", value: "on" } });
  const channel = await connectSlack(page);
  const { name, email } = await createLead(page, "Ada Lovelace", { emailConsent: true });
  await openDashboard(page);
  const lead = await findCard(page, name);
  await lead.getByRole("button", { name: /^Owner/ }).click();
  await expect(lead.getByRole("button", { name: "Owner You" })).toBeVisible();
  const arrived = messageOf(channel, `New lead: ${name}`);
  const timeline = lead.getByRole("region", { name: "Timeline" });
  const arrives = async (subject: string) => {
    await expect(async () => {
      await tickCron(stack.appUrl);
      expect(mailsIn(stack.mailDir)).toContain(subject);
    }).toPass({ timeout: 30_000 });
  };

  await bookCall(page, email, new Date(Date.now() + 72 * HOUR_MS).toISOString());
  await arrives("Your call is booked");
  await expect(lead.getByText("Strategy call").first()).toBeVisible();

  pass(stack.state, 71 * HOUR_MS + 10 * MINUTE_MS);
  await arrives("Our call starts soon");

  const [address = ""] = /\/api\/booking\/attend\/[\w.]+/.exec(mailsIn(stack.mailDir)) ?? [];
  const visitor = await page.context().newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1, name: "Will you be there?" })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "I’ll be there" }).press("Enter");
  await expect(visitor.getByRole("heading", { level: 1, name: "See you then" })).toBeVisible();
  await expectAccessible(visitor);
  await expect(lead.getByText("Call confirmed").first()).toBeVisible();
  await expectInSlack(page, arrived, ["Will be there"]);

  pass(stack.state, 2 * HOUR_MS);
  await page.reload();
  await lead.getByRole("button", { name: "Missed" }).click();
  await expect(lead.getByText("Call back").first()).toBeVisible();
  await expectInSlack(page, arrived, ["Missed", "Call back"]);
  pass(stack.state, 11 * MINUTE_MS);
  await arrives("Sorry we missed each other");

  await visitor.goto(stack.mailUrl);
  await answer(visitor, "Sorry we missed each other", "My train was late. Could we try again tomorrow?");
  await expect(emailOf(lead).getByText("My train was late. Could we try again tomorrow?")).toBeVisible();
  await expect(lead.getByText("Waiting for an answer")).toBeVisible();
  await expectInSlack(page, channel.getByRole("article").filter({ hasText: "My train was late." }).first(), [
    name,
  ]);

  await lead.getByRole("button", { name: "Answer", exact: true }).click();
  await page.keyboard.type("Of course. Take any time that suits you.");
  await page.keyboard.press("Control+Enter");
  await expect(lead.getByText("Waiting for an answer")).toHaveCount(0);
  await arrives("Take any time that suits you.");

  await bookCall(page, email, new Date(Date.now() + 48 * HOUR_MS).toISOString());
  await expect(timeline.getByText(/booked/i).nth(1)).toBeVisible();
  await expect(lead.getByText("Strategy call").first()).toBeVisible();
  await expect(lead.getByText("Call back")).toHaveCount(0);
});
