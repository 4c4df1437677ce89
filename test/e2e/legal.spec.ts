import { legal } from "#domain/content/sample/sample";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, test } from "./journey.ts";

const RIGHTS = ["AI processing", "Email", "Booking calendar", "How long we keep it", "Your rights"];

for (const { path, title, parts } of [
  { path: "/privacy-policy", title: "Privacy Policy", parts: [...RIGHTS, /CCPA/, /COPPA/] },
  { path: "/terms", title: "Terms & Conditions", parts: ["Prohibited activities"] },
]) {
  test(`${title}: the text, the way home, and what has to be said`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByText(legal.hubExpiry)).toBeVisible();
    for (const text of ["72 hours", "30 days", "Alberta", "under 13"]) {
      await expect(page.getByRole("main")).toContainText(text);
    }
    for (const name of parts) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("not endorsed by Meta");
    await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );
    await expect(footer.getByRole("link", { name: "Terms & Conditions" })).toHaveAttribute("href", "/terms");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Andromeda");
  });
}

test("what is not a page is a 404 page with its status", async ({ page, allowConsole }) => {
  allowConsole(/404 \(Not Found\)/);
  for (const path of ["/nope", "/quiz/extra", "/hubs", "/hub", "/hub/", "/hub.html", "/404", "/404.html"]) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
      await expect(page).toHaveTitle(/^404 Page Not Found/);
      if (path === "/nope") await expectAccessible(page);
      await page.getByRole("link", { name: "Go to the home page" }).click();
      await expect(page).toHaveURL("/");
    });
  }
});
