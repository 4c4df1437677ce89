import type { AnalyticsPeriod } from "#domain/figures/analytics/period";
import type { ContentVersion } from "#domain/content/content-version";
import type { TrendPoint, TrendStep } from "#domain/figures/analytics/trend-steps";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { stretchLink } from "../../../../web/features/figures/analytics/list-link.ts";
import { TrendPanel } from "../../../../web/features/figures/analytics/overview/trend-panel.tsx";

const point = (start: string, total: number): TrendPoint => ({
  start,
  total,
  expired: 0,
  completed: 0,
  bookingClicks: 0,
});

const drawn = (
  trend: TrendPoint[],
  step: TrendStep,
  period: AnalyticsPeriod,
  before: TrendPoint[] = [],
  versions: ContentVersion[] = [],
) =>
  renderToStaticMarkup(
    <StaticRouter location="/admin">
      <TrendPanel trend={trend} before={before} step={step} period={period} versions={versions} />
    </StaticRouter>,
  );

/** The corners of each line, and whether it is dashed or faint. */
const lines = (html: string) =>
  [...html.matchAll(/<path d="([^"]*)"([^>]*)/g)].map(([, line = "", look = ""]) => ({
    look: look.includes("stroke-dasharray") ? "dashed" : look.includes("opacity") ? "faint" : "whole",
    corners: line === "" ? 0 : line.split(/[ML]/).length - 1,
  }));

test("what leads to the last step is faint, and the period before is dashed to its end", () => {
  const days = [18, 19, 20, 21].map((day) => point(`2026-11-${day}T12:00:00.000Z`, day));
  const earlier = [11, 12, 13, 14].map((day) => point(`2026-11-${day}T12:00:00.000Z`, day));
  const html = drawn(days, "day", "7d", earlier);
  const [whole, faint] = [
    { look: "whole", corners: 3 },
    { look: "faint", corners: 2 },
  ];
  expect(lines(html)).toEqual([whole, faint, whole, faint, { look: "dashed", corners: 4 }]);
  expect(html).toContain("Started, 7 days before");
  expect(html).toMatch(/Nov 21 is still in progress\. Nov 18 is partial \(from \d+:00 [AP]M\)\./);
});

test.each([
  "2026-11-20T00:00:00.000-07:00",
  "2026-11-20T00:00:00.000+14:00",
  "2026-11-20T23:30:00.000-11:00",
])("a step is of the date that the server wrote, whatever this browser knows of zones: %s", (start) => {
  const html = drawn([point(start, 1)], "day", "30d");
  expect(html).toContain("Nov 20 is still in progress.");
  expect(html).toContain("Nov 20 is partial (from");
});

test("All Time has no period before it", () => {
  const html = drawn(
    [point("2026-11-16T12:00:00.000Z", 3), point("2026-11-23T12:00:00.000Z", 3)],
    "week",
    "all",
  );
  expect(html).not.toContain("before");
  expect(lines(html).filter(({ look }) => look === "dashed")).toEqual([]);
});

test("a step longer than a day is named, and a single one is a dot", () => {
  const html = drawn([point("2026-11-16T12:00:00.000Z", 3)], "week", "all");
  expect(html).toContain("The week from Nov 16 is still in progress.");
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

test("what was published of the funnel is marked in its step, the newest of several, and nothing from before", () => {
  const days = [18, 19, 20].map((day) => point(`2026-11-${day}T12:00:00.000Z`, day));
  const published = (number: number, at: string): ContentVersion => ({
    number,
    at,
    isLive: false,
    by: "ada@example.com",
    note: "",
    basedOn: 0,
  });
  const html = drawn(
    days,
    "day",
    "7d",
    [],
    [
      published(3, "2026-11-19T18:00:00.000Z"),
      published(2, "2026-11-19T13:00:00.000Z"),
      published(1, "2026-11-02T13:00:00.000Z"),
    ],
  );
  expect([...html.matchAll(/data-mark="(\w+)"/g)].map(([, mark]) => mark)).toEqual(["v3"]);
});
