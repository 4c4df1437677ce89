import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, test } from "../journey.ts";
import { fillLeadForm, openLeadForm } from "./quiz-walk.ts";

test(
  "without a connection nothing is lost, and the lead is sent once it is back",
  RELEASE,
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await openLeadForm(page);
    await fillLeadForm(page);
    const submits: string[] = [];
    page.on("requestfinished", (request) => {
      if (request.url().endsWith("/submit")) submits.push(request.postData() ?? "");
    });
    await context.setOffline(true);
    await page.getByRole("button", { name: "View My Results" }).click();
    await expect(page.getByText("You’re offline")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Ada Lovelace");
    await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/hub\/[0-9a-f-]{36}$/);
    expect(submits).toHaveLength(1);
  },
);

test(
  "a server that fails at first makes one lead, under one session",
  RELEASE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of 503/);
    const sessions: string[] = [];
    let failures = 2;
    await page.route("**/api/assessment/submit", async (route) => {
      sessions.push(String(route.request().postDataJSON().sessionId));
      failures -= 1;
      // The page tries again by itself once; the third try is a press.
      const wait = failures > 0 ? "1" : "60";
      if (failures >= 0) await route.fulfill({ status: 503, headers: { "retry-after": wait }, body: "" });
      else await route.continue();
    });
    await openLeadForm(page);
    await fillLeadForm(page);
    await page.getByRole("button", { name: "View My Results" }).click();
    await expect.poll(() => sessions.length).toBe(2);
    await expect(page.getByText("Not sent yet")).toBeVisible();
    await page.getByRole("button", { name: "Try now" }).click();
    await expect(page).toHaveURL(/\/hub\/[0-9a-f-]{36}$/);
    expect(sessions).toHaveLength(3);
    expect(new Set(sessions).size).toBe(1);
  },
);

test("a refused submit says so and keeps what was typed", RELEASE, async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  await page.route("**/api/assessment/submit", (route) =>
    route.fulfill({
      status: 400,
      contentType: "application/json",
      body: JSON.stringify({ code: "invalid_request", message: "Please enter a valid email address" }),
    }),
  );
  await openLeadForm(page);
  await fillLeadForm(page);
  await page.getByRole("button", { name: "View My Results" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Please enter a valid email address" }),
  ).toBeVisible();
  await expect(page.getByLabel("Business website")).toHaveValue("https://analytical.example");
  await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
});
