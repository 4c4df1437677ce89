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
  "a refused submit says so and keeps what was typed; a server that fails then makes one lead, under one session",
  RELEASE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of (400|503)/);
    const message = "Please enter a valid email address";
    // The page tries again by itself once; the third try is a press.
    const answers = [
      { status: 400, json: { code: "invalid_request", message } },
      { status: 503, headers: { "retry-after": "1" }, body: "" },
      { status: 503, headers: { "retry-after": "60" }, body: "" },
    ];
    const sessions: string[] = [];
    await page.route("**/api/assessment/submit", async (route) => {
      const answer = answers[sessions.length];
      sessions.push(String(route.request().postDataJSON().sessionId));
      await (answer ? route.fulfill(answer) : route.continue());
    });
    await openLeadForm(page);
    await fillLeadForm(page);
    await page.getByRole("button", { name: "View My Results" }).click();
    await expect(page.getByRole("status").filter({ hasText: message })).toBeVisible();
    await expect(page.getByLabel("Business website")).toHaveValue("https://analytical.example");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => sessions.length).toBe(3);
    await expect(page.getByText("Not sent yet")).toBeVisible();
    await page.getByRole("button", { name: "Try now" }).click();
    await expect(page).toHaveURL(/\/hub\/[0-9a-f-]{36}$/);
    expect(sessions).toHaveLength(4);
    expect(new Set(sessions).size).toBe(1);
  },
);
