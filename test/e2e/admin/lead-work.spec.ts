import type { Page } from "@playwright/test";
import { createLead, freshName, leadId, openDashboard, STAFF } from "./admin-setup.ts";
import { goOn } from "./go-on.ts";
import { pagesOf } from "../hub/hub-setup.ts";
import { expect, signInUnseen, test } from "../journey.ts";

const open = (page: Page) => page.getByRole("region", { name: "Open lead" });
const named = (page: Page, name: string) => open(page).getByRole("heading", { level: 2, name });

test.beforeEach(({ page }) => signInUnseen(page.request, STAFF));

test("two leads are worked through by keyboard alone, J goes on with the next page, and an open lead shows all its events", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 410|404 .*score-breakdown/);
  await test.step("two leads are worked through by keyboard alone, three keys a call", async () => {
    const [later, first] = [await createLead(page, "Later"), await createLead(page, "First")];
    for (const [index, { email }] of [later, first].entries()) {
      const data = { phone: `+1 780 555 01${40 + index}`, agreed: "call" };
      await page.request.put(`/api/leads/${await leadId(page, email)}/phone`, { data });
    }
    const settings = Promise.withResolvers<void>();
    await page.route("**/api/system-settings", async (route) => {
      await settings.promise;
      await route.continue();
    });
    await openDashboard(page);
    await expect(page.getByRole("row", { name: first.name })).toBeVisible();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    for (const { name } of [first, later]) {
      await expect(named(page, name)).toBeFocused();
      await expect(open(page).getByText("Open with", { exact: true })).toBeVisible();
      await page.keyboard.press("2");
      // Not even what the first call's times go by need be there.
      settings.resolve();
      await expect(open(page).getByRole("textbox", { name: "Note", exact: true })).toBeFocused();
      await page.keyboard.type("jk2: rang twice");
      await page.keyboard.press("Enter");
      await expect(open(page).getByRole("listitem").filter({ hasText: "Call: No answer" })).toContainText(
        "jk2: rang twice",
      );
      await expect(open(page).getByRole("form", { name: "The call" })).toHaveCount(0);
      if (name === first.name) await page.keyboard.press("j");
    }
    await page.keyboard.press("m");
    const status = open(page).getByRole("combobox", { name: "Lead status" });
    await expect(status).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(status).not.toBeFocused();
    await page.keyboard.press("Escape");
    await expect(open(page)).toHaveCount(0);
    await expect(page.getByRole("row", { name: later.name })).toBeFocused();
  });

  await test.step("an open lead shows older events when asked, is printed on one sheet, and says when it is erased", async () => {
    // Its score's breakdown may be asked for as it comes into view, when the lead is gone already.
    const { email, sessionId } = await createLead(page);
    const id = await leadId(page, email);
    for (let turn = 0; turn < 5; turn++) {
      for (const act of ["claim", "release"])
        await page.request.post(`/api/leads/${id}/${act}`, { data: {} });
    }
    await goOn(page, `?lead=${id}`);
    const events = open(page).getByRole("region", { name: "Timeline" }).getByRole("listitem");
    await expect(events.filter({ hasText: /Claimed the lead|Released the lead/ })).toHaveCount(8);
    await expect(events.filter({ hasText: "Completed the assessment" })).toHaveCount(0);
    await open(page).getByRole("button", { name: "Show older" }).click();
    await expect(events.filter({ hasText: /Claimed the lead|Released the lead/ })).toHaveCount(10);
    await expect(events.filter({ hasText: "Completed the assessment" })).toBeVisible();
    await expect(open(page).getByRole("button", { name: "Show older" })).toHaveCount(0);
    expect(await pagesOf(page, "A4")).toBe(1);

    await open(page).getByRole("textbox", { name: "Admin Notes" }).fill("Not saved yet");
    expect((await page.request.delete(`/api/assessment/${sessionId}`)).ok()).toBe(true);
    const gone = open(page).getByRole("alert");
    await expect(gone).toContainText("This lead was erased");
    await expect(gone).toContainText("Not saved yet");
    await gone.getByRole("button", { name: "Back" }).click();
    await expect(open(page)).toHaveCount(0);
  });

  await test.step("J goes on with the next page, in the list and from an open lead", async () => {
    const words = freshName("Page");
    for (const number of [1, 2, 3, 4, 5]) await createLead(page, words, { name: `${words} ${number}` });
    const row = (number: number) => page.getByRole("row", { name: `${words} ${number}` });
    // Two a page, and each but the first comes when it is let go.
    const held: (() => Promise<void>)[] = [];
    await page.route("**/api/assessments?*", async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set("limit", "2");
      const read = () => route.continue({ url: url.href });
      if (url.searchParams.has("cursor")) held.push(read);
      else await read();
    });
    const letGo = async () => {
      await expect.poll(() => held.length).toBe(1);
      await held.pop()?.();
    };
    await goOn(page, `?search=${encodeURIComponent(words)}`);
    await expect(row(4)).toBeVisible();
    for (const key of ["j", "j", "j"]) await page.keyboard.press(key);
    await expect(row(4)).toBeFocused();
    await letGo();
    await expect(row(3)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(named(page, `${words} 3`)).toBeFocused();
    await expect(row(3)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("j");
    await expect(named(page, `${words} 2`)).toBeFocused();
    await page.keyboard.press("j");
    await letGo();
    await expect(named(page, `${words} 1`)).toBeFocused();
    await expect(row(1)).toHaveAttribute("aria-current", "true");
    await expect(page.locator("[data-lead][aria-current]")).toHaveCount(1);
  });

  await test.step("no style sheet has a browser restyle the whole screen for one changed class", async () => {
    const rules = await page.evaluate<string>(
      "[...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText).join()",
    );
    expect(rules.length).toBeGreaterThan(50_000);
    expect(rules.match(/\[class[^\]]*\] \*/g)).toBeNull();
  });
});
