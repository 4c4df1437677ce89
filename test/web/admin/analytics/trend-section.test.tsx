import type { AnalyticsPeriod, TrendPoint } from "#domain/analytics/analytics";
import type { TrendStep } from "#domain/analytics/trend-steps";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { stretchLink } from "../../../../web/features/admin/analytics/list-link.ts";
import { TrendSection } from "../../../../web/features/admin/analytics/trend-section.tsx";

const point = (start: string, total: number): TrendPoint => ({
  start,
  total,
  expired: 0,
  completed: 0,
  bookingClicks: 0,
});

const drawn = (trend: TrendPoint[], step: TrendStep, period: AnalyticsPeriod) =>
  renderToStaticMarkup(
    <StaticRouter location="/admin">
      <TrendSection trend={trend} step={step} period={period} />
    </StaticRouter>,
  );

/** The corners of the whole lines and of the dashed ones. */
const corners = (html: string) =>
  [...html.matchAll(/<path d="([^"]*)"( stroke-dasharray)?/g)].map(([, line = "", dashed]) => ({
    isDashed: dashed !== undefined,
    corners: line.split(/[ML]/).length - 1,
  }));

test("what leads to the last step is dashed, and nothing else", () => {
  const days = [18, 19, 20, 21].map((day) => point(`2026-11-${day}T12:00:00.000Z`, day));
  const html = drawn(days, "day", "7d");
  const [whole, dashed] = [
    { isDashed: false, corners: 3 },
    { isDashed: true, corners: 2 },
  ];
  expect(corners(html)).toEqual([whole, dashed, whole, dashed]);
  expect(html).toMatch(/Dashed: Nov 21 is not over yet\. Nov 18 counts from \d+:00 [AP]M on\./);
});

test("a step longer than a day is named, and a single one is a dot", () => {
  const html = drawn([point("2026-11-16T12:00:00.000Z", 3)], "week", "all");
  expect(html).toContain("Dashed: the week from Nov 16 is not over yet.");
  expect(html.match(/<circle/g)).toHaveLength(2);
  expect(html).not.toContain("NaN");
});

test("a step opens the list of what was created in it", () => {
  expect(stretchLink("2026-11-21T00:00:00.000Z", "2026-11-22T00:00:00.000Z")).toBe(
    "/admin?tab=assessments&from=2026-11-21T00%3A00%3A00.000Z&to=2026-11-21T23%3A59%3A59.999Z",
  );
  expect(stretchLink("2026-11-22T00:00:00.000Z", null)).toBe(
    "/admin?tab=assessments&from=2026-11-22T00%3A00%3A00.000Z",
  );
});
