import { createServer } from "node:http";
import { once } from "node:events";
import type { Locator, Page } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, test } from "../journey.ts";
import { freshName, openDashboard, toast } from "./admin-setup.ts";

const secretIn = (page: Page, what: string) => page.getByLabel(`The ${what}`).inputValue();
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toPart = (page: Page, name: string) =>
  tabTo(page.getByRole("navigation", { name: "Developers" }).getByRole("link", { name }), "Enter");

test("by keyboard alone keys and endpoints are made, tried, and taken back, and each secret is shown once", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = freshName("Zapier");
  await openDashboard(page, "?tab=settings&section=developers&part=keys");
  const secret = await test.step("a key needs a name and a scope, and its secret is shown once", () =>
    makeKey(page, name));
  await test.step("it opens the API until it is revoked", () => revokeKey(page, name, secret));
  const receiver = await listen();
  await toPart(page, "Webhooks");
  const signing = await test.step("an address is checked, and the signing secret is shown once", () =>
    addEndpoint(page, receiver.url));
  await test.step("a test arrives, signed, and is in the log; one that fails says so", () =>
    tryEndpoint(page, receiver, signing));
  await test.step("its secret is replaced; it is turned off, and deleted", () =>
    removeEndpoint(page, receiver.url));
  receiver.close();
  await test.step("on a phone the reference shows each call for this address, and assistants are told where to connect", () =>
    readReference(page));
});

async function makeKey(page: Page, name: string): Promise<string> {
  await tabTo(button(page, "New key"), "Enter");
  const form = page.getByRole("form", { name: "New API key" });
  await expect(form.getByLabel("Name")).toBeFocused();
  const leads = form.getByRole("checkbox", { name: /^Read leads/ });
  await tabTo(leads, "Space");
  await tabTo(button(page, "Make key"), "Enter");
  await expect(form.getByText("Please enter a name")).toBeVisible();
  await expect(form.getByText("Choose at least one")).toBeVisible();
  await expectAccessible(page);
  await leads.press("Space");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Expires").selectOption("Never");
  await tabTo(button(page, "Make key"), "Enter");
  await expect(page.getByRole("dialog", { name: "Copy your key" })).toBeVisible();
  await expect(button(page, "Copy")).toBeFocused();
  await expectAccessible(page);
  const shown = await secretIn(page, "key");
  await page.keyboard.press("Enter");
  await expect(button(page, "Copied")).toBeFocused();
  expect(await page.evaluate<string>("navigator.clipboard.readText()")).toBe(shown);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("The key")).toBeVisible();
  await tabTo(button(page, "Done"), "Enter");
  await expect(page.getByLabel("The key")).toBeHidden();
  await expect(card(page, "API keys").getByRole("listitem").filter({ hasText: name })).toContainText(
    shown.slice(-4),
  );
  await expect(page.locator("body")).not.toContainText(shown);
  return shown;
}

async function revokeKey(page: Page, name: string, secret: string): Promise<void> {
  const call = () => page.request.get("/api/v1/leads", { headers: { authorization: `Bearer ${secret}` } });
  expect((await call()).status()).toBe(200);
  await tabTo(button(page, `Revoke ${name}`), "Enter");
  await page.keyboard.press("Escape");
  await expect(button(page, `Revoke ${name}`)).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }), "Enter");
  await expect(toast(page, "Key revoked")).toBeVisible();
  await expect(card(page, "API keys").getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
  expect((await call()).status()).toBe(401);
}

async function addEndpoint(page: Page, url: string): Promise<string> {
  await tabTo(button(page, "New endpoint"), "Enter");
  const form = page.getByRole("form", { name: "New endpoint" });
  await page.keyboard.type("https://127.0.0.1/hook");
  await form.getByRole("checkbox", { name: "All events" }).check();
  await tabTo(button(page, "Add endpoint"), "Enter");
  await expect(form.getByText("Use a host name, not an IP address")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Address").fill(url);
  await tabTo(button(page, "Add endpoint"), "Enter");
  await expect(page.getByRole("dialog", { name: "Copy your signing secret" })).toBeVisible();
  const shown = await secretIn(page, "signing secret");
  await tabTo(button(page, "Done"), "Enter");
  return shown;
}

async function tryEndpoint(page: Page, { got, program, url }: Receiver, secret: string): Promise<void> {
  await tabTo(page.getByRole("button", { name: url }), "Enter");
  await tabTo(button(page, "Send a test"), "Enter");
  await expect(toast(page, "The test arrived")).toBeVisible();
  const [message] = got;
  expect(new Webhook(secret).verify(message?.body ?? "", message?.headers ?? {})).toMatchObject({
    type: "test",
  });
  const log = page.getByRole("region", { name: "Log" });
  await expect(log.getByRole("listitem").first()).toContainText("200");
  await tabTo(log.getByRole("region", { name: "Tries, newest first" }), "ArrowDown");
  await tabTo(log.locator("summary"), "Enter");
  await expect(log.getByRole("region", { name: /^Answer to test/ })).toHaveText("Got it");
  program.status = 503;
  await button(page, "Send a test").press("Enter");
  await expect(toast(page, "The test failed")).toBeVisible();
  await expect(log.getByRole("listitem").first()).toContainText("503");
}

async function removeEndpoint(page: Page, url: string): Promise<void> {
  await button(page, "Send a test").focus();
  await tabTo(button(page, "New secret"), "Enter");
  await tabTo(page.getByRole("alertdialog").getByRole("button", { name: "New secret" }), "Enter");
  await tabTo(button(page, "Done"), "Enter");
  await expect(page.getByText(/^The previous secret also signs until /)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await tabTo(button(page, "Turn off"), "Enter");
  await expect(toast(page, "Endpoint turned off")).toBeVisible();
  await expect(page.getByText("Turned off by your team")).toBeVisible();
  await tabTo(button(page, "Delete"), "Enter");
  await tabTo(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }), "Enter");
  await expect(toast(page, "Endpoint deleted")).toBeVisible();
  await expect(page.getByRole("button", { name: url })).toHaveCount(0);
  await expect(button(page, "New endpoint")).toBeFocused();
}

async function readReference(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.setViewportSize({ width: 390, height: 844 });
  await toPart(page, "API reference");
  await expect(card(page, "API reference")).toBeVisible();
  await page.locator("summary", { hasText: "/leads/{id}/notes" }).press("Enter");
  const sample = page.getByRole("region", { name: /^Code: .* example/ });
  await expect(sample.first()).toContainText(`curl -X POST '${origin}/api/v1/leads/`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "JavaScript" }).press("Enter");
  await expect(sample.first()).toContainText("await fetch(");
  await toPart(page, "AI assistants");
  await expect(page.getByRole("region", { name: "Code: MCP address" })).toHaveText(`${origin}/api/v1/mcp`);
  await expectAccessible(page);
}

type Receiver = Awaited<ReturnType<typeof listen>>;

/** A program that listens: what it got, and what it answers. */
async function listen() {
  const got: { headers: Record<string, string>; body: string }[] = [];
  const program = { status: 200 };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += piece.toString()));
    request.on("end", () => {
      got.push({
        headers: Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)])),
        body,
      });
      response.writeHead(program.status).end("Got it");
    });
  }).listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens nowhere.");
  return { got, program, url: `http://localhost:${address.port}/hook`, close: () => server.close() };
}

/** Presses Tab until something has the focus, then the key. */
async function tabTo(target: Locator, key: string): Promise<void> {
  const page = target.page();
  const focused = target.and(page.locator(":focus"));
  await target.waitFor();
  for (let pressed = 0; pressed < 60 && (await focused.count()) === 0; pressed++)
    await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  await page.keyboard.press(key);
}
