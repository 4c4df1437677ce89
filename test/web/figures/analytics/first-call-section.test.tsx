import { firstCallFigures, type FirstCallCell } from "#domain/figures/analytics/first-call";
import { noChange } from "../../../setup/figures/no-change.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { FirstCallSection } from "../../../../web/features/figures/analytics/first-call-section.tsx";

const CELL: FirstCallCell = {
  band: "High",
  staff: "ada@example.com",
  speed: "5m",
  total: 10,
  inTime: 10,
  reached: 6,
  won: 1,
  minutes: { callingHours: new Map([[4, 10]]), lived: new Map([[900, 10]]) },
};

const drawn = (...cells: FirstCallCell[]) =>
  renderToStaticMarkup(
    <StaticRouter location="/admin">
      <FirstCallSection
        firstCall={firstCallFigures(cells)}
        change={noChange()}
        period="30d"
        linkTo={() => "/admin"}
      />
    </StaticRouter>,
  ).replaceAll(/<[^>]*>/g, "|");

test("each time stands there twice: of calling hours, and by the clock", () => {
  const text = drawn(CELL);
  // The two figures, and the rows of the band and of the owner.
  expect(text.match(/\|4 min\|+/g)?.length).toBeGreaterThan(5);
  expect(text.match(/of calling hours · 15 h by the clock · 10 first calls/g)).toHaveLength(2);
  expect(text.match(/\|4 min\|+15 h by the clock/g)).toHaveLength(4);
  // By columns, each with its name for those who only listen.
  expect(text).toMatch(/Reached: \|60\.0%\|+Won: \|10\.0%\|+Leads: \|10\|+Median wait: \|15 h/);
});

test("every group of speeds says which time it means", () => {
  const text = drawn(CELL);
  for (const name of [
    "Within 5 minutes of calling hours",
    "5 to 30 minutes of calling hours",
    "30 to 60 minutes of calling hours",
    "1 to 4 calling hours",
    "4 to 8 calling hours",
    "After 8 calling hours",
  ])
    expect(text).toContain(`|${name}|`);
});

test("without a call there is no time by the clock", () => {
  const waiting = {
    ...CELL,
    speed: "never",
    minutes: { callingHours: new Map(), lived: new Map() },
  } as const;
  expect(drawn(waiting)).not.toMatch(/\d (min|h) by the clock/);
});
