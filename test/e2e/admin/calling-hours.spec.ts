import { INITIAL_WEEK } from "#domain/calls/hours/calling-week";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, signInUnseen, test } from "../journey.ts";
import { openDashboard, toast } from "./admin-setup.ts";
import { FIRST_SETTINGS } from "../../tools/seed/first-settings.ts";

async function storeInitial(request: APIRequestContext): Promise<void> {
  for (const { key, value } of FIRST_SETTINGS) await store(request, key, value);
}

const card = (page: Page) => page.getByRole("region", { name: "Calling hours and targets" });
/** What is changed on the page is saved by its one bar. */
const bar = (page: Page) => page.getByRole("region", { name: "Unsaved changes" });
const saveAll = (page: Page) => bar(page).getByRole("button", { name: "Save" }).click();
const examples = (page: Page) => card(page).getByRole("region", { name: "Examples" });

async function store(request: APIRequestContext, key: string, value: string): Promise<void> {
  const response = await request.post("/api/system-settings", { data: { key, value } });
  expect(response.ok()).toBe(true);
}

// Journeys before this one may have left the desk open all day.
test.beforeEach(async ({ page }) => {
  await signInUnseen(page.request, "grace@example.com");
  await storeInitial(page.request);
});

test.afterEach(({ page }) => storeInitial(page.request));

test("hours are typed, tried out in words and saved, with zone, target and holidays; what cannot be and what somebody else changed is said", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await openDashboard(page, "?tab=settings&section=calls");

  await test.step("hours are typed, tried out in words, saved, and are there again", async () => {
    await expect(examples(page)).toContainText("A lead at 4:58 PM on Friday is due Monday, 9:03 AM.");
    await card(page).getByLabel("Friday to").fill("18:00");
    await expect(examples(page)).toContainText("A lead at 5:58 PM on Friday is due Monday, 9:03 AM.");
    await card(page).getByRole("button", { name: "Add hours on Saturday" }).click();
    await expect(card(page).getByLabel("Saturday from")).toBeFocused();
    await expect(examples(page)).toContainText("A lead at 5:58 PM on Friday is due Saturday, 9:03 AM.");
    await expect(card(page).getByText("Not saved yet")).toHaveCount(1);
    await page.reload();
    await expect(card(page).getByLabel("Friday to")).toHaveValue("18:00");
    await expect(bar(page)).toContainText("1 change not saved");
    await expect(bar(page)).toContainText("Calling hours");
    await saveAll(page);
    await expect(toast(page, "System setting updated")).toBeVisible();
    await expect(card(page).getByText("Not saved yet")).toHaveCount(0);
    expect(await (await page.request.get("/api/system-settings")).text()).toContain(
      String.raw`\"saturday\":[{\"from\":\"09:00\"`,
    );
    await card(page).getByRole("button", { name: "Remove Saturday" }).click();
    await expect(card(page).getByRole("button", { name: "Add hours on Saturday" })).toBeFocused();
    await bar(page).getByRole("button", { name: "Discard" }).click();
    await expect(card(page).getByLabel("Saturday from")).toHaveValue("09:00");
    await storeInitial(page.request);
    await expect(card(page).getByLabel("Friday to")).toHaveValue("17:00");
  });

  await test.step("what cannot be is said where it was typed, and nothing is saved", async () => {
    const hours = card(page);
    await hours.getByLabel("Friday to").fill("02:00");
    await expect(examples(page)).toContainText("these examples use the saved settings");
    await saveAll(page);
    await expect(hours.getByText("This ends before it starts.")).toBeVisible();
    await expect(hours.getByLabel("Friday to")).toHaveAttribute("aria-invalid", "true");
    await hours.getByLabel("Friday ends on the next day").check();
    await hours.getByRole("button", { name: "Add hours on Saturday" }).click();
    await hours.getByLabel("Saturday from").fill("01:00");
    await saveAll(page);
    await expect(hours.getByText("This overlaps with the hours before it.")).toBeVisible();
    await hours.getByLabel("High lead score").fill("0");
    await saveAll(page);
    await expect(hours.getByText("Please enter a whole number of minutes from 1 to 9999")).toBeVisible();
    const stored = await (await page.request.get("/api/system-settings")).text();
    expect(stored).toContain(JSON.stringify(JSON.stringify(INITIAL_WEEK)));
    await expectAccessible(page);
    await bar(page).getByRole("button", { name: "Discard" }).click();
    await expect(hours.getByLabel("Friday to")).toHaveValue("17:00");
  });

  await test.step("a zone, a target and a holiday that was typed but not added", async () => {
    await card(page).getByLabel("Your time zone").selectOption("Europe/Berlin");
    await expect(examples(page)).toContainText(/in Singapore .* is due Friday, 9:05 AM/);
    await expect(card(page).getByText("Was America/Edmonton")).toBeVisible();
    await saveAll(page);
    await expect(toast(page, "System setting updated")).toBeVisible();
    await card(page).getByLabel("Medium lead score").fill("90");
    await expect(card(page).getByText("1 h 30 min")).toBeVisible();
    await card(page).getByLabel("Medium lead score").press("ControlOrMeta+s");
    await expect(card(page).getByText("Not saved yet")).toHaveCount(0);
    await card(page).getByLabel("A day without calls").fill("2026-12-25");
    await card(page).getByLabel("A day without calls").press("ControlOrMeta+s");
    await expect(card(page).getByText("Friday, December 25, 2026", { exact: true })).toBeVisible();
    await expect(card(page).getByText("Not saved yet")).toHaveCount(0);
    await page.reload();
    await expect(card(page).getByLabel("Your time zone")).toHaveValue("Europe/Berlin");
    await expect(card(page).getByLabel("Medium lead score")).toHaveValue("90");
    await card(page).getByRole("button", { name: "Remove Friday, December 25, 2026" }).click();
    await expect(card(page).getByText("None yet.")).toBeVisible();
    await expect(card(page).getByLabel("A day without calls")).toBeFocused();
    await bar(page).getByRole("button", { name: "Discard" }).click();
  });

  await test.step("hours that somebody else changed are shown beside one's own, in words", async () => {
    await card(page).getByLabel("Monday to").fill("12:00");
    await card(page).getByRole("button", { name: "Copy to Tuesday–Friday" }).click();
    await store(page.request, "desk_hours", JSON.stringify({ ...INITIAL_WEEK, friday: [] }));
    await saveAll(page);
    const note = card(page).getByRole("alert");
    await expect(note).toContainText("Friday: closed");
    await expect(note).toContainText("Friday: 09:00–12:00");
    await note.getByRole("button", { name: "Keep theirs" }).click();
    await expect(card(page).getByLabel("Monday to")).toHaveValue("17:00");
    await expect(card(page).getByRole("button", { name: "Remove Friday", exact: true })).toHaveCount(0);
  });
});
