import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { bookingUris, webhookBody } from "../../fakes/booking/booking.ts";
import { sendWebhook } from "../../fakes/booking/send-webhook.ts";
import { repoRoot } from "../../tools/repo-root.mjs";
import { createLead, findRow, openDashboard, STAFF } from "../admin/admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { mailsIn } from "../funnel/mails-in.ts";
import { onOwnSite } from "../funnel/own-site.ts";
import { expect, signInUnseen } from "../journey.ts";

const test = onOwnSite("attend");

const DAY_MS = 86_400_000;
const CALENDLY = "https://api.calendly.com";
const { BOOKING_WEBHOOK_SECRET: secret = "" } = parseEnv(
  readFileSync(path.join(repoRoot, ".dev.vars"), "utf8"),
);

type News = { uri: string; at: number; replaces?: string; isCancelled?: boolean };

/** Calendly tells of a call of this address that starts at `at` (ms). */
async function tell(appUrl: string, email: string, { uri, at, replaces, isCancelled }: News) {
  const booking = {
    startTime: new Date(at).toISOString(),
    name: "Ada",
    email,
    timezone: "UTC",
    tracking: {},
  };
  const uris = { ...bookingUris(CALENDLY), invitee: { uri } };
  const { payload, ...body } = webhookBody("invitee.created", booking, uris);
  const event = isCancelled ? "invitee.canceled" : "invitee.created";
  const told = { ...(typeof payload === "object" && payload), old_invitee: replaces ?? null };
  await sendWebhook({ appUrl, secret, body: { ...body, event, payload: told } });
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page) => page.getByRole("button", { name: "I’ll be there" });

test("the button of a mail's page confirms the call that it shows", async ({ page, stack, allowConsole }) => {
  allowConsole(/status of 404/);
  const { appUrl } = stack;
  await signInUnseen(page.request, STAFF);
  await page.request.post("/api/system-settings", { data: { key: "booking_mails", value: "on" } });
  const { name, email } = await createLead(page, "Ada Lovelace", { emailConsent: false });
  const [first, second] = [`${CALENDLY}/1`, `${CALENDLY}/2`];
  const at = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 3 * DAY_MS;
  await tell(appUrl, email, { uri: first, at });
  const link = /\/api\/booking\/attend\/[\w.]+/;
  await expect.poll(() => mailsIn(stack.mailDir)).toMatch(link);
  const [address = ""] = link.exec(mailsIn(stack.mailDir)) ?? [];

  await page.goto(address);
  await expect(heading(page, "Will you be there?")).toBeVisible();
  await expectAccessible(page);
  const opened = await page.context().newPage();
  await openDashboard(opened);
  await expect(await findRow(opened, name)).toContainText("Strategy call");

  await tell(appUrl, email, { uri: second, at: at + DAY_MS, replaces: first });
  const shown = page.getByText(/^Your call is on /);
  const before = (await shown.textContent()) ?? "";
  await button(page).press("Enter");
  await expect(shown).not.toHaveText(before);
  await expect(heading(page, "Will you be there?")).toBeVisible();
  await button(page).click();
  await expect(heading(page, "See you then")).toBeVisible();
  await expectAccessible(page);
  await page.goto(address);
  await expect(heading(page, "See you then")).toBeVisible();
  await expect(await findRow(opened, name)).toContainText("Call confirmed");
  await openDashboard(opened, "?tab=settings&section=bookings");
  await expect(opened.getByText("Will be there").first()).toBeVisible();
  await expectAccessible(opened);

  for (const news of [{ at: Date.now() - 60_000 }, { at: at + DAY_MS, isCancelled: true }]) {
    await tell(appUrl, email, { uri: second, ...news });
    await page.goto(address);
    await expect(heading(page, "This call isn’t ahead anymore")).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  }
  await page.goto(`${address}0`);
  await expect(heading(page, "This link doesn’t work")).toBeVisible();
});
