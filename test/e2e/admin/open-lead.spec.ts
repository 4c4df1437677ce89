import type { Locator } from "@playwright/test";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import {
  createLead,
  failCall,
  findCard,
  freshName,
  openDashboard,
  openBeside,
  openSection,
  toast,
} from "./admin-setup.ts";
import { goOn } from "./go-on.ts";
import { expireHub } from "../hub/hub-setup.ts";
import { expect, test } from "../journey.ts";

/** A day's anonymous starts in one line. */
const ANONYMOUS_DAY = /^\d+\+? anonymous starts? · \w{3}, \w{3} \d/;

test("an open lead says what is known of it: its score, its chat, its e-mail, its hub, which is given more time", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const started = { sessionId: freshSessionId() };
  const begun = { q2_situation: "coaching", q3_adSpend: "3000-plus" };
  await page.request.post("/api/assessment/track-quiz-start", { data: started });
  await page.request.post("/api/assessment/progress", { data: { ...started, answers: begun } });
  const whole = await createLead(page);
  const ended = await createLead(page);
  await expireHub(page, ended.sessionId);
  expect((await request.post(`/api/hub/${ended.sessionId}/request-link`)).ok()).toBe(true);
  await openDashboard(page);

  await test.step("a card says all there is to say about a completed quiz", async () => {
    const card = await findCard(page, whole.name);
    await expect(card.locator("a[href='https://analytical.example/']").first()).toBeVisible();
    await expect(card.getByRole("link", { name: "View Hub" })).toHaveAttribute(
      "href",
      `/hub/${whole.sessionId}`,
    );
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

  await test.step("a hub that has ended is marked, and extending says what becomes of the link that its visitor asked for", async () => {
    const card = await findCard(page, ended.name);
    const hub = card.getByRole("region", { name: "Hub and personal data" });
    await expect(hub.getByText("Expired", { exact: true })).toBeVisible();
    const extend = card.getByRole("button", { name: "Extend" });
    const dialog = page.getByRole("dialog", { name: "Extend hub expiry" });
    await extend.click();
    await expect(dialog).toContainText("They’ll get it by email when you extend.");
    await page.keyboard.press("Escape");

    await page.route("**/link-by-mail", (route) => route.fulfill({ json: { byMail: false } }));
    await extend.click();
    await expect(dialog).toContainText(`Write to ${ended.email} yourself once you’ve extended the hub.`);
    await dialog.getByRole("button", { name: "Extend", exact: true }).click();
    await expect(dialog).toBeHidden();
    await extend.click();
    await expect(dialog.getByLabel("Hours")).toHaveValue("48");
    await expect(dialog).not.toContainText("new link");
    await page.unroute("**/link-by-mail");
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

  await test.step("an assessment without a score can be scored", async () => {
    await goOn(page, "?leadsOnly=false");
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

  await test.step("the transcript of a chat is shown, and its states are said", async () => {
    const sessionId = freshSessionId();
    const said = `My name is ${freshName("Katherine Johnson")}`;
    await page.request.post("/api/chat/init", { data: { sessionId, message: "Hello! What do you do?" } });
    await page.request.post("/api/chat/message", { data: { sessionId, message: said } });
    await goOn(page, "?type=chat");
    // The day's line is open still.
    const row = page.getByRole("row", { name: "Anonymous", exact: true }).first();
    await expect(row.getByText("AI Chat")).toBeVisible();
    const card = await openBeside(page, row);
    const transcript = card.getByRole("region", { name: "View Chat Transcript" });
    await openSection(card, "View Chat Transcript");
    await expect(transcript.getByText("Hello! What do you do?")).toBeVisible();
    await expect(transcript.getByText(said)).toBeVisible();
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
