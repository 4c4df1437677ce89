import type { AnalyticsPeriod } from "#domain/figures/analytics/period";
import { revenueOf, stagesOf, type LeadCell } from "#domain/figures/analytics/revenue";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { RevenueSection } from "../../../../web/features/figures/analytics/revenue-section.tsx";
import { DealCurrency } from "../../../../web/features/kit/data/use-money.ts";
import { keyFiguresWith, noChange } from "../../../setup/figures/no-change.ts";

const cell = (leadStatus: string, total: number, dealSum: number): LeadCell => {
  return { leadStatus, total, dealCount: total, dealSum };
};
const NOW = [cell("Won", 3, 9000), cell("SQL", 4, 800), cell("Lost", 1, 0)];

/** What the section shows of a period, compared with one before it. */
const drawn = (
  period: AnalyticsPeriod,
  earlier: LeadCell[],
  { now = NOW, currency = "USD" }: { now?: LeadCell[]; currency?: string | null } = {},
) => {
  const worth = (cells: LeadCell[]) => {
    const { leads, wonValue, totalValue, winRate } = revenueOf(cells);
    return keyFiguresWith({ leads, wonValue, totalValue, winRate });
  };
  const figures = {
    revenue: revenueOf(now),
    pipeline: stagesOf(now),
    change: { ...noChange(), now: worth(now), before: worth(earlier) },
    cohort: { leads: 8, won: 3, winRate: 37.5 },
  };
  const html = renderToStaticMarkup(
    <StaticRouter location="/admin">
      <DealCurrency value={currency}>
        <RevenueSection
          figures={figures}
          period={period}
          linkTo={(filters) => `/admin?${new URLSearchParams(filters)}`}
        />
      </DealCurrency>
    </StaticRouter>,
  );
  return html
    .replaceAll(/<\/?(a|span|bdi|svg|path)\b[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\|+/g, "|");
};

test("four figures say how they have changed, by an arrow and in words", () => {
  const text = drawn("30d", [cell("Won", 2, 6000), cell("SQL", 2, 3800), cell("MQL", 4, 0)]);
  expect(text).toContain("Won value|$9,000|Up 50%vs 30 days before|3 Won|");
  expect(text).toContain("Total pipeline value|$9,800|No changevs 30 days before|");
  expect(text).toContain("Leads|8|No changevs 30 days before|");
  expect(text).toContain("Win rate (SQL to Won)|75.0%|Down 25.0 ptvs 30 days before|3 Won, 4 SQL|");
  expect(text).toContain("Win rate of new SQLs|37.5%|3 Won of 8 that became SQL|");
  expect(text).toContain("Arrows compare these 30 days with the 30 before.");
});

test("where more are Won than are SQL, the share of new SQLs comes first and says what the other counts", () => {
  const text = drawn("30d", [cell("Won", 1, 0), cell("SQL", 2, 0)], {
    now: [cell("Won", 4, 9000), cell("SQL", 1, 0)],
  });
  const [first = "", second = ""] = text.split("Average deal value");
  expect(first).toContain(
    "|Win rate of new SQLs|37.5%|3 Won of 8 that became SQL. Of all leads, 4 are Won now and 1 SQL: 400.0%|",
  );
  expect(first).not.toContain("Win rate (SQL to Won)");
  expect(second).toContain("|Win rate (SQL to Won)|400.0%|4 Won, 1 SQL|");
  expect(text).not.toMatch(/Up [\d.]+ pt/);
});

test("a rate that was above 100% has no change in points", () => {
  const text = drawn("30d", [cell("Won", 4, 0), cell("SQL", 1, 0)]);
  expect(text).toContain("Win rate (SQL to Won)|75.0%|3 Won, 4 SQL|");
});

test("a change from nothing is not a number", () => {
  const text = drawn("today", []);
  expect(text).toContain("Won value|$9,000|Up from 0,vs yesterday at this time|");
  expect(text).toContain("Win rate (SQL to Won)|75.0%|3 Won, 4 SQL|");
  expect(text).toContain("yesterday up to the same hour");
});

test("Won deals without a value are counted apart", () => {
  const text = drawn("all", [], {
    now: [{ leadStatus: "Won", total: 5, dealCount: 2, dealSum: 9000 }, cell("SQL", 1, 0)],
  });
  expect(text).toContain("5 Won · 3 Won deals have no value yet|");
  expect(drawn("all", [])).not.toContain("no value yet");
});

test("under All Time a change is that of the last 30 days", () => {
  const text = drawn("all", [cell("Won", 2, 6000)]);
  expect(text).toContain("Won value|$9,000|Up 50%last 30 days|3 Won|");
  expect(text).toContain("Arrows compare the last 30 days with the 30 before.");
});

test("deal values are in the currency that the setting says, and in none until that is known", () => {
  const euros = drawn("30d", [cell("Won", 2, 6000)], { currency: "EUR" });
  expect(euros).toContain("Won value|€9,000|Up 50%vs 30 days before|");
  expect(euros).toContain("Average deal value|€1,225|");
  expect(drawn("all", [], { currency: "JPY" })).toContain("Total pipeline value|¥9,800|");
  expect(drawn("all", [], { currency: "CAD" })).toContain("Won value|CA$9,000|");
  expect(drawn("all", [], { currency: null })).toContain("Won value|9,000|");
});
