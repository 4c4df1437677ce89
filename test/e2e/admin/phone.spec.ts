import { createLead, openDashboard } from "./admin-setup.ts";
import { expect, test } from "../journey.ts";

test("a phone shows the total's label, and a lead's email and hub", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { name, email, sessionId } = await createLead(page);
  await openDashboard(page, `?search=${name}`);
  await expect(page.getByText("Total Submissions", { exact: true })).toBeInViewport();
  expect((await page.getByText("Total Submissions", { exact: true }).boundingBox())?.width).toBeGreaterThan(
    50,
  );
  await page.getByRole("row", { name }).getByRole("link").first().click();
  const lead = page.getByRole("region", { name: "Open lead" });
  await expect(lead.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  await expect(lead.getByRole("link", { name: email })).toBeInViewport();
  await expect(lead.getByRole("link", { name: "View Hub" })).toHaveAttribute("href", `/hub/${sessionId}`);
  await expect(lead.getByRole("link", { name: "View Hub" })).toBeInViewport();
});
