import { failCall, openDashboard, toast } from "../admin-setup.ts";
import { bookCall } from "../book-call.ts";
import { layLine } from "../desk-line.ts";
import { goOn } from "../go-on.ts";
import { expectAccessible } from "../../expect-accessible.ts";
import { expect, signInUnseen, test } from "../../journey.ts";
import {
  callUnseen,
  COLLEAGUE,
  createCallable,
  inHand,
  isMine,
  noteOf,
  openDesk,
  passTime,
  setHours,
  showOnly,
  storedCalls,
  storedLead,
  takeInHand,
} from "./calls-setup.ts";

test.beforeEach(({ page }) => openDesk(page));
test.afterEach(({ page }) => setHours(page.request, "always"));

test("a queue that failed is tried again, says who is next, brings them at their time, and nobody outside hours", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)/);
  await page.clock.install();
  const line = await layLine(page);

  await test.step("a queue that cannot be loaded says so, is loaded again on a press, and filled by whoever comes", async () => {
    await failCall(page, "**/api/desk/queue");
    await openDashboard(page, "?tab=calls");
    await expect(page.getByText("The queue could not be loaded")).toBeVisible();
    // The newest route answers.
    await showOnly(page, []);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Nobody to call right now")).toBeVisible();
    await expect(page.getByText("New leads appear here on their own.")).toBeVisible();
  });

  await test.step("a lead that was missed comes again, though the desk told of the call before it was answered", async () => {
    const lead = await createCallable(page);
    await expect(inHand(page).getByRole("heading", { name: lead.name })).toBeVisible();
    await page.route(`**/api/leads/${lead.id}/calls`, async (route) => {
      const before = line.named(lead.id).length;
      const response = await route.fetch();
      await expect.poll(() => line.named(lead.id).length).toBeGreaterThan(before);
      await route.fulfill({ response });
    });
    await page.keyboard.press("2");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Nobody to call right now")).toBeVisible();
    await expect(inHand(page).getByText(new RegExp(`^The next call is .*: ${lead.name}\\.$`))).toBeVisible();
    await expect(page.getByRole("tab", { name: "Next calls", exact: true })).toBeVisible();
    await expectAccessible(page);

    await passTime(page, [lead], 2 * 60 * 60_000 + 60_000);
    await expect(inHand(page).getByRole("heading", { name: lead.name })).toBeVisible();
    await expect(inHand(page).getByText(/^[1-9] min late$/)).toBeVisible();
    await expect(page.getByRole("tab", { name: /^Next calls 1 to call/ })).toBeVisible();
  });

  await test.step("outside hours it says when calls go on, and lets nobody be called by accident", async () => {
    const lead = await createCallable(page);
    await setHours(page.request, "later");
    await showOnly(page, [lead]);
    await openDashboard(page, "?tab=calls");
    await expect(page.getByText("Outside calling hours")).toBeVisible();
    await expect(inHand(page).getByText(/^One lead is waiting\. Calling resumes \w+day at/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("navigation", { name: "Queue" }).getByRole("button", { name: lead.name }).click();
    await expect(inHand(page).getByText(/^Don’t call now\. You can call from \w+day at/)).toBeVisible();
  });
});

test("what becomes of the lead in hand meanwhile is said: booked, taken, claimed or called by somebody else", async ({
  page,
  browser,
  request,
  allowConsole,
}) => {
  allowConsole(/400 \(Bad Request\)|409 \(Conflict\)/);
  await signInUnseen(request, COLLEAGUE);
  const line = await layLine(page);

  await test.step("a lead that has booked meanwhile says so, and stays until staff go on", async () => {
    const lead = await createCallable(page);
    const other = await createCallable(page, "Priya Raman");
    await showOnly(page, [lead, other]);
    await takeInHand(page, lead);
    await page.keyboard.press("c");
    await noteOf(page).fill("Half a note");
    await bookCall(page, lead.email, "2036-07-01T15:00:00Z");
    await expect(inHand(page).getByText(/^They’ve booked a call/)).toBeVisible();
    await expect(noteOf(page)).toHaveValue("Half a note");
    await expectAccessible(page);
    await inHand(page).getByRole("button", { name: "Next lead" }).click();
    await expect(inHand(page).getByRole("heading", { name: other.name })).toBeVisible();
  });

  await test.step("a lead taken by somebody else says whose it is, and may be taken over", async () => {
    const lead = await createCallable(page);
    await takeInHand(page, lead);
    await request.post(`/api/leads/${lead.id}/claim`, { data: {} });
    await expect(inHand(page).getByText("sam.lee@example.com took this lead just now.")).toBeVisible();

    await page.keyboard.press("c");
    const question = page.getByRole("alertdialog", { name: "Take over this lead?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await question.getByRole("button", { name: "Take over" }).click();
    await expect(isMine(page)).toBeVisible();
    expect((await storedLead(page.request, lead.id)).owner).toBe("grace@example.com");
  });

  await test.step("a claim that comes second names the owner", async () => {
    const lead = await createCallable(page);
    await takeInHand(page, lead);
    line.hold();
    await request.post(`/api/leads/${lead.id}/claim`, { data: {} });
    await page.keyboard.press("c");
    await expect(inHand(page).getByText("sam.lee@example.com took this lead just now.")).toBeVisible();
    expect((await storedLead(page.request, lead.id)).owner).toBe("sam.lee@example.com");
    line.letThrough();
  });

  await test.step("a call that somebody recorded first is shown before one's own", async () => {
    const lead = await createCallable(page);
    await takeInHand(page, lead);
    await callUnseen(request, lead, { outcome: "voicemail", note: "Will call back" });
    await expect(inHand(page).getByText("Call: Left a voicemail")).toBeVisible();
    await page.keyboard.press("1");
    await page.keyboard.type("They picked up");
    await page.keyboard.press("Enter");
    const question = inHand(page).getByRole("alert").filter({ hasText: "recorded a call" });
    await expect(question).toContainText("sam.lee@example.com recorded a call to this lead");
    await expect(question).toContainText("Left a voicemail");
    await expect(question).toContainText("Will call back");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Record mine anyway" }).click();
    await expect(toast(page, "Recorded: Reached")).toBeVisible();
    expect(await storedCalls(page.request, lead)).toMatchObject([
      { outcome: "reached", note: "They picked up" },
      { outcome: "voicemail" },
    ]);
  });

  await test.step("whoever leaves can have their leads handed over at once", async () => {
    const leads = [await createCallable(page), await createCallable(page, "Priya Raman")];
    const leaver = `leaver-${leads[0]?.id}@example.com`;
    const theirs = await browser.newContext({ baseURL: new URL(page.url()).origin });
    await signInUnseen(theirs.request, leaver);
    for (const { id } of leads) await theirs.request.post(`/api/leads/${id}/claim`, { data: {} });
    await theirs.close();
    await goOn(page, "?tab=settings&section=calls");
    const card = page.getByRole("region", { name: "Hand over leads" });
    const from = card.getByRole("group", { name: "From" });
    const to = card.getByRole("group", { name: "To" });
    await from.getByRole("radio", { name: new RegExp(`${leaver}.*2 leads`) }).check();
    await to.getByRole("radio", { name: "Someone else" }).check();
    await to.getByLabel("Their address").fill("sam@elsewhere.example");
    await card.getByRole("button", { name: "Hand over…" }).click();
    const question = page.getByRole("alertdialog", { name: "Hand over 2 leads?" });
    await question.getByRole("button", { name: "Hand over" }).click();
    await expect(to.getByLabel("Their address")).toHaveAccessibleDescription(
      "Please enter an address of @example.com",
    );
    await to.getByLabel("Their address").fill("Sam.Lee@example.com");
    await card.getByRole("button", { name: "Hand over…" }).click();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Hand over" }).click();
    await expect(card.getByRole("status")).toHaveText(`Done: 2 leads went from ${leaver} to ${COLLEAGUE}.`);
    await expect(from.getByRole("radio", { name: new RegExp(leaver) })).toHaveCount(0);
    for (const { id } of leads) expect((await storedLead(page.request, id)).owner).toBe(COLLEAGUE);
  });
});

test("what could not be sent is kept through a reload, and is one call in the end; an erased lead leaves its note", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const line = await layLine(page);
  const lead = await createCallable(page);
  // Nobody else is left to be called, so that only an erased lead could come again.
  await showOnly(page, [lead]);
  await takeInHand(page, lead);
  // One route for all of it: taking one away while a request is on it answers that request twice.
  let fault: "refused" | "answer lost" | null = "refused";
  await page.route(`**/api/leads/${lead.id}/calls`, async (route) => {
    if (fault === null || route.request().method() !== "POST") return route.fallback();
    if (fault === "refused")
      return route.fulfill({ status: 500, json: { code: "internal", message: "Broken." } });
    await route.fetch();
    await route.abort("internetdisconnected");
  });
  await page.keyboard.press("3");
  await page.keyboard.type("Left my number");
  await page.keyboard.press("Enter");
  await expect(inHand(page).getByText(/^Not recorded yet\..*What you typed is still here\./)).toBeVisible();
  await expect(toast(page, "Failed to record the call")).toBeVisible();
  await expectAccessible(page);

  // The answer is lost, the call is not.
  fault = "answer lost";
  await page.getByRole("button", { name: /^Try again/ }).click();
  await expect(inHand(page).getByText(/The server could not be reached/)).toBeVisible();
  fault = null;
  await page.reload();
  await expect(noteOf(page)).toHaveValue("Left my number");
  await page.getByRole("button", { name: /^Save and next/ }).click();
  await expect(toast(page, /^Recorded: Left a voicemail/)).toBeVisible();
  expect(await storedCalls(page.request, lead)).toHaveLength(1);

  for (const isTold of [true, false]) {
    await test.step(`a lead erased during the call leaves the note to be copied: ${isTold ? "the screen is told" : "the call is refused"}`, async () => {
      const erased = await createCallable(page);
      await takeInHand(page, erased);
      await page.keyboard.press("1");
      await page.keyboard.type("Wants an offer by Friday");
      if (!isTold) line.hold();
      await page.request.post(`/api/assessment/${erased.sessionId}/erase`);
      if (!isTold) await page.keyboard.press("Enter");
      await expect(inHand(page).getByText("This lead was erased")).toBeVisible();
      await expect(inHand(page).getByText("Wants an offer by Friday")).toBeVisible();
      if (isTold) await expectAccessible(page);
      await page.getByRole("button", { name: "Copy note" }).click();
      await expect(toast(page, "Copied the note")).toBeVisible();
      expect(await page.evaluate("navigator.clipboard.readText()")).toBe("Wants an offer by Friday");
      await page.getByRole("button", { name: "Next lead" }).click();
      await expect(inHand(page).getByText("This lead was erased")).toHaveCount(0);
      line.letThrough();
      expect(await page.evaluate(`sessionStorage.getItem("admin-draft:call-${erased.id}")`)).toBeNull();
    });
  }
});
