import { failCall, openDashboard, STAFF, toast } from "./admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, RELEASE, signIn, test } from "../journey.ts";

test.beforeEach(({ allowConsole }) => allowConsole(/status of (401|403|500|503)|ERR_FAILED/));

test(
  "without a sign-in the visitor is told, taken to the sign-in page once, and what does not work is explained",
  RELEASE,
  async ({ page }) => {
    // It goes there after a second, which a busy machine may take to look.
    const seen = Promise.withResolvers<void>();
    await page.route("**/api/login", async (route) => {
      await seen.promise;
      await route.continue();
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/admin", { waitUntil: "commit" });
    await expect(toast(page, "Authentication Required")).toBeVisible();
    expect(asked.filter((path) => path === "/api/auth/user")).toHaveLength(1);
    await expect(toast(page, "Please log in to access the admin dashboard")).toBeVisible();
    seen.resolve();
    await page.waitForURL(/cdn-cgi\/access\/login/);

    await test.step("a sign-in that does not hold is asked for once, and then explained", async () => {
      await page.clock.install();
      await page.goto("/admin");
      await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
      await expect(page.getByText(/less than a minute ago/)).toBeVisible();
      // Whoever is sent there is sent within a second.
      await page.clock.runFor(5_000);
      await expect(page).toHaveURL(/\/admin$/);
      await page.getByRole("link", { name: "Try signing in again" }).click();
      await page.waitForURL(/cdn-cgi\/access\/login/);
      await page.getByLabel("Email address").fill(STAFF);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByText(`Logged in as ${STAFF}`)).toBeVisible();
    });

    await test.step("a server that cannot check a sign-in is explained, and a lost connection can be tried again", async () => {
      for (const [code, title] of [
        ["access_not_configured", "Staff sign-in is not set up yet"],
        ["access_unavailable", "Your sign-in cannot be checked right now"],
      ] as const) {
        await page.route("**/api/auth/user", (route) =>
          route.fulfill({ status: 503, json: { code, message: "No." } }),
        );
        await page.goto("/admin");
        await expect(page.getByRole("heading", { name: title })).toBeVisible();
        await page.unroute("**/api/auth/user");
      }
      await expectAccessible(page);
      await page.route("**/api/auth/user", (route) => route.abort());
      await page.goto("/admin");
      await expect(page.getByRole("heading", { name: "The server cannot be reached" })).toBeVisible();
      await page.unroute("**/api/auth/user");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText(`Logged in as ${STAFF}`)).toBeVisible();
    });
  },
);

test("whoever is refused sees by which address and whose it is, may stay, and is taken home else", async ({
  page,
}) => {
  // It goes home after some seconds, which a busy machine may take to look: time passes with each look.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await signIn(page, "eve@elsewhere.example");
  const stay = page.getByRole("button", { name: "Stay here" });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(stay).toBeVisible({ timeout: 500 });
  }).toPass();
  await stay.click();
  await page.clock.resume();
  await expect(page.getByText("You are signed in as eve@elsewhere.example.")).toBeVisible();
  await expect(page.getByText("Taking you to the home page…")).toBeHidden();
  await expectAccessible(page);
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole("link", { name: "Sign in with another address" })).toHaveAttribute(
    "href",
    "/api/logout",
  );

  await page.goto("/admin");
  await expect(toast(page, "Unauthorized")).toBeVisible();
  const words = "Access denied. Admin access is restricted to @example.com emails only.";
  await expect(toast(page, words)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/");
});

test("the tabs are in the address, Back goes through them, and logging out ends the session", async ({
  page,
}) => {
  await test.step("the tabs are in the address, and Back goes through them", async () => {
    await openDashboard(page);
    const names = [
      "Assessments",
      "Next calls",
      "Sales Stage",
      "Analytics",
      "Ads",
      "Funnel",
      "Offer Management",
      "Scoring Rules",
      "Override Rules",
      "System Settings",
    ];
    await expect(page.getByRole("tab")).toHaveText(names.map((name) => new RegExp(`^${name}`)));
    for (const name of names.slice(1)) {
      await page.getByRole("tab", { name }).click();
      await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(name));
    }
    await expect(page).toHaveURL(/tab=settings/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 2, name: "Override Rules" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("tab", { name: "Override Rules" })).toHaveAttribute("aria-selected", "true");
  });

  await test.step("logging out ends the session", async () => {
    await page.getByRole("link", { name: "Logout" }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/admin"));
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });
});

test("each tab says that its data could not be had, and tries again, but does without its questions' words", async ({
  page,
}) => {
  await failCall(page, "**/api/content/words");
  await openDashboard(page, "?tab=scoring");
  await expect(page.getByRole("tabpanel")).toContainText("$100–$300");
  await page.unroute("**/api/content/words");
  const tabs = [
    { tab: "analytics", call: "**/api/analytics?**", title: "The analytics could not be loaded" },
    { tab: "sales", call: "**/api/pipeline", title: "The pipeline could not be loaded" },
    { tab: "offers", call: "**/api/tier-configs", title: "The offers could not be loaded" },
    { tab: "scoring", call: "**/api/scoring-rules", title: "The scoring rules could not be loaded" },
    { tab: "overrides", call: "**/api/override-rules", title: "The override rules could not be loaded" },
    { tab: "settings", call: "**/api/system-settings", title: "The settings could not be loaded" },
  ];
  for (const { tab, call, title } of tabs) {
    await failCall(page, call);
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByText(title)).toBeVisible();
    await page.unroute(call);
    await page
      .getByRole("alert")
      .filter({ hasText: title })
      .getByRole("button", { name: "Try again" })
      .click();
    await expect(page.getByText(title)).toBeHidden();
  }
});
