import type { Locator } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import {
  changeLead,
  createLead,
  failCall,
  findCard,
  findRow,
  freshName,
  openDashboard,
  openFilters,
  openBeside,
  openSection,
  toast,
} from "./admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expireHub } from "../hub/hub-setup.ts";
import { expect, RELEASE, test } from "../journey.ts";

/** A day's anonymous starts in one line. */
const ANONYMOUS_DAY = /^\d+\+? anonymous starts? · \w{3}, \w{3} \d/;

test(
  "the list shows what its address says: filters, days, leads only, and what has expired",
  RELEASE,
  async ({ page }) => {
    await test.step("the list is filtered by what the address says, and the address by the filters", async () => {
      const { name } = await createLead(page);
      await openDashboard(page);
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
      const { name } = await createLead(page);
      const day = (offset: number) =>
        new Date(Date.now() + offset * 86_400_000).toLocaleDateString("en-CA", {
          timeZone: "America/Edmonton",
        });
      await openDashboard(page, `?search=${encodeURIComponent(name)}&from=${day(0)}&to=${day(0)}`);
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
    });

    await test.step("leads are what opens, and all are one press away; the figures count all", async () => {
      await page.request.post("/api/assessment/track-quiz-start", { data: { sessionId: freshSessionId() } });
      await openDashboard(page);
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
      for (let start = 0; start < 2; start++)
        await page.request.post("/api/assessment/track-quiz-start", {
          data: { sessionId: freshSessionId() },
        });
      await openDashboard(page, "?leadsOnly=false");
      const day = page.getByRole("button", { name: ANONYMOUS_DAY }).first();
      const anonymous = page.getByRole("row", { name: "Anonymous", exact: true });
      await expect(day).toBeVisible();
      await expect(anonymous).toHaveCount(0);
      await expectAccessible(page);
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

    await test.step("where nobody has left an address, it says how many started", async () => {
      await page.route("**/api/assessments?*", (route) => route.fulfill({ json: [] }));
      await page.route("**/api/assessments/summary*", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), total: 7 } });
      });
      await openDashboard(page);
      await expect(
        page.getByText("7 visitors have started, and nobody has left an email yet."),
      ).toBeVisible();
      await page.unroute("**/api/assessments?*");
      await page.unroute("**/api/assessments/summary*");
      await page.getByRole("button", { name: "Show all assessments" }).click();
      await expect(page.getByRole("row", { name: "Anonymous" }).first()).toBeVisible();
    });

    await test.step("what has expired is told beside the total, which Analytics counts it in", async () => {
      await page.route("**/api/assessments/summary*", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), expired: 568 } });
      });
      await openDashboard(page);
      await expect(page.getByText("and 568 expired", { exact: true })).toBeVisible();
      await page.unroute("**/api/assessments/summary*");
    });

    await test.step("the filtered list is exported", async () => {
      const { name, email } = await createLead(page, "=Formula");
      await openDashboard(page, `?search=${encodeURIComponent(name)}`);
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
  },
);

test("an open lead says what is known of it: its score, its chat, its e-mail, its hub", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await test.step("an assessment without a score can be scored", async () => {
    const sessionId = freshSessionId();
    await page.request.post("/api/assessment/track-quiz-start", { data: { sessionId } });
    await page.request.post("/api/assessment/progress", {
      data: { sessionId, answers: { q2_situation: "coaching", q3_adSpend: "3000-plus" } },
    });
    await openDashboard(page, "?leadsOnly=false");
    await page.getByRole("button", { name: ANONYMOUS_DAY }).first().click();
    const card = await openBeside(page, page.getByRole("row", { name: "Anonymous", exact: true }).first());
    await expect(card.getByText("No Tier")).toBeVisible();
    await expect(card.getByText("No Score")).toBeVisible();
    await expect(card.getByRole("button", { name: "Score Breakdown" })).toBeHidden();
    await failCall(page, "**/recalculate-score");
    await card.getByRole("button", { name: "Recalculate" }).click();
    await expect(toast(page, "Failed to recalculate score")).toBeVisible();
    await page.unroute("**/recalculate-score");
    await card.getByRole("button", { name: "Recalculate" }).click();
    await expect(toast(page, "Score Recalculated")).toBeVisible();
    await expect(toast(page, "New tier: 5, score: 40, lead score: 110")).toBeVisible();
    await expect(card.getByText("Tier 5", { exact: true })).toBeVisible();
    await expect(card.getByRole("button", { name: "Recalculate" })).toBeHidden();
  });

  await test.step("a card says all there is to say about a completed quiz", async () => {
    const { name, sessionId } = await createLead(page);
    const card = await findCard(page, name);
    await expect(card.locator("a[href='https://analytical.example/']").first()).toBeVisible();
    await expect(card.getByRole("link", { name: "View Hub" })).toHaveAttribute("href", `/hub/${sessionId}`);
    for (const badge of ["Tier 4", "Score 45", "110 High", "MQL"]) {
      await expect(card.getByText(badge, { exact: true })).toBeVisible();
    }
    await expect(card.getByText("Completed", { exact: true })).toBeVisible();
    await expect(card.getByText("No email consent")).toBeVisible();
    await expect(card.getByText("Clicked booking").first()).toBeHidden();
    await expect(card.getByRole("button", { name: "View Chat Transcript" })).toBeHidden();
    await expect(card.getByRole("button", { name: "Recalculate" })).toBeHidden();

    const sections = card.getByRole("navigation", { name: "Sections" });
    await sections.getByRole("button", { name: "Score" }).click();
    // What is jumped to stands below what stays.
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
    const heading = card.getByRole("heading", { name: "Score Breakdown" });
    await expect.poll(async () => (await top(heading)) - (await top(sections))).toBeGreaterThan(20);
    const breakdown = card.getByRole("table", { name: "Score breakdown" });
    await expect(breakdown.getByRole("row", { name: /Where do you stand .* 10$/ })).toBeVisible();
    await expect(breakdown.getByRole("row", { name: "Total 45" })).toBeVisible();
    await openSection(card, "View Collected Data");
    const answers = card.getByLabel("Answers", { exact: true });
    await expect(answers).toContainText(/Daily ad spend\$300–\$1,000 a day/);
    await card.getByRole("button", { name: "JSON" }).click();
    await expect(card.getByLabel("Collected data", { exact: true })).toContainText('"adSpend": "300-1000"');
    await expect(breakdown).toBeVisible();
  });

  await test.step("of the e-mail only the furthest state is said; bookings are marked", async () => {
    const { name, sessionId } = await createLead(page, "Grace Hopper", { emailConsent: true });
    for (const call of ["track-booking-click", "track-booking-view"]) {
      await page.request.post(`/api/assessment/${call}`, { data: { sessionId } });
    }
    const own = async () => (await page.request.get(`/api/hub/${sessionId}/export`)).json();
    await expect.poll(async () => (await own()).assessment.emailSentAt).not.toBeNull();
    const card = await findCard(page, name);
    await expect(card.getByText("Email sent").first()).toBeVisible();
    await expect(card.getByText("Email consented")).toBeHidden();
    await expect(card.getByText("No email consent")).toBeHidden();
    await expect(card.getByText("Clicked booking").first()).toBeVisible();
    await expect(card.getByText("Viewed booking form").first()).toBeVisible();
  });

  await test.step("the transcript of a chat is shown, and its states are said", async () => {
    const sessionId = freshSessionId();
    const name = freshName("Katherine Johnson");
    await page.request.post("/api/chat/init", { data: { sessionId, message: "Hello! What do you do?" } });
    await page.request.post("/api/chat/message", { data: { sessionId, message: `My name is ${name}` } });
    await openDashboard(page, "?type=chat");
    await page.getByRole("button", { name: ANONYMOUS_DAY }).first().click();
    const row = page.getByRole("row", { name: "Anonymous", exact: true }).first();
    await expect(row.getByText("AI Chat")).toBeVisible();
    const card = await openBeside(page, row);
    const transcript = card.getByRole("region", { name: "View Chat Transcript" });
    await openSection(card, "View Chat Transcript");
    await expect(transcript.getByText("Hello! What do you do?")).toBeVisible();
    await expect(transcript.getByText(`My name is ${name}`)).toBeVisible();
    await expect(transcript.getByText("just now").first()).toBeVisible();
    let messages: [] | null = null;
    await page.route(/\/api\/leads\/\d+$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), messages } });
    });
    await page.reload();
    await expect(transcript.getByText("Failed to fetch chat messages")).toBeVisible();
    messages = [];
    await transcript.getByRole("button", { name: "Try again" }).click();
    await expect(transcript.getByText("No chat messages found")).toBeVisible();
  });
});

test("a hub is given more time, and its visitor the link that they asked for", async ({
  page,
  allowConsole,
  request,
}) => {
  allowConsole(/status of 500/);
  const { name, email, sessionId } = await createLead(page);
  await expireHub(page, sessionId);
  expect((await request.post(`/api/hub/${sessionId}/request-link`)).ok()).toBe(true);
  await openDashboard(page);

  await test.step("a hub that has ended is marked", async () => {
    const card = await findCard(page, name);
    const hub = card.getByRole("region", { name: "Hub and personal data" });
    await expect(hub.getByText("Expired", { exact: true })).toBeVisible();
  });

  await test.step("extending says what becomes of the link that its visitor asked for", async () => {
    const dialog = page.getByRole("dialog", { name: "Extend hub expiry" });
    const open = async () => (await findCard(page, name)).getByRole("button", { name: "Extend" }).click();
    await open();
    await expect(dialog).toContainText("They’ll get it by email when you extend.");

    await page.route("**/link-by-mail", (route) => route.fulfill({ json: { byMail: false } }));
    await openDashboard(page);
    await open();
    await expect(dialog).toContainText(`Write to ${email} yourself once you’ve extended the hub.`);
    await dialog.getByRole("button", { name: "Extend", exact: true }).click();
    await expect(dialog).toBeHidden();
    await openDashboard(page);
    await open();
    await expect(dialog.getByLabel("Hours")).toBeVisible();
    await expect(dialog).not.toContainText("new link");
    await page.unroute("**/link-by-mail");
  });

  await test.step("a hub is given more time, by a hint or by hours of one's own", async () => {
    const other = await createLead(page);
    await openDashboard(page);
    const card = await findCard(page, other.name);
    await card.getByRole("button", { name: "Extend" }).click();
    const dialog = page.getByRole("dialog", { name: "Extend hub expiry" });
    await expect(dialog.getByLabel("Hours")).toHaveValue("48");
    await dialog.getByLabel("Hours").fill("0");
    await dialog.getByRole("button", { name: "Extend", exact: true }).click();
    await expect(toast(page, "Invalid Input")).toBeVisible();
    await expect(toast(page, "Please enter a valid number of hours")).toBeVisible();
    await dialog.getByLabel("Hours").press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
    await expect(question).toContainText("Not saved: the hours.");
    await question.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(dialog.getByLabel("Hours")).toHaveValue("0");

    await failCall(page, "**/api/assessment/extend-expiry");
    await dialog.getByRole("button", { name: "168 hours" }).click();
    await dialog.getByRole("button", { name: "Extend", exact: true }).click();
    await expect(toast(page, "Failed to extend expiry")).toBeVisible();
    await expect(dialog.getByLabel("Hours")).toHaveValue("168");
    await page.unroute("**/api/assessment/extend-expiry");
    await dialog.getByRole("button", { name: "Extend", exact: true }).click();
    await expect(toast(page, "Hub expiry extended by 168 hours")).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test(
  "status, deal value and notes are saved, and failing keeps what was typed",
  RELEASE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of 500/);
    allowConsole(/status of 409/);
    await test.step("status and deal value are saved, and failing keeps what was typed", async () => {
      const { name } = await createLead(page);
      await openDashboard(page);
      const card = await findCard(page, name);
      await openSection(card, "Lead Status & Deal Value");
      await card.getByRole("combobox", { name: "Lead status" }).selectOption("SQL");
      await expect(toast(page, "Lead status updated")).toBeVisible();
      await expect(card.getByText("SQL", { exact: true })).toBeVisible();

      const value = card.getByLabel("Deal value (USD)");
      await value.fill("many");
      await expect(
        card.getByText("Please enter a whole amount, such as 1500, or leave it blank"),
      ).toBeVisible();
      await value.press("Escape");
      const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
      await expect(question).toContainText("Not saved: Deal value.");
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
      await expect(value).toBeFocused();
      await expect(value).toHaveValue("many");
      await value.press("Escape");
      await question.getByRole("button", { name: "Discard" }).press("Enter");
      await expect(value).toHaveValue("");
      await failCall(page, "**/lead-status");
      await value.fill("$12,500");
      await value.press("Enter");
      await expect(toast(page, "Failed to update lead status")).toBeVisible();
      await expect(value).toHaveValue("$12,500");
      await page.unroute("**/lead-status");
      await value.press("Enter");
      await expect(toast(page, "Lead status updated")).toBeVisible();
      await expect(value).toHaveValue(/^\$?12,?500$/);
      await value.fill("");
      await value.press("Enter");
      await expect(toast(page, "Deal value: None")).toBeVisible();
      await page.reload();
      await expect(value).toHaveValue("");
      await expect(card.getByRole("combobox", { name: "Lead status" })).toHaveValue("SQL");
    });

    await test.step("notes are saved by the button, by the keys and by leaving them", async () => {
      const { name } = await createLead(page);
      const card = await findCard(page, name);
      await openSection(card, "Admin Notes");
      const notes = card.getByRole("textbox", { name: "Admin Notes" });
      await failCall(page, "**/admin-notes");
      await notes.fill("Called <b>twice</b>");
      await card.getByRole("button", { name: "Save Notes" }).click();
      await expect(toast(page, "Failed to update admin notes")).toBeVisible();
      await expect(notes).toHaveValue("Called <b>twice</b>");
      await page.unroute("**/admin-notes");
      await card.getByRole("button", { name: "Save Notes" }).click();
      await expect(toast(page, "Admin notes updated")).toBeVisible();
      await notes.fill("Called three times");
      await notes.press("ControlOrMeta+Enter");
      await expect(card.getByText("Saved", { exact: true })).toBeVisible();
      await notes.fill("Wants a proposal");
      await page.getByRole("searchbox").focus();
      await expect(card.getByText("Saved", { exact: true })).toBeVisible();
      await page.reload();
      await openSection(card, "Admin Notes");
      await expect(notes).toHaveValue("Wants a proposal");
    });

    await test.step("an unsaved note outlives a reload", async () => {
      const { name } = await createLead(page);
      const card = await findCard(page, name);
      await openSection(card, "Admin Notes");
      await failCall(page, "**/admin-notes");
      await card.getByRole("textbox", { name: "Admin Notes" }).fill("Not saved");
      await page.reload();
      await openSection(card, "Admin Notes");
      await expect(card.getByRole("textbox", { name: "Admin Notes" })).toHaveValue("Not saved");
      await card.getByRole("button", { name: "Discard" }).click();
      await expect(card.getByRole("textbox", { name: "Admin Notes" })).toHaveValue("");
      await page.unroute("**/admin-notes");
    });

    await test.step("an edit of another field in between is no conflict", async () => {
      const { name, sessionId } = await createLead(page);
      const card = await findCard(page, name);
      await changeLead(page, sessionId, "lead-status", { leadStatus: "Hold" });
      await openSection(card, "Admin Notes");
      await card.getByRole("textbox", { name: "Admin Notes" }).fill("Mine");
      await card.getByRole("button", { name: "Save Notes" }).click();
      await expect(toast(page, "Admin notes updated")).toBeVisible();
      await expect(card.getByText("Hold", { exact: true })).toBeVisible();
    });
  },
);

test(
  "notes survive a sign-in that expires, and what somebody else wrote",
  RELEASE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of 401/);
    allowConsole(/status of 409/);
    await test.step("a sign-in that expires in the middle of a note loses nothing", async () => {
      const { name } = await createLead(page);
      await openDashboard(page);
      const card = await findCard(page, name);
      await openSection(card, "Admin Notes");
      const notes = card.getByRole("textbox", { name: "Admin Notes" });
      await notes.fill("A long thought");
      const cookies = await page.context().cookies();
      await page.context().clearCookies();
      await card.getByRole("button", { name: "Save Notes" }).click();
      await expect(page.getByText("Your sign-in has expired.").first()).toBeVisible();
      const way = page.getByRole("link", { name: "Sign in again" });
      await expect(way).toHaveAttribute("target", "_blank");
      await expect(notes).toHaveValue("A long thought");

      await page.context().addCookies(cookies);
      await page.evaluate("dispatchEvent(new Event('focus'))");
      await expect(way).toBeHidden();
      await card.getByRole("button", { name: "Save Notes" }).click();
      await expect(toast(page, "Admin notes updated")).toBeVisible();
    });

    await test.step("of two people who edit the same note the second is shown both", async () => {
      const { name, sessionId } = await createLead(page);
      await openDashboard(page);
      const card = await findCard(page, name);
      await openSection(card, "Admin Notes");
      const notes = card.getByRole("textbox", { name: "Admin Notes" });
      await notes.fill("Min");
      await changeLead(page, sessionId, "admin-notes", { adminNotes: "Theirs" });
      await notes.fill("Mine");
      await card.getByRole("button", { name: "Save Notes" }).click();
      await expect(toast(page, "Failed to update admin notes")).toBeVisible();
      await expect(card.getByText("Someone else changed this while you were editing.")).toBeVisible();
      await expect(card.getByText("Theirs", { exact: true })).toBeVisible();
      await expect(notes).toHaveValue("Mine");
      await card.getByRole("button", { name: "Overwrite with mine" }).click();
      await expect(toast(page, "Admin notes updated")).toBeVisible();

      await notes.fill("Mine ag");
      await changeLead(page, sessionId, "admin-notes", { adminNotes: "Theirs again" });
      await notes.fill("Mine again");
      await card.getByRole("button", { name: "Save Notes" }).click();
      await card.getByRole("button", { name: "Keep theirs" }).click();
      await expect(notes).toHaveValue("Theirs again");
    });
  },
);

test(
  "related assessments are found, a lead is deleted, and a person's data copied and erased",
  RELEASE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of 500/);
    // The open lead is read again once it is erased, and is gone.
    allowConsole(/status of 410/);
    await test.step("related assessments are those of the same person", async () => {
      const { name, email } = await createLead(page, "Radia Perlman");
      await createLead(page, "Somebody", { email: email.toUpperCase() });
      await openDashboard(page);
      const card = await findCard(page, name);
      await failCall(page, "**/related");
      await card.getByRole("button", { name: "Related Assessments" }).click();
      const dialog = page.getByRole("dialog", { name: "Related Assessments" });
      await expect(dialog.getByText("Failed to fetch related assessments")).toBeVisible();
      await page.unroute("**/related");
      await dialog.getByRole("button", { name: "Try again" }).click();
      await expect(dialog.getByText(/^Found \d+ assessment\(s\) for this user$/)).toBeVisible();
      const entry = dialog.getByRole("listitem").filter({ hasText: "Same email" }).first();
      await expect(entry.getByText("Tier 4")).toBeVisible();
      await expect(entry.getByText("https://analytical.example")).toBeVisible();
      await entry.getByRole("link").click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("region", { name: "Open lead" })).toContainText("Somebody");
      await page.route("**/related", (route) => route.fulfill({ json: [] }));
      await card.getByRole("button", { name: "Related Assessments" }).click();
      await expect(dialog.getByText("No related assessments found")).toBeVisible();
      await page.unroute("**/related");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    });

    await test.step("a lead is deleted for good, after a question that starts on Cancel", async () => {
      await createLead(page, "Mary Somerville");
      const { name, sessionId } = await createLead(page);
      const card = await findCard(page, name);
      await card.getByRole("button", { name: "Delete…" }).click();
      const dialog = page.getByRole("alertdialog", { name: "Remove Assessment?" });
      await expect(dialog).toContainText(name);
      await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(card).toBeVisible();
      await card.getByRole("button", { name: "Delete…" }).click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText("No assessments match your filters")).toBeVisible();
      await expect(card).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Show all assessments" }).click();
      await expect(page.locator("[data-lead]").first()).toBeVisible();
      expect((await page.request.get(`/api/hub/${sessionId}`)).status()).toBe(404);
    });

    await test.step("a person's data is copied, their consent withdrawn, and all of it erased", async () => {
      const { name, email, sessionId } = await createLead(page, "Mary Somerville", { emailConsent: true });
      await createLead(page, "Mary Again", { email: email.toUpperCase() });
      const card = await findCard(page, name);
      await card.getByRole("button", { name: "Personal Data", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Personal Data" });
      await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(2);
      await expectAccessible(page);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        dialog.getByRole("button", { name: "Download" }).click(),
      ]);
      const { assessments } = JSON.parse(await readFile(await download.path(), "utf8"));
      expect(assessments).toHaveLength(2);

      await dialog.getByRole("button", { name: "Withdraw" }).click();
      await expect(toast(page, "Consent withdrawn")).toBeVisible();
      const own = await (await page.request.get(`/api/hub/${sessionId}/export`)).json();
      expect(own.assessment).toMatchObject({ emailConsent: null, adConsent: 0 });

      await dialog.getByRole("button", { name: "Erase…" }).click();
      const question = page.getByRole("alertdialog", { name: "Erase everything?" });
      await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
      await expect(question).toContainText("permanently deletes 2 assessments");
      await expect(question.getByRole("listitem")).toContainText(["Mary Again", name]);
      await expectAccessible(page);
      await question.getByRole("button", { name: "Erase everything" }).click();
      await expect(toast(page, "Personal data erased")).toBeVisible();
      await expect(page.getByText("No assessments match your filters")).toBeVisible();
      expect((await page.request.get(`/api/hub/${sessionId}`)).status()).toBe(404);
    });
  },
);

test("what a lead typed is text, whatever it looks like", RELEASE, async ({ page }) => {
  const { name } = await createLead(page);
  await page.addInitScript("globalThis.alert = () => { globalThis.wasRun = true; }");
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
  await openDashboard(page, `?search=${encodeURIComponent(name)}`);
  for (const { name: shown, email } of strange)
    await expect(page.getByRole("row", { name: shown ?? email ?? "Anonymous" })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
  }
  const highest = () =>
    page.evaluate<number>(
      "Math.max(...[...document.querySelectorAll('[data-lead]')].map((row) => row.getBoundingClientRect().height))",
    );
  // The cards of a narrow screen become rows a moment after it is wide again.
  await expect.poll(highest, { message: "One line, whatever is in it" }).toBeLessThan(41.5);
  expect(await page.locator("a[href^='javascript']").count()).toBe(0);
  expect(await page.evaluate("'wasRun' in globalThis")).toBe(false);
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
});

test("the list goes on as it is scrolled, and Back finds the place again", async ({ page }) => {
  test.slow();
  const words = freshName("Scroll");
  const create = (index: number) =>
    createLead(page, words, { name: `${words} ${String(index).padStart(2, "0")}` });
  // The first one is to be the last of the list.
  await create(0);
  await Promise.all(Array.from({ length: 59 }, (_, index) => create(index + 1)));
  await openDashboard(page, `?search=${encodeURIComponent(words)}`);
  await expect(page.getByText("60 assessments")).toBeVisible();
  const last = page.getByRole("row", { name: `${words} 00` });
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

test("the keys of the list: search, next, previous, move, claim, open, notes", async ({ page }) => {
  const words = freshName("Keys");
  for (const number of ["1", "2"]) await createLead(page, words, { name: `${words} ${number}` });
  await openDashboard(page, `?search=${encodeURIComponent(words)}`);
  await expect(page.locator("[data-lead]")).toHaveCount(2);
  await page.getByRole("heading", { name: "Admin Dashboard" }).click();
  await page.goto(`/admin?search=${encodeURIComponent(words)}`);
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
});
