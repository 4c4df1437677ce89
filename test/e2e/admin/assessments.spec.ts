import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { createLead, findRow, freshName, openDashboard, openFilters, toast } from "./admin-setup.ts";
import { goOn } from "./go-on.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";

/** A day's anonymous starts in one line. */
const ANONYMOUS_DAY = /^\d+\+? anonymous starts? · \w{3}, \w{3} \d/;

test("the list shows what its address says: filters, days, leads only, and what has expired; all of it is text", async ({
  page,
}) => {
  const [first, second] = [await createLead(page), await createLead(page)];
  for (let start = 0; start < 2; start++)
    await page.request.post("/api/assessment/track-quiz-start", { data: { sessionId: freshSessionId() } });
  await openDashboard(page);
  await test.step("the list is filtered by what the address says, and the address by the filters", async () => {
    const { name } = first;
    await expect(page.getByText(/of \d+ total/)).toBeHidden();
    await findRow(page, name);
    await expect(page).toHaveURL(/search=Ada/);
    await expect(page.getByText(/of [\d,]+ total/)).toBeVisible();
    await expect(page.getByText("1 assessment ·")).toBeVisible();

    const filters = await openFilters(page);
    await filters.getByRole("combobox", { name: "Offer", exact: true }).selectOption("1");
    await expect(page.getByText("No assessments match your filters")).toBeVisible();
    await expect(page).toHaveURL(/tier=1/);
    await page.goBack();
    await expect(page.getByRole("row", { name })).toBeVisible();
    await filters.getByRole("combobox", { name: "Status", exact: true }).selectOption("Won");
    await expect(page.getByText("No assessments match your filters")).toBeVisible();
    await expect(filters.getByText("0 assessments")).toBeVisible();
    await page.keyboard.press("Escape");
    // A chip stands for each that is set: pressed it opens the filters, and its cross takes it away.
    await page.getByRole("button", { name: "Won", exact: true }).click();
    await expect(filters).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Remove Won" }).click();
    await expect(page.getByRole("row", { name })).toBeVisible();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole("searchbox")).toHaveValue("");
  });

  await test.step("dates are days of the viewer, both included", async () => {
    const { name } = second;
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toLocaleDateString("en-CA", {
        timeZone: "America/Edmonton",
      });
    await goOn(page, `?search=${encodeURIComponent(name)}&from=${day(0)}&to=${day(0)}`);
    await expect(page.getByRole("row", { name })).toBeVisible();
    const filters = await openFilters(page);
    await page.getByLabel("From Date").fill(day(1));
    await expect(page.getByText("No assessments match your filters")).toBeVisible();
    await page.getByLabel("From Date").fill("");
    await page.getByLabel("To Date").fill(day(-1));
    await expect(page.getByText("No assessments match your filters")).toBeVisible();
    await filters.getByRole("button", { name: "Clear filters" }).press("Enter");
    // All that the address asked for were shown, not leads alone.
    await expect(page).toHaveURL(/\/admin\?leadsOnly=false$/);
    await expect(filters.getByRole("button", { name: "Done" })).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("leads are what opens, and all are one press away; the figures count all", async () => {
    await goOn(page);
    const anonymous = page.getByRole("row", { name: "Anonymous" });
    const total = page.getByRole("definition").first();
    await expect(page.locator("[data-lead]").first()).toBeVisible();
    await expect(anonymous).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Clear" })).toBeHidden();
    await expect(total).toHaveText(/^\d/);
    const counted = await total.textContent();
    await page.getByRole("button", { name: "Remove Leads only" }).click();
    await expect(page).toHaveURL(/\/admin\?leadsOnly=false$/);
    await expect(anonymous.first()).toBeVisible();
    await expect(total).toHaveText(counted ?? "");

    const filters = await openFilters(page);
    const leadsOnly = page.getByLabel("Show leads only (hide anonymous entries)");
    await expect(leadsOnly).not.toBeChecked();
    await leadsOnly.click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(anonymous).toHaveCount(0);
    await expect(total).toHaveText(counted ?? "");
    await expect(filters).toContainText(/[\d,]+ assessments?/);
    await page.keyboard.press("Tab");
    await expect(filters.getByRole("button", { name: "Done" })).toBeFocused();
    // It would hide what has the focus next.
    await page.keyboard.press("Tab");
    await expect(filters).toBeHidden();
  });

  await test.step("anonymous starts are one line a day, which opens in place by keys", async () => {
    await goOn(page, "?leadsOnly=false");
    const day = page.getByRole("button", { name: ANONYMOUS_DAY }).first();
    const anonymous = page.getByRole("row", { name: "Anonymous", exact: true });
    await expect(day).toBeVisible();
    await expect(anonymous).toHaveCount(0);
    await page.evaluate("document.activeElement.blur()");
    await page.keyboard.press("j");
    await expect(day).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(day).toHaveAttribute("aria-expanded", "true");
    await expect(anonymous.nth(1)).toBeVisible();
    await page.keyboard.press("j");
    await expect(anonymous.first()).toBeFocused();
    await page.keyboard.press(" ");
    const bar = page.getByRole("region", { name: "Selected leads" });
    await expect(bar).toContainText("1 lead selected");
    await expectAccessible(page);
    await page.keyboard.press("k");
    await expect(day).toBeFocused();
    await page.keyboard.press(" ");
    await expect(anonymous).toHaveCount(0);
    // What is out of sight is not selected any more.
    await expect(bar).toBeHidden();
  });

  await test.step("where nobody has left an address, it says how many started; what has expired stands beside", async () => {
    await page.route("**/api/assessments?*", (route) => route.fulfill({ json: [] }));
    await page.route("**/api/assessments/summary*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), total: 7, expired: 568 } });
    });
    await openDashboard(page);
    await expect(page.getByText("7 visitors have started, and nobody has left an email yet.")).toBeVisible();
    await expect(page.getByText("and 568 expired", { exact: true })).toBeVisible();
    await page.unroute("**/api/assessments?*");
    await page.unroute("**/api/assessments/summary*");
    await page.getByRole("button", { name: "Show all assessments" }).click();
    await expect(page.getByRole("row", { name: "Anonymous" }).first()).toBeVisible();
  });

  await test.step("the filtered list is exported", async () => {
    const { name, email } = await createLead(page, "=Formula");
    await goOn(page, `?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole("row", { name })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^assessments-\d{4}-\d{2}-\d{2}\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const lines = Buffer.concat(chunks).toString("utf8").trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(email);
    expect(lines[1]).toContain(`'${name}`);
  });

  await test.step("what a lead typed is text, whatever it looks like", async () => {
    const { name } = await createLead(page);
    await page.evaluate("globalThis.alert = () => { globalThis.wasRun = true; }");
    const strange = [
      { name: "<script>alert(1)</script>", businessUrl: "javascript:alert(1)" },
      { name: "أحمد العلي", businessUrl: "https://متجر.example" },
      { name: "N".repeat(500), businessUrl: "not a link" },
      {
        name: "👩‍👩‍👧‍👦".repeat(60),
        businessUrl: `https://${"w".repeat(60)}.example`,
        adminNotes: "n".repeat(9_000),
      },
      {
        name: null,
        email: `${"m".repeat(60)}@${"d".repeat(60)}.example`,
        owner: `${"o".repeat(60)}@example.com`,
      },
    ];
    await page.route("**/api/assessments?**", async (route) => {
      const response = await route.fetch();
      const [row] = (await response.json()) as Record<string, unknown>[];
      const json = strange.map((change, index) => ({
        ...row,
        id: 900_000 + index,
        email: `strange-${index}@analytical.example`,
        ...change,
      }));
      await route.fulfill({ response, json });
    });
    await goOn(page, `?search=${encodeURIComponent(name)}`);
    for (const { name: shown, email } of strange)
      await expect(page.getByRole("row", { name: shown ?? email ?? "Anonymous" })).toBeVisible();
    const highest = await page.evaluate<number>(
      "Math.max(...[...document.querySelectorAll('[data-lead]')].map((row) => row.getBoundingClientRect().height))",
    );
    expect(highest, "One line, whatever is in it").toBeLessThan(41.5);
    expect(await page.locator("a[href^='javascript']").count()).toBe(0);
    expect(await page.evaluate("'wasRun' in globalThis")).toBe(false);
  });
});

test("the keys of the list: search, next, previous, move, claim, open, notes; and Back finds the place again", async ({
  page,
}) => {
  const words = freshName("Keys");
  for (const number of ["1", "2"]) await createLead(page, words, { name: `${words} ${number}` });
  await openDashboard(page, `?search=${encodeURIComponent(words)}`);
  await expect(page.locator("[data-lead]")).toHaveCount(2);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("j");
  await expect(page.locator("[data-lead]").first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.locator("[data-lead]").nth(1)).toBeFocused();
  await page.keyboard.press("k");
  const row = page.locator("[data-lead]").first();
  await expect(row).toBeFocused();
  await page.keyboard.press("m");
  await page.getByRole("menuitem", { name: /^SQL/ }).press("Enter");
  await expect(toast(page, "Moved to SQL")).toBeVisible();
  await expect(row).toBeFocused();
  await expect(row.getByText("SQL", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(row.getByText("MQL", { exact: true })).toBeVisible();
  await row.focus();
  await page.keyboard.press("c");
  await expect(toast(page, "The lead is yours")).toBeVisible();
  await expect(row.getByRole("img", { name: "Yours" })).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Open lead" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();
  await page.keyboard.press(" ");
  await expect(page.getByRole("region", { name: "Selected leads" })).toContainText("1 lead selected");
  await expect(row.getByRole("checkbox")).toBeChecked();
  await page.keyboard.press(" ");
  await expect(row.getByRole("checkbox")).not.toBeChecked();
  await page.keyboard.press("n");
  const notes = page.getByRole("region", { name: "Open lead" }).getByRole("textbox", { name: "Admin Notes" });
  await expect(notes).toBeFocused();
  await page.keyboard.type("jkcm/");
  await expect(notes).toHaveValue("jkcm/");
  await test.step("the list goes on as it is scrolled, and Back finds the place again", async () => {
    const many = freshName("Scroll");
    const create = (index: number) =>
      createLead(page, many, { name: `${many} ${String(index).padStart(2, "0")}` });
    // The first one is to be the last of the list.
    await create(0);
    await Promise.all(Array.from({ length: 19 }, (_, index) => create(index + 1)));
    await page.setViewportSize({ width: 1440, height: 500 });
    // The list reads far ahead: what is further down comes once it is scrolled to.
    const scrolled = Promise.withResolvers<void>();
    await page.route("**/api/assessments?*", async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set("limit", "8");
      if (url.searchParams.has("cursor")) await scrolled.promise;
      await route.continue({ url: url.href });
    });
    await goOn(page, `?search=${encodeURIComponent(many)}`);
    await expect(page.getByText("20 assessments")).toBeVisible();
    const last = page.getByRole("row", { name: `${many} 00` });
    await expect(last).toHaveCount(0);
    scrolled.resolve();
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      await page.evaluate("scrollBy(0, 20000)");
      await expect(last).toBeVisible({ timeout: 500 });
    }).toPass();
    await last.scrollIntoViewIfNeeded();
    await last.focus();
    await page.getByRole("tab", { name: "Analytics" }).click();
    await expect(page.getByRole("heading", { name: "Analytics", level: 2 })).toBeVisible();
    await page.goBack();
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await page.reload();
    await expect(last).toBeInViewport();
  });
});
