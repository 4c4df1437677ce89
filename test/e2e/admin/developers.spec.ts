import { createServer } from "node:http";
import { once } from "node:events";
import type { Locator, Page } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, PHONE, test } from "../journey.ts";
import { freshName, openDashboard, toast } from "./admin-setup.ts";

const section = (part: string) => `?tab=settings&section=developers&part=${part}`;
const secretIn = (page: Page, what: string) => page.getByLabel(`The ${what}`).inputValue();

test("a key is made, shown once, opens the API, and is revoked at once", PHONE, async ({ page }) => {
  const name = freshName("Zapier");
  await openDashboard(page, section("keys"));
  const card = page.getByRole("region", { name: "API keys" });

  const secret = await test.step("a key needs a name and a scope, and its secret is shown once", async () => {
    await expectAccessible(page);
    await card.getByRole("button", { name: "New key" }).press("Enter");
    const form = page.getByRole("form", { name: "New API key" });
    await expect(form.getByLabel("Name")).toBeFocused();
    await form.getByRole("checkbox", { name: /^Read leads/ }).uncheck();
    await page.keyboard.press("Enter");
    await expect(form.getByText("Please enter a name")).toBeVisible();
    await expect(form.getByText("Choose at least one")).toBeVisible();
    await expectAccessible(page);
    await form.getByRole("checkbox", { name: /^Read leads/ }).check();
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Expires").selectOption("Never");
    await form.getByRole("button", { name: "Make key" }).click();
    await expect(page.getByRole("dialog", { name: "Copy your key" })).toBeVisible();
    await expectAccessible(page);
    const shown = await secretIn(page, "key");
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("The key")).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByLabel("The key")).toBeHidden();
    await expect(card.getByRole("listitem").filter({ hasText: name })).toContainText(shown.slice(-4));
    await expect(page.locator("body")).not.toContainText(shown);
    return shown;
  });

  const call = () => page.request.get("/api/v1/leads", { headers: { authorization: `Bearer ${secret}` } });
  await test.step("it opens the API until it is revoked", async () => {
    expect((await call()).status()).toBe(200);
    await card.getByRole("button", { name: `Revoke ${name}` }).click();
    await page.keyboard.press("Escape");
    await expect(card.getByRole("button", { name: `Revoke ${name}` })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await expect(toast(page, "Key revoked")).toBeVisible();
    await expect(card.getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
    expect((await call()).status()).toBe(401);
  });

  await test.step("the reference shows each call for this address, in two languages", async () => {
    await page
      .getByRole("navigation", { name: "Developers" })
      .getByRole("link", { name: "API reference" })
      .click();
    await expect(page.getByRole("region", { name: "API reference" })).toBeVisible();
    await page.locator("summary", { hasText: "/leads/{id}/notes" }).press("Enter");
    const sample = page.getByRole("region", { name: /^Code: .* example/ });
    await expect(sample.first()).toContainText(`curl -X POST '${new URL(page.url()).origin}/api/v1/leads/`);
    await expectAccessible(page);
    await page.getByRole("button", { name: "JavaScript" }).click();
    await expect(sample.first()).toContainText("await fetch(");
  });

  await test.step("assistants are told where to connect", async () => {
    await page.getByRole("link", { name: "AI assistants" }).click();
    await expect(page.getByRole("region", { name: "Code: MCP address" })).toHaveText(
      `${new URL(page.url()).origin}/api/v1/mcp`,
    );
    await expectAccessible(page);
  });
});

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

test(
  "an endpoint is added, tested, turned off and deleted, and its log says how it went",
  PHONE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of 400/);
    const receiver = await listen();
    await openDashboard(page, section("webhooks"));
    const card = page.getByRole("region", { name: "Webhooks" });

    const secret =
      await test.step("an address is checked, and the signing secret is shown once", async () => {
        await card.getByRole("button", { name: "New endpoint" }).click();
        const form = page.getByRole("form", { name: "New endpoint" });
        await form.getByLabel("Address").fill("https://127.0.0.1/hook");
        await form.getByRole("checkbox", { name: "All events" }).check();
        await form.getByRole("button", { name: "Add endpoint" }).click();
        await expect(form.getByText("Use a host name, not an IP address")).toBeVisible();
        await expectAccessible(page);
        await form.getByLabel("Address").fill(receiver.url);
        await form.getByRole("button", { name: "Add endpoint" }).click();
        await expect(page.getByRole("dialog", { name: "Copy your signing secret" })).toBeVisible();
        const shown = await secretIn(page, "signing secret");
        await page.getByRole("button", { name: "Done" }).click();
        return shown;
      });

    await test.step("a test arrives, signed, and is in the log", async () => {
      await card.getByRole("button", { name: receiver.url }).click();
      await card.getByRole("button", { name: "Send a test" }).click();
      await expect(toast(page, "The test arrived")).toBeVisible();
      const [message] = receiver.got;
      expect(new Webhook(secret).verify(message?.body ?? "", message?.headers ?? {})).toMatchObject({
        type: "test",
      });
      await expect(card.getByRole("region", { name: "Log" }).getByRole("listitem").first()).toContainText(
        "200",
      );
      await expectAccessible(page);
    });

    await test.step("one that fails says so", async () => {
      receiver.program.status = 503;
      await card.getByRole("button", { name: "Send a test" }).click();
      await expect(toast(page, "The test failed")).toBeVisible();
      await expect(card.getByRole("region", { name: "Log" }).getByRole("listitem").first()).toContainText(
        "503",
      );
    });

    await test.step("it is turned off, and deleted", async () => {
      await card.getByRole("button", { name: "Turn off" }).click();
      await expect(toast(page, "Endpoint turned off")).toBeVisible();
      await expect(card.getByText("Turned off by your team")).toBeVisible();
      await card.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(toast(page, "Endpoint deleted")).toBeVisible();
      await expect(card.getByRole("button", { name: receiver.url })).toHaveCount(0);
      await expect(card.getByRole("button", { name: "New endpoint" })).toBeFocused();
    });
    receiver.close();
  },
);

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

test("keys and endpoints go by keyboard alone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate<string>("navigator.clipboard.readText()");
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await test.step("a key is made, copied and revoked", async () => {
    const name = freshName("Sheet");
    await openDashboard(page, section("keys"));
    await tabTo(button("New key"), "Enter");
    await page.keyboard.type(name);
    await tabTo(page.getByRole("checkbox", { name: /^Read figures/ }), "Space");
    await tabTo(button("Make key"), "Enter");
    await expect(button("Copy")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button("Copied")).toBeFocused();
    expect(await copied()).toBe(await secretIn(page, "key"));
    await tabTo(button("Done"), "Enter");
    await tabTo(button(`Revoke ${name}`), "Enter");
    await tabTo(page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }), "Enter");
    await expect(toast(page, "Key revoked")).toBeVisible();
  });

  await test.step("an endpoint is made and tested, its secret is replaced, its log is read", async () => {
    const receiver = await listen();
    await tabTo(
      page.getByRole("navigation", { name: "Developers" }).getByRole("link", { name: "Webhooks" }),
      "Enter",
    );
    await tabTo(button("New endpoint"), "Enter");
    await page.keyboard.type(receiver.url);
    await tabTo(button("Add endpoint"), "Enter");
    await tabTo(button("Done"), "Enter");
    await tabTo(page.getByRole("button", { name: receiver.url }), "Enter");
    await tabTo(button("Send a test"), "Enter");
    await expect(toast(page, "The test arrived")).toBeVisible();
    const log = page.getByRole("region", { name: "Log" });
    await tabTo(log.getByRole("region", { name: "Tries, newest first" }), "ArrowDown");
    await tabTo(log.locator("summary"), "Enter");
    await expect(log.getByRole("region", { name: /^Answer to test/ })).toHaveText("Got it");
    await page.keyboard.press("Shift+Tab");
    await tabTo(button("New secret"), "Enter");
    await tabTo(page.getByRole("alertdialog").getByRole("button", { name: "New secret" }), "Enter");
    await tabTo(button("Done"), "Enter");
    await expect(page.getByText(/^The previous secret also signs until /)).toBeVisible();
    await expectAccessible(page);
    await tabTo(button("Delete"), "Enter");
    await tabTo(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }), "Enter");
    await expect(button("New endpoint")).toBeFocused();
    receiver.close();
  });
});
