import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../chaos/read-database.ts";
import { findCard, freshName, openDashboard } from "../admin/admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { onOwnSite } from "../funnel/own-site.ts";
import { expect } from "../journey.ts";

const test = onOwnSite("finish-link");

/** What a lead of Meta's form has answered there: all that the quiz asks but two questions. */
const ANSWERS = {
  businessType: "own-business",
  situation: "yo-yo",
  adSpend: "300-1000",
  funnel: "inconsistent",
  frustration: "Leads got expensive",
  revenue: "50k-200k",
};

/** Puts a lead there as one of Meta's forms brings it. */
function bringLead(state: string, name: string): void {
  const database = new DatabaseSync(databaseFile(state), { timeout: 5000 });
  const now = Date.now();
  database
    .prepare(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, name, email, answers)
       values (?, 'form', ?, ?, ?, 'grace@navy.example', ?)`,
    )
    .run(randomUUID(), now, now, name, JSON.stringify(ANSWERS));
  database.close();
}

/** What the page asks for from now on, but for the hub's own word that it was opened, which is for staff. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const isHubOpened = request.postData()?.includes('"HubPageView"') ?? false;
    if (!isHubOpened) urls.push(`${request.method()} ${request.url()}`);
  });
  return urls;
}

test("a lead of a Meta form finishes the quiz by the link that staff copied", async ({
  page,
  stack,
  browser,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/);
  const name = freshName("Grace Hopper");
  bringLead(stack.state, name);
  await openDashboard(page, "?tab=assessments&type=form");
  const lead = await findCard(page, name);
  await expect(lead.getByText("Meta form").first()).toBeVisible();
  await expect(lead.getByText("No Tier")).toBeVisible();
  const made = page.waitForResponse(/\/finish-link$/);
  await lead.getByRole("button", { name: "Copy finish link" }).first().click();
  const { link }: { link: string } = await (await made).json();
  await expect(page.getByText(/^(Copied|Failed to copy) the finish link/)).toBeVisible();

  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const asked = requestsOf(visitor);
  await visitor.goto(link);
  await test.step("the token leaves the address, and nobody is named", async () => {
    await expect(visitor).toHaveURL(/\/quiz$/);
    await expect(visitor.getByRole("radiogroup")).toBeVisible();
    await expect(visitor.getByText("Question 5", { exact: true })).toBeVisible();
    await expect(visitor.getByText(/Grace|navy/)).toHaveCount(0);
    await expectAccessible(visitor);
  });
  await test.step("a reload goes on with what is missing", async () => {
    await visitor.getByRole("radio").first().click();
    await expect(visitor.getByRole("textbox")).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole("textbox")).toBeVisible();
  });
  await visitor.getByRole("textbox").fill("$500K a month");
  await visitor.keyboard.press("Enter");
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "View My Results" }).click();
  await expect(visitor).toHaveURL(/\/hub\/[0-9a-f-]{36}$/);
  await test.step("nothing of it was measured, and no request told the token", async () => {
    expect(asked.filter((url) => /facebook|\/api\/(events|steps|config)/.test(url))).toEqual([]);
    const [, ...later] = asked;
    expect(later.filter((url) => url.includes("continue="))).toEqual([]);
  });
  await test.step("afterwards it leads to the hub", async () => {
    await visitor.goto(link);
    await expect(visitor).toHaveURL(/\/hub\/[0-9a-f-]{36}$/);
  });
  await test.step("a link that has ended says so", async () => {
    await visitor.goto(`${stack.appUrl}/quiz?continue=1.1.${"0".repeat(64)}`);
    await expect(visitor.getByRole("heading", { name: "This link is not complete" })).toBeVisible();
    await expectAccessible(visitor);
  });
});
