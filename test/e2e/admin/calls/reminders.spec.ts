import { openDashboard } from "../admin-setup.ts";
import { expect, test } from "../../journey.ts";
import { createCallable, inHand, openDesk, showOnly } from "./calls-setup.ts";

/** In the page: a browser that has not been asked yet, and what it is told. */
const NOTIFICATIONS = `globalThis.told = []; globalThis.asked = 0;
  globalThis.Notification = class {
    static permission = "default";
    static async requestPermission() { asked += 1; return Notification.permission = "granted"; }
    constructor(title, { body }) { told.push(title + ": " + body); }
    addEventListener() {}
  };`;

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

const MINUTE = 60_000;

test("the owner is reminded at the time of the next step, if they asked for it; on Android by a service worker", async ({
  page,
  context,
}) => {
  await openDesk(page);
  const [lead, later] = [await createCallable(page), await createCallable(page, "Priya Raman")];
  for (const [{ id }, nextAction, minutes] of [
    [lead, "Send the proposal", 20],
    [later, "Send it", 40],
  ] as const) {
    await page.request.patch(`/api/leads/${id}/next-action`, {
      data: { nextAction, nextActionAt: new Date(Date.now() + minutes * MINUTE).toISOString() },
    });
  }
  await showOnly(page, [lead, later]);
  await page.addInitScript(NOTIFICATIONS);
  await page.clock.install();
  await openDashboard(page, "?tab=calls");
  const button = page.getByRole("button", { name: "Remind me when a call is due" });
  await expect(button).toBeVisible();
  expect(await page.evaluate("asked")).toBe(0);
  await button.click();
  await expect(button).toHaveCount(0);

  await page.getByRole("tab", { name: "Assessments" }).click();
  await page.clock.runFor(18 * MINUTE);
  expect(await page.evaluate("told")).toEqual([]);
  await page.clock.runFor(3 * MINUTE);
  expect(await page.evaluate("told")).toEqual([`${lead.name}: Send the proposal`]);

  await page.evaluate(`{ ${ON_ANDROID} }`);
  expect(await page.evaluate(SCOPES)).toEqual([]);
  await page.clock.runFor(20 * MINUTE);
  const href = `/admin?tab=calls&call=${later.id}`;
  await expect.poll(() => page.evaluate("shown")).toEqual([{ title: later.name, body: "Send it", href }]);
  expect(await page.evaluate(SCOPES)).toEqual(["/admin"]);

  const press = `self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"),
    { notification: { close() {}, data: { href: "${href}" } } })) && null`;
  await context.serviceWorkers()[0]?.evaluate(press);
  await expect(inHand(page).getByRole("heading", { name: later.name })).toBeVisible();
});
