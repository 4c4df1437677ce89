import type { Page } from "@playwright/test";
import { createLead, failCall, leadId, openDashboard, STAFF, toast } from "./admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, signInUnseen, test } from "../journey.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

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

const CONNECTED = { ...SLACK, connected: true, teamName: "Acme", channelName: "leads" };
const CARDS = [
  [{ buttons: "off" }, "Messages link to the lead but have no buttons", ["Add to Slack"]],
  [{ buttons: "connect" }, "Messages about a lead have buttons to claim it", ["Add to Slack"]],
  [
    { ...CONNECTED, buttons: "connect", brokenReason: "missing_scope" },
    "Slack is refusing messages. Slack was connected",
    ["Reconnect"],
  ],
] as const;

test("each section has a place of its own, says what waits in it, and what is still to do leads to the deed", async ({
  page,
}) => {
  await test.step("each button of what is still to do leads to the deed", async () => {
    await openDashboard(page, "?tab=settings");
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
      const [, deed] = Object.entries(deeds).find(([name]) => name === label) ?? [];
      if (!deed) throw new Error(`Nobody said what ${label} leads to.`);
      await todo.getByRole("link", { name: label }).click();
      await expect(deed).toBeInViewport();
      await page.goto("/admin?tab=settings");
    }
  });

  await test.step("each section has a place of its own, and says what waits in it", async () => {
    const booking = { id: 5, provider: "calendly", status: "booked", name: "Ada", email: "ada@mail.example" };
    const rest = {
      startsAt: null,
      createdAt: "2026-11-20T10:00:00.000Z",
      assessmentId: null,
      matchedBy: null,
    };
    await page.route("**/api/bookings?**", (route) => route.fulfill({ json: [{ ...booking, ...rest }] }));
    await openDashboard(page, "?tab=settings");
    await expect(card(page, "Slack")).toBeVisible();
    const sections = page.getByRole("navigation", { name: "Settings sections" });
    await expect(sections.getByRole("link", { name: "Bookings 1 to look at" })).toBeVisible();
    await sections.getByRole("link", { name: "Audit log" }).click();
    await expect(page).toHaveURL(/section=audit/);
    await expect(card(page, "Audit log")).toBeVisible();
    await expect(card(page, "Slack")).toHaveCount(0);
    await expect(sections.getByRole("link", { name: "Audit log" })).toHaveAttribute("aria-current", "page");
    await expectAccessible(page);
    await page.goBack();
    await expect(card(page, "Slack")).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sections).toBeHidden();
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

  await test.step("the audit says who did what, and leads to the lead", async () => {
    const { name, sessionId } = await createLead(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.request.patch(`/api/assessment/${sessionId}/admin-notes`, {
      data: { adminNotes: "secret words" },
    });
    await page.goto("/admin?tab=settings&section=audit");
    const audit = card(page, "Audit log").getByRole("row", {
      name: new RegExp(` grace@example\\.com Notes changed ${name}`),
    });
    await expect(card(page, "Audit log")).not.toContainText("secret words");
    await audit.getByRole("link", { name }).click();
    await expect(page).toHaveURL(/section=audit&lead=\d+$/);
    await expect(page.getByRole("heading", { name }).first()).toBeVisible();
    await page.goBack();
    await expect(audit.getByRole("link", { name })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    // A long table scrolls in its frame, not the page.
    await expect
      .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
      .toBeLessThanOrEqual(0);
  });
});

test("leads that are in no figure are named, and booking page and pixel are set without a deploy", async ({
  page,
}) => {
  await test.step("leads that are in no figure are named where their data is, and opened by keyboard", async () => {
    const { name, email } = await createLead(page);
    await signInUnseen(page.request, STAFF);
    const id = await leadId(page, email);
    const leads = [{ id, name, email }];
    await page.route("**/api/stuck-leads", (route) => route.fulfill({ json: { total: 3, leads } }));
    await openDashboard(page, "?tab=settings&section=privacy");
    const sections = page.getByRole("navigation", { name: "Settings sections" });
    await expect(sections.getByRole("link", { name: "Data and privacy 3 to look at" })).toBeVisible();
    const stuck = card(page, "3 leads are not in the figures");
    await expect(stuck.getByText("And 2 more.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Database" })).toContainText(
      "Database: less than 0.1 GB of 10 GB.",
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await stuck.getByRole("link", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#lead-panel").getByRole("heading", { name })).toBeVisible();
  });

  await test.step("booking page and pixel are set without a deploy, and hold at once", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDashboard(page, "?tab=settings&section=contact");
    const booking = page.getByLabel("Booking page", { exact: true });
    const before = await booking.inputValue();
    await booking.fill("https://evil.example/call");
    await booking.press("Enter");
    await expect(card(page, "Booking")).toContainText("Please enter an https address at calendly.com");
    await expectAccessible(page);
    await booking.fill("https://cal.com/coach/call");
    await booking.press("Enter");
    await expect(toast(page, "System setting updated")).toBeVisible();
    const config = await (await page.request.get("/api/config")).json();
    expect(config).toMatchObject({ bookingUrl: "https://cal.com/coach/call" });
    await page.setViewportSize({ width: 390, height: 844 });
    await booking.fill(before);
    await booking.press("Enter");
    await expect
      .poll(async () => (await page.request.get("/api/config")).json())
      .toMatchObject({ bookingUrl: before });
  });
});

test("durations are saved one by one or together, leaving asks first, and what somebody else saved is shown", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  allowConsole(/status of 409/);
  await test.step("each duration has its own Save, and keeps what it was given", async () => {
    await openDashboard(page, "?tab=settings");
    const hours = page.getByLabel("Extension Duration (hours)", { exact: true });
    const save = page.getByRole("button", { name: "Save Extension Duration (hours)" });
    await expect(page.getByLabel("Hub Expiry Duration (hours)", { exact: true })).toHaveValue("12");
    await expect(hours).toHaveValue("48");
    await hours.fill("0");
    await save.click();
    await expect(page.getByText("Please enter a whole number from 1 to 8760")).toBeVisible();
    await failCall(page, "**/api/system-settings");
    await hours.fill("72");
    await save.click();
    await expect(toast(page, "Failed to update system setting")).toBeVisible();
    await expect(hours).toHaveValue("72");
    await page.unroute("**/api/system-settings");
    await save.click();
    await expect(toast(page, "System setting updated")).toBeVisible();
    await page.reload();
    await expect(hours).toHaveValue("72");
    await hours.fill("48");
    await hours.press("Enter");
    await expect(toast(page, "System setting updated")).toBeVisible();
  });

  await test.step("one bar names what is changed on a page, saves it, and takes it back", async () => {
    await openDashboard(page, "?tab=settings");
    const expiry = page.getByLabel("Hub Expiry Duration (hours)", { exact: true });
    const extension = page.getByLabel("Extension Duration (hours)", { exact: true });
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
    await expect
      .poll(async () => (await page.request.get("/api/system-settings")).text())
      .toContain('"key":"hub_expiry_hours","value":"12"');
  });

  await test.step("leaving with something unsaved asks first, whichever way one leaves", async () => {
    await openDashboard(page, "?tab=settings");
    const extension = page.getByLabel("Extension Duration (hours)", { exact: true });
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
    await expect(toast(page, "System setting updated")).toBeVisible();
  });

  await test.step("a setting that somebody else changed is shown beside one's own", async () => {
    await openDashboard(page, "?tab=settings&section=privacy");
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

test("Slack says how it is set up, what it can do, what is missing, and what to do about it", async ({
  page,
}) => {
  await test.step("Slack that is not set up says how", async () => {
    await page.route("**/api/slack/status", (route) =>
      route.fulfill({ json: { ...SLACK, available: false } }),
    );
    await openDashboard(page, "?tab=settings");
    await expect(card(page, "Slack")).toContainText("Slack is not set up on the server yet.");
    for (const part of [
      "/api/slack/callback",
      "users:read.email",
      "/api/slack/actions",
      "SLACK_SIGNING_SECRET",
    ])
      await expect(card(page, "Slack")).toContainText(part);
    await expect(page.getByRole("button", { name: "Add to Slack" })).toHaveCount(0);
  });

  await test.step("Slack that is not connected says what it is for, and leads there with a fresh link", async () => {
    let asked = 0;
    await page.route("**/api/slack/status", (route) => {
      asked += 1;
      return route.fulfill({ json: { ...SLACK, authorizeUrl: `/privacy-policy?link=${asked}` } });
    });
    await openDashboard(page, "?tab=settings");
    await expect(card(page, "Slack")).toContainText("MQL notifications");
    await expect(card(page, "Slack")).toContainText("Pipeline movement notifications");
    const before = asked;
    await page.getByRole("button", { name: "Add to Slack" }).click();
    await expect(page).toHaveURL(`/privacy-policy?link=${before + 1}`);
  });

  await test.step("the Slack card says what the app can do, what is missing, and what to do about it", async () => {
    let status: object = {};
    await page.route("**/api/slack/status", (route) => route.fulfill({ json: { ...SLACK, ...status } }));
    for (const [shown, words, ways] of CARDS) {
      status = shown;
      await openDashboard(page, "?tab=settings");
      await expect(card(page, "Slack")).toContainText(words);
      const links = card(page, "Slack").getByRole("button", { name: /^(Add to Slack|Reconnect)$/ });
      await expect(links).toHaveText(ways);
    }
    // The last one has all there is: a refusal, a channel and a button.
    await expectAccessible(page);
  });

  await test.step("what the app posts itself goes to another channel by connecting again", async () => {
    const configurationUrl = "https://acme.slack.example/services/1";
    const json = { ...CONNECTED, configurationUrl, authorizeUrl: "/privacy-policy?link=1", buttons: "on" };
    await page.route("**/api/slack/status", (route) => route.fulfill({ json }));
    await openDashboard(page, "?tab=settings");
    await card(page, "Slack").getByRole("button", { name: "Change Channel" }).click();
    await expect(page).toHaveURL("/privacy-policy?link=1");
  });
});

test("a connected Slack is tested and disconnected, deliveries are filtered and sent again, and failures are said", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await test.step("a connected Slack is tested and disconnected, and says when that fails", async () => {
    const connected = {
      ...SLACK,
      connected: true,
      teamName: "Analytical",
      channelName: "leads",
      configurationUrl: "https://analytical.slack.example/services/1",
    };
    let status: unknown = connected;
    await page.route("**/api/slack/status", (route) => route.fulfill({ json: status }));
    await openDashboard(page, "?tab=settings&slack=connected");
    const slack = card(page, "Slack");
    await expect(slack.getByText("Slack is connected.")).toBeVisible();
    await slack.getByRole("button", { name: "Dismiss" }).click();
    await expect(page).not.toHaveURL(/slack=/);
    await expect(slack.getByText("Connected to Analytical")).toBeVisible();
    await expect(slack.getByText("Notifications sent to #leads")).toBeVisible();
    await expect(slack.getByRole("link", { name: "Change Channel" })).toHaveAttribute(
      "href",
      connected.configurationUrl,
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

  await test.step("deliveries are filtered, dead ones are sent again, and one to delete in Slack by hand is named", async () => {
    await test.step("a message that a person is to delete in Slack is named by its channel and time", async () => {
      const at = "2026-11-20T10:00:00.000Z";
      const row = { channel: "slack", kind: "slack-erased", status: "dead", assessmentId: null, lead: null };
      const times = { createdAt: at, dueAt: at, sentAt: null, attempts: 0 };
      const delivery = { id: 7, ...row, ...times, error: "delete_by_hand", event: null };
      const inSlack = { channel: "#leads", sentAt: "2026-11-19T15:30:00.000Z" };
      await page.route("**/api/deliveries?**", (route) =>
        route.fulfill({
          json: {
            deliveries: [{ ...delivery, inSlack }],
            nextCursor: null,
            pauses: [],
            mailWaits: { quota: null, refused: 0 },
          },
        }),
      );
      await openDashboard(page, "?tab=settings&section=deliveries&status=dead");
      const told = page.getByRole("rowheader", { name: /^Slack: Message about an erased lead/ });
      await expect(told).toContainText(/In #leads, sent .*Nov.* 19/);
      await expectAccessible(page);
    });

    await test.step("deliveries are filtered, and dead ones sent again", async () => {
      const delivery = {
        id: 7,
        channel: "slack",
        kind: "slack-mql",
        status: "dead",
        assessmentId: 1,
        lead: "Ada Lovelace",
        createdAt: "2026-11-20T10:00:00.000Z",
        dueAt: "2026-11-20T10:00:00.000Z",
        sentAt: null,
        attempts: 3,
        error: "invalid_blocks",
        event: null,
      };
      const pauses = [{ channel: "meta", reason: "190", since: "2026-11-20T10:00:00.000Z" }];
      await page.route("**/api/deliveries?**", (route) =>
        route.fulfill({ json: { deliveries: [delivery], nextCursor: null, pauses } }),
      );
      await openDashboard(page, "?tab=settings&section=deliveries");
      const deliveries = card(page, "Deliveries");
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
      await expect.poll(() => bodies).toEqual([{ ids: [7] }, { channel: "slack" }, { channel: "meta" }]);
    });
  });
});
