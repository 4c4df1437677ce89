import { openDashboard } from "../admin-setup.ts";
import { expect, test } from "../../journey.ts";
import { createCallable, inHand, openDesk, showOnly } from "./calls-setup.ts";

test.beforeEach(({ page }) => openDesk(page));

/** In the page: a browser that has not been asked yet, and what it is told. */
const NOTIFICATIONS = `globalThis.told = []; globalThis.asked = 0;
  globalThis.Notification = class {
    static permission = "default";
    static async requestPermission() { asked += 1; return Notification.permission = "granted"; }
    constructor(title, { body }) { told.push(title + ": " + body); }
    addEventListener() {}
  };`;

test("the owner is reminded at the time of the next step, if they asked for it", async ({ page }) => {
  const lead = await createCallable(page);
  const at = new Date(Date.now() + 20 * 60_000).toISOString();
  await page.request.post(`/api/leads/${lead.id}/claim`, { data: {} });
  await page.request.patch(`/api/leads/${lead.id}/next-action`, {
    data: { nextAction: "Send the proposal", nextActionAt: at },
  });
  await showOnly(page, [lead]);
  await page.addInitScript(NOTIFICATIONS);
  await page.clock.install();
  await openDashboard(page, "?tab=calls");
  const button = page.getByRole("button", { name: "Remind me when a call is due" });
  await expect(button).toBeVisible();
  expect(await page.evaluate("asked")).toBe(0);
  await button.click();
  await expect(button).toHaveCount(0);

  await page.getByRole("tab", { name: "Assessments" }).click();
  await page.clock.runFor(19 * 60_000);
  expect(await page.evaluate("told")).toEqual([]);
  await page.clock.runFor(2 * 60_000);
  expect(await page.evaluate("told")).toEqual([`${lead.name}: Send the proposal`]);
});

/** In the page: a browser like Android's, which leaves notifications to service workers, and what these are told. */
const ON_ANDROID = `globalThis.shown = [];
  globalThis.Notification = class {
    static permission = "granted";
    constructor() { throw new TypeError("Illegal constructor."); }
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
    shown.push({ title, body, href: data.href });
  };`;
const SCOPES = `navigator.serviceWorker.getRegistrations()
  .then((workers) => workers.map(({ scope }) => new URL(scope).pathname))`;

test("on Android a service worker shows the reminder, and a press on it opens the lead", async ({
  page,
  context,
}) => {
  const lead = await createCallable(page);
  await page.request.patch(`/api/leads/${lead.id}/next-action`, {
    data: { nextAction: "Send it", nextActionAt: new Date(Date.now() + 20 * 60_000).toISOString() },
  });
  await showOnly(page, [lead]);
  await page.addInitScript(ON_ANDROID);
  await page.clock.install();
  await openDashboard(page, "?tab=calls");
  await expect(inHand(page).getByRole("heading", { name: lead.name })).toBeVisible();
  await page.getByRole("tab", { name: "Assessments" }).click();
  expect(await page.evaluate(SCOPES)).toEqual([]);
  await page.clock.runFor(21 * 60_000);
  const href = `/admin?tab=calls&call=${lead.id}`;
  await expect.poll(() => page.evaluate("shown")).toEqual([{ title: lead.name, body: "Send it", href }]);
  expect(await page.evaluate(SCOPES)).toEqual(["/admin"]);

  const press = `self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"),
    { notification: { close() {}, data: { href: "${href}" } } })) && null`;
  await context.serviceWorkers()[0]?.evaluate(press);
  await expect(inHand(page).getByRole("heading", { name: lead.name })).toBeVisible();
});
