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

const AT = "2026-11-20T10:00:00.000Z";
const DELIVERIES = ENTRIES.map(({ id }) => ({
  id,
  channel: "slack",
  kind: "slack-mql",
  status: id % 2 === 0 ? "dead" : "sent",
  assessmentId: id,
  lead: "Wolfeschlegelsteinhausenbergerdorff",
  createdAt: AT,
  dueAt: AT,
  sentAt: id % 2 === 0 ? null : AT,
  attempts: 3,
  error: id % 2 === 0 ? "invalid_blocks" : null,
  event: null,
  inSlack: { channel: "#leads-of-the-whole-team", sentAt: AT },
}));

/** In the page: how far the lower edge of a table's frame is from the nearest edge of a row, in pixels. */
const rest = (table: string) => `(() => {
  const frame = document.querySelector("[aria-label='${table}']");
  const edge = frame.getBoundingClientRect().top + frame.clientTop + frame.clientHeight;
  const bottoms = [...frame.querySelectorAll("tr")].map((row) => row.getBoundingClientRect().bottom);
  return Math.min(...bottoms.map((bottom) => Math.abs(bottom - edge)));
})()`;

/** In the page: how much of a table's lines is beside its frame, in pixels. */
const aside = (table: string) => `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(
  document.querySelector("[aria-label='${table}']"))`;

test("the long tables of audit and deliveries end with a whole row, and scroll on", async ({ page }) => {
  await page.route("**/api/audit*", (route) =>
    route.fulfill({ json: { entries: ENTRIES, nextCursor: null } }),
  );
  await page.route("**/api/deliveries*", (route) =>
    route.fulfill({
      json: { deliveries: DELIVERIES, nextCursor: null, pauses: [], mailWaits: { quota: null, refused: 0 } },
    }),
  );
  await openDashboard(page, "?tab=settings");
  for (const { section, name } of [
    { section: "Audit log", name: "Table: Audit entries" },
    { section: /^Deliveries/, name: "Table: Deliveries" },
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("link", { name: section }).click();
    const table = page.getByRole("region", { name });
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(table.getByRole("row")).toHaveCount(31);
      await expect.poll(() => page.evaluate<number>(rest(name))).toBeLessThan(1.5);
      expect((await table.boundingBox())?.height).toBeGreaterThan(200);
      // All of a line is seen without scrolling sideways.
      expect(await page.evaluate(aside(name))).toBe(0);
    }
    await table.focus();
    await page.keyboard.press("End");
    await expect(table.getByRole("row").last()).toBeInViewport();
  }
});
