import { openBeside } from "./admin/admin-setup.ts";
import { expect, RELEASE_ON_PHONE, signIn, test } from "./journey.ts";

const ANSWERS = [
  "My own business",
  "My results go up and down",
  "$300–$1,000 a day",
  "It converts, but not consistently",
  "Scaling what already works",
];

test(
  "a visitor takes the quiz, opens the hub, and staff find the lead",
  RELEASE_ON_PHONE,
  async ({ page }, { project }) => {
    const name = `Ada Lovelace ${project.name} ${Date.now()}`;
    await page.goto("/quiz");
    await page.getByRole("button", { name: "Start Assessment" }).click();
    for (const [index, answer] of ANSWERS.entries()) {
      await expect(page.getByText(`Question ${index + 1} of 8`).first()).toBeVisible();
      await page.getByRole("radio", { name: answer }).click();
    }
    await page.getByRole("textbox").fill("Leads got expensive");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("radio", { name: "$50K–$200K" }).click();
    await page.getByRole("textbox").fill("$500K a month");
    await page.getByRole("button", { name: "Continue" }).click();

    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Email", { exact: false }).first().fill(`ada.${project.name}@analytical.example`);
    await page.getByLabel("Website").fill("https://analytical.example");
    await page.getByRole("button", { name: "View My Results" }).click();

    await expect(page).toHaveURL(/\/hub\/[0-9a-f-]{36}$/);
    await expect(page.getByText("Hi Ada!")).toBeVisible();
    await expect(page.getByText("Optimize & Scale").first()).toBeVisible();
    await expect(page.getByText(/\d+h \d+m \d+s/).first()).toBeVisible();

    await signIn(page, "grace@example.com");
    await expect(page).toHaveURL(/\/admin/);
    await expect(page.getByText("Logged in as grace@example.com")).toBeVisible();
    await page.getByRole("searchbox").fill("analytical");
    const row = page.getByRole("row", { name });
    await expect(row).toBeVisible();
    await expect(row).toContainText("$300–1K · $50–200K → $500K");
    const lead = await openBeside(page, row);
    await expect(lead).toContainText("Tier 4");
    await expect(lead).toContainText("45");
  },
);
