import type { DeskMessage } from "#domain/delivery/desk/desk-messages";
import type { AgendaCall } from "#domain/calls/queue/agenda";
import type { Page } from "@playwright/test";
import { freshName, openDashboard, toast } from "./admin-setup.ts";
import { layLine } from "./desk-line.ts";
import { goOn } from "./go-on.ts";
import { expect, test } from "../journey.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("rules, points, offers, settings, deliveries and bookings that change show by themselves on another screen", async ({
  page,
  browser,
}) => {
  const line = await layLine(page);
  await openDashboard(page, "?tab=overrides");
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await context.newPage();

  await test.step("a rule that somebody makes and deletes comes and goes on another screen", async () => {
    await openDashboard(theirs, "?tab=overrides");
    await expect(theirs.getByText(/^If /).first()).toBeVisible();
    const name = freshName("Funnel first");
    await page.getByRole("button", { name: "New override rule" }).press("Enter");
    const form = page.getByRole("form", { name: "New override rule" });
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Question", { exact: true }).selectOption("funnel");
    await form.getByLabel("Answer", { exact: true }).selectOption("no-funnel");
    await form.getByLabel("Target tier").selectOption("5");
    await form.getByLabel("Priority").fill("90");
    await form.getByLabel("Priority").press("Enter");
    await expect(toast(page, "Override rule created")).toBeVisible();
    const row = (at: Page) => at.getByRole("listitem").filter({ hasText: name });
    await expect(row(theirs)).toBeVisible();
    await row(page)
      .getByRole("button", { name: /^Delete/ })
      .press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
    await expect(row(theirs)).toHaveCount(0);
  });

  await test.step("points that somebody changes show elsewhere, but not below a form that is being filled", async () => {
    const query = "?tab=scoring";
    for (const screen of [page, theirs]) await goOn(screen, query);
    const button = (at: Page, points: number) =>
      at.getByRole("button", {
        name: new RegExp(`^Edit Goal: “Building my first funnel”, ${points} points`),
      });
    const save = async (from: number, to: number) => {
      await button(page, from).press("Enter");
      const points = page
        .getByRole("form", { name: /^Edit Goal: “Building my first funnel”/ })
        .getByLabel("Points");
      await points.fill(String(to));
      await points.press("Enter");
      await expect(button(page, to)).toBeVisible();
    };
    await expect(button(theirs, 0)).toBeVisible();
    await save(0, 4);
    await expect(button(theirs, 4)).toBeVisible();

    const edit = theirs.getByRole("button", { name: /pts for Daily ad spend: “Under/ });
    await edit.press("Enter");
    const typed = theirs.getByRole("form", { name: /^Points: Daily ad spend: “Under/ }).getByLabel("Points");
    await typed.fill("7");
    await save(4, 0);
    await expect(typed).toHaveValue("7");
    await typed.press("Escape");
    await theirs.getByRole("alertdialog").getByRole("button", { name: "Discard" }).press("Enter");
    await expect(button(theirs, 0)).toBeVisible();
  });

  await test.step("an offer that somebody renames, and a setting, change on another screen", async () => {
    await goOn(theirs, "?tab=offers");
    const offers: { tier: number; name: string }[] = await (
      await page.request.get("/api/tier-configs")
    ).json();
    const offer = offers.find(({ tier }) => tier === 5);
    const name = freshName("All in");
    await expect(theirs.getByText(offer?.name ?? "none")).toBeVisible();
    const rename = (to: string | undefined) =>
      page.request.post("/api/tier-configs", { data: { ...offer, name: to } });
    expect((await rename(name)).ok()).toBe(true);
    await expect(theirs.getByText(name)).toBeVisible();
    expect((await rename(offer?.name)).ok()).toBe(true);
    await expect(theirs.getByText(name)).toHaveCount(0);

    await goOn(theirs, "?tab=settings");
    const hours = theirs.getByLabel("Extension Duration (hours)", { exact: true });
    await expect(hours).toHaveValue("48");
    const set = (value: string) =>
      page.request.post("/api/system-settings", { data: { key: "extension_hours", value } });
    await set("36");
    await expect(hours).toHaveValue("36");
    await set("48");
    await expect(hours).toHaveValue("48");
    await context.close();
  });

  await test.step("a delivery that fails and a booking without a lead appear by themselves", async () => {
    const at = "2026-11-20T10:00:00.000Z";
    const failed = {
      id: 7,
      channel: "slack",
      kind: "slack-mql",
      status: "dead",
      assessmentId: 1,
      lead: "Ada",
    };
    const rest = {
      createdAt: at,
      dueAt: at,
      sentAt: null,
      attempts: 3,
      error: "invalid_blocks",
      event: null,
    };
    const booking = {
      id: 5,
      provider: "calendly",
      status: "booked",
      name: "Grace Hopper",
      assessmentId: null,
    };
    const call: AgendaCall = {
      id: 5,
      provider: "calendly",
      status: "booked",
      said: null,
      name: "Grace Hopper",
      email: "grace@mail.example",
      contactId: null,
      startsAt: at,
      attendsAt: null,
      clocks: [],
      endsAt: null,
      joinUrl: null,
      page: null,
      lead: null,
    };
    let deliveries: unknown[] = [];
    let bookings: unknown[] = [];
    let agenda: AgendaCall[] = [];
    await page.route("**/api/deliveries*", (route) =>
      route.fulfill({
        json: { deliveries, nextCursor: null, pauses: [], mailWaits: { quota: null, refused: 0 } },
      }),
    );
    await page.route("**/api/bookings*", (route) => route.fulfill({ json: bookings }));
    await page.route("**/api/bookings/agenda*", (route) => route.fulfill({ json: agenda }));
    await goOn(page, "?tab=settings&section=deliveries");
    await expect(card(page, "Deliveries")).toBeVisible();
    const cursor = Math.max(...line.heard.map((text) => Number(JSON.parse(text).cursor ?? 0)));
    const changed = (id: number, entity: "delivery" | "booking"): DeskMessage => ({
      type: "changes",
      cursor: id,
      changes: [{ id, entity, entityId: "7", kind: "updated" }],
    });

    deliveries = [{ ...failed, ...rest }];
    line.say(changed(cursor + 1, "delivery"));
    await expect(
      card(page, "Deliveries").getByRole("row", { name: /Slack: New lead Ada Failed/ }),
    ).toBeVisible();
    const more = { email: "grace@mail.example", startsAt: at, createdAt: at, matchedBy: null };
    bookings = [{ ...booking, ...more }];
    line.say(changed(cursor + 2, "booking"));
    await expect(page.getByRole("link", { name: "Bookings 1 to look at" })).toBeVisible();
    await page.getByRole("link", { name: "Bookings 1 to look at" }).click();
    await expect(card(page, "Bookings").getByText("No calls are booked")).toBeVisible();
    agenda = [call];
    line.say(changed(cursor + 3, "booking"));
    await expect(page.getByRole("listitem", { name: "Grace Hopper" })).toBeVisible();
  });
});
