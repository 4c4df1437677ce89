import type { Locator, Page } from "@playwright/test";
import { bookCall } from "../book-call.ts";
import { createLead, failCall, openDashboard, STAFF, toast } from "../admin-setup.ts";
import { goOn } from "../go-on.ts";
import { expectAccessible } from "../../expect-accessible.ts";
import { expect, signInUnseen, test } from "../../journey.ts";

const JOIN = "https://meet.google.com/abc-defg-hij";
const UPCOMING = "?tab=calls&view=upcoming";

/** Noon in so many days, by the reader's clock. */
function noonIn(page: Page, days: number): Promise<string> {
  return page.evaluate<string>(
    `(() => { const day = new Date(); day.setDate(day.getDate() + ${days}); day.setHours(12, 0, 0, 0); return day.toISOString(); })()`,
  );
}

/** What began so long ago that it can have been held. */
const begun = () => new Date(Date.now() - 40 * 60_000).toISOString();

const row = (place: Page | Locator, name: string) => place.getByRole("listitem", { name, exact: true });
const OVERFLOW = "document.documentElement.scrollWidth - innerWidth";

test.beforeEach(({ page }) => signInUnseen(page.request, STAFF));

test("booked calls stand by day with link and brief, are said to be held or missed, and are matched to a lead", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const first = await createLead(page, "Priya Raman", { timeZone: "Europe/Paris" });
  const second = await createLead(page, "Hiro Nakata");
  const weekday = await page.evaluate<string>(
    `new Date(Date.now() + 3 * 86_400_000).toLocaleDateString("en-US", { weekday: "long" })`,
  );
  await bookCall(page, first.email, await noonIn(page, 1), { joinUrl: JOIN });
  await openDashboard(page, "?tab=calls");
  await page
    .getByRole("navigation", { name: "Calls shown" })
    .getByRole("link", { name: /^Upcoming/ })
    .click();
  await expect(page).toHaveURL(/view=upcoming/);

  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText("Today");
  const tomorrow = page.getByRole("region", { name: "Tomorrow", exact: true });
  const call = row(tomorrow, first.name);
  await expect(call).toContainText("12:00 PM");
  await expect(call).toContainText(/\d:00 PM in Paris/);
  await expect(call.getByRole("link", { name: `Join the call with ${first.name}` })).toHaveAttribute(
    "href",
    JOIN,
  );
  // One that is booked meanwhile comes without a reload; its provider sends no link.
  await bookCall(page, second.email, await noonIn(page, 3));
  const later = row(page.getByRole("region", { name: weekday, exact: true }), second.name);
  await expect(later).toBeVisible();
  await expect(later.getByRole("link", { name: /^Join/ })).toHaveCount(0);

  await call.getByRole("button", { name: "Copy brief" }).click();
  await expect(toast(page, "Copied the brief")).toBeVisible();
  const copied = await page.evaluate<string>("navigator.clipboard.readText()");
  expect(copied).toMatch(new RegExp(`^${first.name}, .*12:00 PM\n- `));
  await call.getByRole("button", { name: `Claim ${first.name}` }).click();
  await expect(call.getByTitle("Yours")).toBeVisible();
  const mine = page.getByRole("button", { name: "My calls" });
  await mine.press("Enter");
  await expect(later).toHaveCount(0);
  await expect(call).toBeVisible();
  await mine.press("Enter");
  await expect(later).toBeVisible();
  expect(await page.evaluate(OVERFLOW)).toBeLessThanOrEqual(0);

  await call.getByRole("link", { name: first.name, exact: true }).click();
  const lead = page.getByRole("region", { name: "Open lead" });
  await expect(lead.getByRole("heading", { name: first.name })).toBeVisible();
  await page.goBack();
  await expect(call).toBeVisible();

  await test.step("what became of a call is one press, which can be taken back", async () => {
    const { name, email } = await createLead(page, "Delphine Roche");
    await bookCall(page, email, begun());
    const past = row(page, name);
    const question = past.getByRole("group", { name: `Was the booked call with ${name} held?` });
    await question.getByRole("button", { name: "Missed" }).press("Enter");
    await expect(toast(page, "Call missed")).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Held", exact: true }).click();
    await expect(toast(page, "Call held")).toBeVisible();
    await expect(question).toHaveCount(0);
    const found = await page.request.get("/api/assessments", { params: { search: name } });
    expect(await found.json()).toMatchObject([{ callStatus: "held" }]);
  });

  await test.step("a booking without a lead stands at its time, and is matched there; so in the settings", async () => {
    const vera = await createLead(page, "Vera Novak");
    const stranger = `${vera.name} at home`;
    await bookCall(page, `at-home.${vera.email}`, await noonIn(page, 1), { name: stranger });
    await expect(row(page.getByRole("region", { name: "Tomorrow", exact: true }), stranger)).toContainText(
      "No lead",
    );
    await goOn(page, "?tab=settings&section=bookings");
    await row(page, stranger).getByRole("button", { name: "Match to a lead" }).click();
    const dialog = page.getByRole("dialog", { name: "Match to a lead" });
    await expectAccessible(page);
    await dialog.getByRole("searchbox").fill(vera.name);
    await dialog.getByRole("button", { name: vera.name }).click();
    await expect(toast(page, "Booking matched")).toBeVisible();
    const matched = row(page, vera.name);
    await expect(matched.getByRole("link", { name: vera.name, exact: true })).toBeVisible();
    await expect(matched).not.toContainText("No lead");
    expect(await page.evaluate(OVERFLOW)).toBeLessThanOrEqual(0);
  });

  await test.step("without calls it says how they come, and a failure is tried again", async () => {
    await failCall(page, "**/api/bookings/agenda*");
    await openDashboard(page, UPCOMING);
    await expect(page.getByText("The booked calls could not be loaded")).toBeVisible();
    await page.unroute("**/api/bookings/agenda*");
    await page.route("**/api/bookings/agenda*", (route) => route.fulfill({ json: [] }));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("No calls are booked")).toBeVisible();
    await expectAccessible(page);
  });
});
