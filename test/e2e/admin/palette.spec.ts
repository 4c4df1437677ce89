import { createLead, findRow, leadId, openDashboard, toast } from "./admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";

test("Ctrl+K goes to places, finds leads, acts on the one with the focus, and changes how the dashboard looks", async ({
  page,
}) => {
  await test.step("? lists the keys, and typing a question mark does not", async () => {
    await openDashboard(page);
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(keys).toContainText("Move to…");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(keys).toBeHidden();
    await page.getByRole("searchbox").fill("why?");
    await page.getByRole("searchbox").press("?");
    await expect(keys).toBeHidden();
  });

  await test.step("Ctrl+K goes to a place by a few letters", async () => {
    await page.getByRole("searchbox").blur();
    await page.keyboard.press("ControlOrMeta+k");
    const field = page.getByRole("combobox", { name: "Command or lead" });
    await expect(field).toBeFocused();
    await field.fill("ana 7");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText([/^Analytics: Last 7 Days/]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/tab=analytics&period=7d/);
    await expect(field).toBeHidden();
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toContainText(
      "Sales Stage",
    );
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
  });

  await test.step("it acts on the lead that has the focus, and asks what the act itself asks", async () => {
    const { name } = await createLead(page, "Mary Somerville");
    await page.getByRole("tab", { name: "Assessments" }).click();
    const row = await findRow(page, name);
    await row.focus();
    await page.keyboard.press("ControlOrMeta+k");
    const list = page.getByRole("listbox");
    const acts = list.getByRole("group", { name: `Actions for ${name}` });
    await expect(acts.getByRole("option")).toHaveText([
      /^Open the lead/,
      /^Claim lead/,
      /^Write a note/,
      /^Set a next step/,
      /^Status: SQL/,
      /^Status: Won/,
      /^Status: Lost/,
      /^Status: Hold/,
    ]);
    await expectAccessible(page);
    await page.keyboard.type("next step");
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Next step" });
    await question.getByLabel("What").fill("Send the proposal");
    await question.getByLabel("What").press("Enter");
    await expect(toast(page, "Next step saved")).toBeVisible();
    await row.focus();
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("sql");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Lead status updated")).toBeVisible();
    await expect(list).toHaveCount(0);
    await row.focus();
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("undo");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Moved back to MQL")).toBeVisible();
    await row.focus();
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("lost");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Why was it lost?" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("Backspace lets go of the lead, and leads of one name are told apart", async () => {
    const first = await createLead(page, "Ada Lovelace");
    const email = `second.${first.email}`;
    await createLead(page, "Ada Lovelace", { name: first.name, email });
    await page.getByRole("searchbox", { name: "Search by name or email" }).fill(first.name);
    const rows = page.getByRole("row", { name: first.name });
    await expect(rows).toHaveCount(2);
    await rows.first().focus();
    await page.keyboard.press("ControlOrMeta+k");
    const list = page.getByRole("listbox");
    await expect(list.getByRole("group", { name: /^Actions for/ })).toBeVisible();
    await page.keyboard.press("Backspace");
    await expect(list.getByRole("group", { name: /^Actions for/ })).toHaveCount(0);
    await page.keyboard.type(first.name);
    const leads = list.getByRole("group", { name: "Leads" }).getByRole("option");
    await expect(leads).toHaveCount(2);
    await expect(leads.filter({ hasText: email })).toContainText(
      /20\d\d.*MQL.*\d+ (Low|Medium|High|Exceptional)/,
    );
    await expect(leads.filter({ hasText: new RegExp(`(?<!second\\.)${first.email}`) })).toHaveCount(1);
  });

  await test.step("an Enter that ends an IME composition chooses nothing", async () => {
    const field = page.getByRole("combobox", { name: "Command or lead" });
    await field.fill("ana 7");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText([/^Analytics: Last 7 Days/]);
    await field.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
    await expect(field).toBeVisible();
    await field.press("Enter");
    await expect(page).toHaveURL(/tab=analytics&period=7d/);
  });

  await test.step("it finds a lead by name, and opens it over whatever is shown", async () => {
    const { name } = await createLead(page, "Hedy Lamarr");
    await page.getByRole("tab", { name: "Offer Management" }).click();
    await page.getByRole("button", { name: /^Go to/ }).click();
    await page.getByRole("combobox", { name: "Command or lead" }).fill(name);
    await page.getByRole("option", { name: new RegExp(name) }).click();
    const open = page.getByRole("region", { name: "Open lead" });
    await expect(open.getByText(name).first()).toBeVisible();
    await expect(page).toHaveURL(/\?tab=offers&lead=\d+$/);
    await page.keyboard.press("Escape");
    await expect(open).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Go to/ })).toBeFocused();
    await expect(page).toHaveURL(/\?tab=offers$/);
  });

  await test.step("it finds a lead by the words of an email", async () => {
    const { name, email } = await createLead(page, "Hedy Lamarr");
    const mail = { mailId: "1", leadId: await leadId(page, email), name, email, direction: "in" };
    const at = "2026-11-20T10:00:00.000Z";
    await page.route("**/api/mails?search=frequency", (route) =>
      route.fulfill({ json: [{ ...mail, at, subject: "Re: Your plan", words: "…about frequency hopping" }] }),
    );
    await page.getByRole("button", { name: /^Go to/ }).click();
    await page.getByRole("combobox", { name: "Command or lead" }).fill("frequency");
    const mails = page.getByRole("group", { name: "Emails" });
    await expect(mails.getByRole("option")).toContainText(`${name} wrote: …about frequency hopping`);
    await expectAccessible(page);
    await mails.getByRole("option").click();
    await expect(page).toHaveURL(new RegExp(`tab=offers&lead=${mail.leadId}$`));
    await page.keyboard.press("Escape");
  });

  await test.step("it changes how the dashboard looks, in this browser", async () => {
    const scheme = () => page.evaluate("getComputedStyle(document.documentElement).colorScheme");
    expect(await scheme()).toBe("light");
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("theme dark");
    await page.keyboard.press("Enter");
    await expect.poll(scheme).toBe("dark");
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: "Offer Management" })).toBeVisible();
    expect(await scheme()).toBe("dark");
    await page.getByRole("button", { name: "Your dashboard" }).click();
    const choices = page.getByRole("dialog", { name: "Your dashboard" });
    await expect(choices.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
    await choices.getByRole("button", { name: "System" }).click();
    await expect.poll(scheme).toBe("light");
    await page.keyboard.press("Escape");
    await expect(choices).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Your dashboard" })).toBeFocused();
  });
});
