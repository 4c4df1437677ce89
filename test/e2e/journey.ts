import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { isLoopback } from "../../worker/loopback.ts";

/**
 * For a journey that `npm test` walks: without it a lead, a click, money or somebody's privacy could be lost in a way
 * that no other test sees. `npm run test:wide` walks all others.
 */
export const RELEASE = { tag: "@release" };

/** For a journey that differs by width: it is walked on a phone as well as on a desktop. */
export const PHONE = { tag: "@phone" };

/** For one of a release that `npm test` walks on both. */
export const RELEASE_ON_PHONE = { tag: [RELEASE.tag, PHONE.tag] };

type JourneyFixtures = {
  /** Lets this journey write console errors that match. */
  allowConsole: (pattern: RegExp) => void;
  /** Lets this journey ask for addresses off this machine that match; they are answered with nothing. */
  allowThirdParty: (pattern: RegExp) => Promise<void>;
};

function isElsewhere(address: string): boolean {
  const url = new URL(address);
  return url.protocol.startsWith("http") && !isLoopback(url);
}

/** Collects what goes wrong on the console of every page of a journey. */
function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => errors.push(String(error.error())));
  return errors;
}

/** A journey: fails on an unexpected console error, and on any request that leaves this machine. */
export const test = base.extend<JourneyFixtures>({
  baseURL: async ({}, use, { parallelIndex }) => {
    await use(process.env["JOURNEY_APP_URLS"]?.split(" ")[parallelIndex]);
  },
  context: async ({ context }, use) => {
    await use(context);
    // Answers still on their way to a page when its journey ends are nobody's concern.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  },
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const errors = collectErrors(context);
      await use((pattern) => allowed.push(pattern));
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, "errors on the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  allowThirdParty: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const unexpected: string[] = [];
      // Looked at, not intercepted, which would cost every request of every journey and the cache.
      context.on("request", (request) => {
        const url = request.url();
        if (isElsewhere(url) && !allowed.some((pattern) => pattern.test(url))) unexpected.push(url);
      });
      await use(async (pattern) => {
        allowed.push(pattern);
        await context.route(pattern, (route) => route.fulfill({ status: 204 }));
      });
      expect(unexpected, "requests that left this machine").toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in as somebody, the way a person does, and ends where the app sends them. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/api/login");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname !== "/api/login" && !url.pathname.startsWith("/cdn-cgi/"));
}

/** The same without a screen, for a journey that is about what comes after. */
export async function signInUnseen(request: APIRequestContext, email: string): Promise<void> {
  const form = await request.get("/api/login");
  const response = await request.post(form.url(), { form: { email }, maxRedirects: 0 });
  expect(response.status()).toBe(302);
}

export { expect };
