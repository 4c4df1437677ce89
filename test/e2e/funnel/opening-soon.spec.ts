import type { APIRequestContext, Page } from "@playwright/test";
import { ownContent } from "../../setup/content/own-content.ts";
import { openDashboard } from "../admin/admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect } from "../journey.ts";
import { onOwnSite } from "./own-site.ts";
import { saveUnseen } from "./saved-draft.ts";

const test = onOwnSite("opening-soon");

/** Not this machine's name: visitors from there see no sample. */
const HOST = "opening.example";
const ORIGIN = `http://${HOST}`;

/** Has the browser reach the app under that name. */
async function comeFromElsewhere(page: Page, request: APIRequestContext, appUrl: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const asked = route.request();
    const { pathname, search } = new URL(asked.url());
    const response = await request.fetch(appUrl + pathname + search, {
      method: asked.method(),
      headers: { ...(await asked.allHeaders()), host: HOST },
      ...(asked.postData() !== null && { data: asked.postData() ?? "" }),
      maxRedirects: 0,
    });
    const to = response.headers()["location"];
    // A browser follows no redirect of an answer that is made here.
    if (to === undefined) return route.fulfill({ response });
    return route.fulfill({
      contentType: "text/html",
      body: `<meta http-equiv="refresh" content="0;url=${to}">`,
    });
  });
}

const email = (page: Page) => page.getByRole("textbox", { name: "Email address" });

test("before the opening, visitors see whose site it is and leave an address, which staff see and can erase", async ({
  page,
  request,
  stack,
  allowConsole,
  allowThirdParty,
}) => {
  // What is no address is refused.
  allowConsole(/status of 400 .*waiting-list/);
  await openDashboard(page, "?tab=content");
  await saveUnseen(
    page,
    ownContent((content) => {
      content.brand.name = "Strong Weeks";
      content.look.face = "fraunces";
    }),
  );
  await allowThirdParty(new RegExp(`^${ORIGIN}/`));
  const visitor = await page.context().newPage();
  await comeFromElsewhere(visitor, request, stack.appUrl);

  await test.step("it has the brand, and fits", async () => {
    await visitor.goto(`${ORIGIN}/quiz`);
    await expect(visitor.getByRole("heading", { level: 1, name: "Opening soon" })).toBeVisible();
    await expect(visitor.getByRole("banner")).toContainText("Strong Weeks");
    expect(await visitor.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")).toContain(
      "Fraunces",
    );
    const loaded =
      "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)";
    expect(await visitor.evaluate(`document.fonts.ready.then(() => ${loaded})`)).toContainEqual(
      expect.stringContaining("Fraunces"),
    );
    for (const width of [390, 1440]) {
      await visitor.setViewportSize({ width, height: 844 });
      const over = await visitor.evaluate("document.documentElement.scrollWidth - innerWidth");
      expect(over).toBeLessThanOrEqual(0);
    }
    await expectAccessible(visitor);
  });

  await test.step("what is no address is said at its field, and stays there; keys are enough", async () => {
    await email(visitor).focus();
    await visitor.keyboard.type("wren@birdsong");
    await visitor.keyboard.press("Tab");
    await visitor.keyboard.press("Space");
    await expect(visitor.getByRole("checkbox", { name: /email me news/ })).toBeChecked();
    await visitor.keyboard.press("Tab");
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByRole("alert")).toContainText("Please enter");
    await expect(email(visitor)).toHaveValue("wren@birdsong");
    await expect(email(visitor)).toBeFocused();
    await expect(email(visitor)).toHaveAccessibleDescription(/Please enter/);
    await expect(visitor.getByRole("checkbox", { name: /email me news/ })).toBeChecked();
    await expectAccessible(visitor);
  });

  await test.step("an address is taken, and loading the page again sends nothing", async () => {
    await email(visitor).fill("wren@birdsong.example");
    await email(visitor).press("Enter");
    await expect(visitor.getByRole("heading", { name: "You’re on the list" })).toBeVisible();
    await expect(visitor).toHaveURL(`${ORIGIN}/?left`);
    await expectAccessible(visitor);
    await visitor.close();
  });

  await test.step("staff see it, and erase it for whoever asks", async () => {
    await openDashboard(page, "?tab=settings&section=privacy");
    const left = page.getByRole("region", { name: "Left before opening" });
    await expect(left.getByRole("listitem")).toContainText("wren@birdsong.example");
    await expect(left.getByRole("listitem")).toContainText("Email consented");
    await expectAccessible(page);
    await left.getByRole("button", { name: "Erase wren@birdsong.example" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();
    await expect(page.getByText("The address was erased")).toBeVisible();
    await expect(left).toHaveCount(0);
  });
});
