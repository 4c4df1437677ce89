import { openDashboard } from "./admin-setup.ts";
import { expect, test } from "../journey.ts";

const ENTRIES = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  at: "2026-11-21T05:42:00.000Z",
  who: "grace@example.com",
  action: "edit",
  entity: "assessment",
  entityId: String(index + 1),
  lead: null,
  details: Object.fromEntries(Array.from({ length: index % 4 }, (_each, at) => [`field${at}`, "changed"])),
}));

/** In the page: how far the lower edge of the audit's frame is from the nearest edge of a row, in pixels. */
const REST = `(() => {
  const frame = document.querySelector("[aria-label='Table: Audit entries']");
  const edge = frame.getBoundingClientRect().top + frame.clientTop + frame.clientHeight;
  const bottoms = [...frame.querySelectorAll("tr")].map((row) => row.getBoundingClientRect().bottom);
  return Math.min(...bottoms.map((bottom) => Math.abs(bottom - edge)));
})()`;

/** In the page: how much of the audit's lines is beside its frame, in pixels. */
const ASIDE = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(
  document.querySelector("[aria-label='Table: Audit entries']"))`;

test("a long table ends with a whole row, and scrolls on", async ({ page }) => {
  await page.route("**/api/audit*", (route) =>
    route.fulfill({ json: { entries: ENTRIES, nextCursor: null } }),
  );
  await openDashboard(page, "?tab=settings&section=audit");
  const table = page.getByRole("region", { name: "Table: Audit entries" });
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(table.getByRole("row")).toHaveCount(31);
    await expect.poll(() => page.evaluate<number>(REST)).toBeLessThan(1.5);
    expect((await table.boundingBox())?.height).toBeGreaterThan(200);
    // All of a line is seen without scrolling sideways.
    expect(await page.evaluate(ASIDE)).toBe(0);
  }
  await table.focus();
  await page.keyboard.press("End");
  await expect(table.getByRole("row").last()).toBeInViewport();
});
