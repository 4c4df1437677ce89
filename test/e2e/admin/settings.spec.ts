import type { Page } from "@playwright/test";
import { createLead, failCall, leadId, openDashboard, STAFF, toast } from "./admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, signInUnseen, test } from "../journey.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const sections = (page: Page) => page.getByRole("navigation", { name: "Settings sections" });

/** Goes to a section by the list of all; it asks for what it shows anew. */
async function toSection(page: Page, name: string): Promise<void> {
  const link = sections(page).getByRole("link", { name });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}

const SLACK = {
  available: true,
  authorizeUrl: "/privacy-policy?stands-in-for=slack",
  connected: false,
  teamName: null,
  channelName: null,
  configurationUrl: null,
  brokenReason: null,
  buttons: "off",
};

const CONNECTED = {
  ...SLACK,
  connected: true,
  teamName: "Acme",
  channelName: "leads",
  configurationUrl: "https://acme.slack.example/services/1",
};

const AT = "2026-11-20T10:00:00.000Z";
const DELIVERY = {
  id: 8,
  channel: "slack",
  kind: "slack-mql",
  status: "dead",
  assessmentId: 1,
  lead: "Ada Lovelace",
  createdAt: AT,
  dueAt: AT,
  sentAt: null,
  attempts: 3,
  error: "invalid_blocks",
  event: null,
};
const BY_HAND = {
  ...DELIVERY,
  id: 7,
  kind: "slack-erased",
  assessmentId: null,
  lead: null,
  error: "delete_by_hand",
  inSlack: { channel: "#leads", sentAt: "2026-11-19T15:30:00.000Z" },
};
const PAUSES = [{ channel: "meta", reason: "190", since: AT }];
const DELIVERIES = {
  deliveries: [DELIVERY, BY_HAND],
  nextCursor: null,
  pauses: PAUSES,
  mailWaits: { quota: null, refused: 0 },
};

test("each section has a place of its own, says what waits in it, and what is still to do leads to the deed", async ({
  page,
}) => {
  const { name, email, sessionId } = await createLead(page);
  await signInUnseen(page.request, STAFF);
  const id = await leadId(page, email);
  await page.request.patch(`/api/assessment/${sessionId}/admin-notes`, {
    data: { adminNotes: "secret words" },
  });
  const leads = [{ id, name, email }];
  await page.route("**/api/stuck-leads", (route) => route.fulfill({ json: { total: 3, leads } }));
  const booking = { id: 5, provider: "calendly", status: "booked", name: "Ada", email: "ada@mail.example" };
  const rest = { startsAt: null, createdAt: AT, assessmentId: null, matchedBy: null };
  await page.route("**/api/bookings?**", (route) => route.fulfill({ json: [{ ...booking, ...rest }] }));
  await openDashboard(page, "?tab=settings");

  await test.step("each button of what is still to do leads to the deed", async () => {
    const todo = page.getByRole("list", { name: "To do" });
    const deeds = {
      "See what is left": page.getByRole("dialog", { name: "Publish the funnel" }),
      "See the offers": page.getByRole("heading", { name: "Offer Management" }),
      "Check and publish": page.getByRole("dialog", { name: "Publish the funnel" }),
      "Set calling hours": page.getByRole("heading", { name: /calling hours/i }).first(),
      "Set the booking page": page.getByLabel("Booking page", { exact: true }),
      "Set name and address": page.getByLabel("Postal address", { exact: true }),
      "Set up the emails": page.getByRole("heading", { name: "Confirmations and reminders" }),
      "Set up ads": page.getByRole("button", { name: "Copy URL parameters" }),
      "Choose a channel": card(page, "Slack"),
    };
    await expect(todo).toBeVisible();
    for (const label of await todo.getByRole("link").allTextContents()) {
      const [, deed] = Object.entries(deeds).find(([words]) => words === label) ?? [];
      if (!deed) throw new Error(`Nobody said what ${label} leads to.`);
      await todo.getByRole("link", { name: label }).click();
      await expect(deed).toBeInViewport();
      await page.goBack();
      await expect(todo).toBeVisible();
    }
  });

  await test.step("each section has a place of its own, and says what waits in it", async () => {
    await expect(card(page, "Slack")).toBeVisible();
    await expect(sections(page).getByRole("link", { name: "Bookings 1 to look at" })).toBeVisible();
    await toSection(page, "Audit log");
    await expect(page).toHaveURL(/section=audit/);
    await expect(card(page, "Audit log")).toBeVisible();
    await expect(card(page, "Slack")).toHaveCount(0);
    await page.goBack();
    await expect(card(page, "Slack")).toBeVisible();
    await page.goForward();
  });

  await test.step("the audit says who did what, and leads to the lead", async () => {
    const audit = card(page, "Audit log").getByRole("row", {
      name: new RegExp(` grace@example\\.com Notes changed ${name}`),
    });
    await expect(audit).toBeVisible();
    await expect(card(page, "Audit log")).not.toContainText("secret words");
    await expectAccessible(page);
    await audit.getByRole("link", { name }).click();
    await expect(page).toHaveURL(/section=audit&lead=\d+$/);
    await expect(page.getByRole("heading", { name }).first()).toBeVisible();
    await page.goBack();
    await expect(audit.getByRole("link", { name })).toBeFocused();
  });

  await test.step("leads that are in no figure are named where their data is", async () => {
    await toSection(page, "Data and privacy 3 to look at");
    await expect(card(page, "3 leads are not in the figures").getByText("And 2 more.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Database" })).toContainText(
      "Database: less than 0.1 GB of 10 GB.",
    );
    await expectAccessible(page);
  });

  await test.step("on a phone a choice is the list of sections, and a lead is opened by keyboard", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sections(page)).toBeHidden();
    await card(page, "3 leads are not in the figures").getByRole("link", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#lead-panel").getByRole("heading", { name })).toBeVisible();
    await page.goBack();
    await page.getByLabel("Section", { exact: true }).selectOption("Bookings (1)");
    await expect(page).toHaveURL(/section=bookings/);
    await expect(card(page, "Bookings")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: "Command or lead" }).fill("deliveries failed");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/section=deliveries&status=dead/);
    await expect(card(page, "Deliveries").getByLabel("State")).toHaveValue("dead");
  });
});

test("settings are saved one by one or together, leaving asks first, and what somebody else saved is shown", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  allowConsole(/status of 409/);
  const expiry = page.getByLabel("Hub Expiry Duration (hours)", { exact: true });
  const extension = page.getByLabel("Extension Duration (hours)", { exact: true });
  const stored = async (key: string) => {
    const settings: { key: string; value: string }[] = await (
      await page.request.get("/api/system-settings")
    ).json();
    return settings.find((setting) => setting.key === key)?.value;
  };

  await test.step("the booking page is set without a deploy, and holds at once", async () => {
    await openDashboard(page, "?tab=settings&section=contact");
    const booking = page.getByLabel("Booking page", { exact: true });
    const before = await booking.inputValue();
    await booking.fill("https://evil.example/call");
    await booking.press("Enter");
    await expect(card(page, "Booking")).toContainText("Please enter an https address at calendly.com");
    await expectAccessible(page);
    const config = async () => (await page.request.get("/api/config")).json();
    for (const bookingUrl of ["https://cal.com/coach/call", before]) {
      await booking.fill(bookingUrl);
      await booking.press("Enter");
      await expect(toast(page, "System setting updated")).toBeVisible();
      await expect.poll(config).toMatchObject({ bookingUrl });
    }
  });

  await test.step("each duration has its own Save, and keeps what it was given", async () => {
    await toSection(page, "Slack and hubs");
    const save = page.getByRole("button", { name: "Save Extension Duration (hours)" });
    await expect(expiry).toHaveValue("12");
    await expect(extension).toHaveValue("48");
    await extension.fill("0");
    await save.click();
    await expect(page.getByText("Please enter a whole number from 1 to 8760")).toBeVisible();
    await failCall(page, "**/api/system-settings");
    await extension.fill("72");
    await save.click();
    await expect(toast(page, "Failed to update system setting")).toBeVisible();
    await expect(extension).toHaveValue("72");
    await page.unroute("**/api/system-settings");
    await save.click();
    await expect(toast(page, "System setting updated")).toBeVisible();
    expect(await stored("extension_hours")).toBe("72");
    await extension.fill("48");
    await extension.press("Enter");
    await expect.poll(() => stored("extension_hours")).toBe("48");
  });

  await test.step("one bar names what is changed on a page, saves it, and takes it back", async () => {
    const bar = page.getByRole("region", { name: "Unsaved changes" });
    await expect(expiry).toHaveValue("12");
    await expect(bar).toHaveCount(0);
    await expiry.fill("24");
    await expect(page.getByText("Was 12")).toBeVisible();
    await extension.fill("96");
    await expect(bar).toContainText("2 changes not saved");
    await expect(bar).toContainText("Hub Expiry Duration (hours), Extension Duration (hours)");
    await page.getByRole("button", { name: "Undo Extension Duration (hours)" }).click();
    await expect(extension).toHaveValue("48");
    await expect(bar).toContainText("1 change not saved");
    await bar.getByRole("button", { name: "Discard" }).click();
    await expect(expiry).toHaveValue("12");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(expiry).toHaveValue("24");
    await expiry.press("ControlOrMeta+s");
    await expect(toast(page, "System setting updated")).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(expiry).toHaveValue("12");
    await expect.poll(() => stored("hub_expiry_hours")).toBe("12");
  });

  await test.step("leaving with something unsaved asks first, whichever way one leaves", async () => {
    const question = page.getByRole("alertdialog", { name: "Save your changes first?" });
    await extension.fill("96");
    await page.getByRole("tab", { name: "Sales Stage" }).click();
    await expect(question).toContainText("Extension Duration (hours)");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(extension).toHaveValue("96");
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: "Command or lead" }).fill("override rules");
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL(/tab=overrides/);
    await page.getByRole("tab", { name: "System Settings" }).click();
    await expect(extension).toHaveValue("48");
    await extension.fill("72");
    await page.getByRole("link", { name: "Audit log" }).click();
    await question.getByRole("button", { name: "Save and continue" }).click();
    await expect(page).toHaveURL(/section=audit/);
    await page.getByRole("link", { name: "Slack and hubs" }).click();
    await expect(extension).toHaveValue("72");
    await extension.fill("48");
    await extension.press("ControlOrMeta+s");
    await expect(page.getByRole("region", { name: "Unsaved changes" })).toHaveCount(0);
    expect(await stored("extension_hours")).toBe("48");
  });

  await test.step("a setting that somebody else changed is shown beside one's own", async () => {
    await toSection(page, "Data and privacy");
    const days = page.getByLabel("Delete IP addresses after (days)", { exact: true });
    await days.fill("60");
    await page.request.post("/api/system-settings", { data: { key: "retention_days_ip", value: "45" } });
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.getByText("Someone else changed this while you were editing.")).toBeVisible();
    await page.getByRole("button", { name: "Keep theirs" }).click();
    await expect(days).toHaveValue("45");
    await page.request.post("/api/system-settings", { data: { key: "retention_days_ip", value: "90" } });
  });
});

test("Slack is connected, tested and disconnected, says what it can do, and what was not delivered is sent again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  let status: object = CONNECTED;
  let asked = 0;
  await page.route("**/api/slack/status", (route) => {
    asked += 1;
    return route.fulfill({ json: { ...status, authorizeUrl: `/privacy-policy?link=${asked}` } });
  });
  // Where Slack would be: it is gone to, and nothing comes.
  await page.route("**/privacy-policy?link=*", (route) => route.fulfill({ status: 204 }));
  await page.route(/\/api\/deliveries(\?|$)/, (route) => route.fulfill({ json: DELIVERIES }));
  const slack = card(page, "Slack");
  const lookAgain = async (now: object) => {
    status = now;
    await toSection(page, "Deliveries");
    const told = page.waitForResponse("**/api/slack/status");
    await toSection(page, "Slack and hubs");
    await told;
  };
  /** A press leaves for Slack by a link that was asked for at the press. */
  const expectToLeave = async (button: string) => {
    const before = asked;
    const left = page.waitForRequest(/privacy-policy\?link=/);
    await slack.getByRole("button", { name: button }).click();
    expect(new URL((await left).url()).search).toBe(`?link=${before + 1}`);
  };

  await test.step("a connected Slack is tested and disconnected, and says when that fails", async () => {
    await openDashboard(page, "?tab=settings&slack=connected");
    await expect(slack.getByText("Slack is connected.")).toBeVisible();
    await slack.getByRole("button", { name: "Dismiss" }).click();
    await expect(page).not.toHaveURL(/slack=/);
    await expect(slack.getByText("Connected to Acme")).toBeVisible();
    await expect(slack.getByText("Notifications sent to #leads")).toBeVisible();
    await expect(slack.getByRole("link", { name: "Change Channel" })).toHaveAttribute(
      "href",
      CONNECTED.configurationUrl,
    );

    await failCall(page, "**/api/slack/test");
    await slack.getByRole("button", { name: "Send Test Message" }).click();
    await expect(toast(page, "Test Failed")).toBeVisible();
    await expect(toast(page, "Failed to send test message to Slack")).toBeVisible();
    await page.route("**/api/slack/test", (route) => route.fulfill({ json: { ok: true } }));
    await slack.getByRole("button", { name: "Send Test Message" }).click();
    await expect(toast(page, "Test Sent")).toBeVisible();
    await expect(toast(page, "Check your Slack channel for the test message")).toBeVisible();

    await failCall(page, "**/api/slack/disconnect");
    await slack.getByRole("button", { name: "Disconnect" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Disconnect Slack?" });
    await dialog.getByRole("button", { name: "Disconnect" }).click();
    await expect(toast(page, "Disconnection Failed")).toBeVisible();
    await expect(toast(page, "Failed to disconnect Slack workspace")).toBeVisible();
    await page.route("**/api/slack/disconnect", (route) => {
      status = SLACK;
      return route.fulfill({ json: { ok: true, revoked: true } });
    });
    await dialog.getByRole("button", { name: "Disconnect" }).click();
    await expect(toast(page, "Disconnected")).toBeVisible();
    await expect(toast(page, "Slack workspace disconnected successfully")).toBeVisible();
    await expect(slack.getByRole("button", { name: "Add to Slack" })).toBeVisible();
  });

  await test.step("not connected it says what it is for and can do, and leads there with a fresh link", async () => {
    await expect(slack).toContainText("MQL notifications");
    await expect(slack).toContainText("Pipeline movement notifications");
    await expect(slack).toContainText("Messages link to the lead but have no buttons");
    await lookAgain({ ...SLACK, buttons: "connect" });
    await expect(slack).toContainText("Messages about a lead have buttons to claim it");
    await expectToLeave("Add to Slack");
  });

  await test.step("one that refuses messages says so, and what the app posts goes to another channel by connecting again", async () => {
    await lookAgain({ ...CONNECTED, buttons: "connect", brokenReason: "missing_scope" });
    await expect(slack).toContainText("Slack is refusing messages. Slack was connected");
    await expect(slack.getByRole("button", { name: "Reconnect" })).toBeVisible();
    // This one has all there is: a refusal, a channel and a button.
    await expectAccessible(page);
    await lookAgain({ ...CONNECTED, buttons: "on" });
    await expectToLeave("Change Channel");
  });

  await test.step("Slack that is not set up says how", async () => {
    await lookAgain({ ...SLACK, available: false });
    await expect(slack).toContainText("Slack is not set up on the server yet.");
    for (const part of [
      "/api/slack/callback",
      "users:read.email",
      "/api/slack/actions",
      "SLACK_SIGNING_SECRET",
    ])
      await expect(slack).toContainText(part);
    await expect(slack.getByRole("button", { name: "Add to Slack" })).toHaveCount(0);
  });

  await test.step("deliveries are filtered, dead ones are sent again, and one to delete in Slack by hand is named", async () => {
    await toSection(page, "Deliveries");
    const deliveries = card(page, "Deliveries");
    const told = deliveries.getByRole("rowheader", { name: /^Slack: Message about an erased lead/ });
    await expect(told).toContainText(/In #leads, sent .*Nov.* 19/);
    await expectAccessible(page);
    await deliveries.getByLabel("State").selectOption("dead");
    await expect(page).toHaveURL(/status=dead/);
    await deliveries.getByLabel("Channel").selectOption("slack");
    await expect(page).toHaveURL(/channel=slack/);
    await expect(
      deliveries.getByRole("row", {
        name: /Slack: New lead Ada Lovelace Failed Slack refused the message \(invalid_blocks\)/,
      }),
    ).toBeVisible();
    await expect(deliveries.getByRole("alert")).toContainText("Meta has been paused since");
    await failCall(page, "**/api/deliveries/resend");
    await deliveries.getByRole("button", { name: /^Resend Slack: New lead/ }).click();
    await expect(toast(page, "Failed to resend")).toBeVisible();
    const bodies: unknown[] = [];
    await page.route("**/api/deliveries/resend", (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill({ json: { resent: 1 } });
    });
    await deliveries.getByRole("button", { name: /^Resend Slack: New lead/ }).click();
    await expect(toast(page, "1 message will be resent")).toBeVisible();
    await deliveries.getByRole("button", { name: "Resend all failed Slack messages" }).click();
    await deliveries.getByRole("alert").getByRole("button", { name: "Try now" }).click();
    await expect.poll(() => bodies).toEqual([{ ids: [8] }, { channel: "slack" }, { channel: "meta" }]);
  });
});
