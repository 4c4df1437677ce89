import type { Page } from "@playwright/test";
import { openDashboard } from "./admin/admin-setup.ts";
import { createHub } from "./hub/hub-setup.ts";
import { expect, test } from "./journey.ts";

const PAPER = "rgb(246, 245, 241)";
const INK = "rgb(20, 18, 14)";

test.use({ colorScheme: "dark" });

const ground = (page: Page) =>
  page.evaluate(
    "(({ backgroundColor, colorScheme }) => [backgroundColor, colorScheme])(getComputedStyle(document.body))",
  );

test("on a dark system nothing flips on the way from the first page to the hub, and the dashboard is dark", async ({
  page,
  request,
}) => {
  const light = [PAPER, "light"];
  await page.goto("/");
  expect(await ground(page)).toEqual(light);
  await page.getByRole("link", { name: "Get My Free Assessment" }).first().click();
  await expect(page.getByRole("button", { name: "Start Assessment" })).toBeVisible();
  expect(await ground(page)).toEqual(light);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  expect(await ground(page)).toEqual(light);
  for (const address of ["/quiz", `/hub/${await createHub(request)}`, "/privacy-policy", "/terms"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await ground(page), address).toEqual(light);
  }

  await openDashboard(page);
  await expect.poll(() => ground(page)).toEqual([INK, "dark"]);
});
