import { legal } from "#domain/content/sample/sample";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, test } from "./journey.ts";

const RIGHTS = ["AI processing", "Email", "Booking calendar", "How long we keep it", "Your rights"];

const PAGES = [
  { path: "/privacy-policy", title: "Privacy Policy", parts: [...RIGHTS, /CCPA/, /COPPA/] },
  { path: "/terms", title: "Terms & Conditions", parts: ["Prohibited activities"] },
];

test("the legal pages: the text, the way there and home, and what has to be said", async ({ page }) => {
  await page.goto("/");
  for (const { path, title, parts } of PAGES) {
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByText(legal.hubExpiry)).toBeVisible();
    for (const text of ["72 hours", "30 days", "Alberta", "under 13"]) {
      await expect(page.getByRole("main")).toContainText(text);
    }
    for (const name of parts) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(footer).toContainText("not endorsed by Meta");
    for (const one of PAGES)
      await expect(footer.getByRole("link", { name: one.title })).toHaveAttribute("href", one.path);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Andromeda");
  }
});

test("what is not a page is a 404 page with its status", async ({ page, allowConsole }) => {
  allowConsole(/404 \(Not Found\)/);
  for (const path of ["/hub/", "/hub.html", "/404", "/404.html"])
    expect({ path, status: (await page.request.get(path)).status() }).toEqual({ path, status: 404 });
  for (const path of ["/quiz/extra", "/hub", "/hubs", "/nope"]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
    await expect(page).toHaveTitle(/^404 Page Not Found/);
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});
