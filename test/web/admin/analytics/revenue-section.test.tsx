import type { AnalyticsPeriod } from "#domain/analytics/analytics";
import { revenueOf, stagesOf, type LeadCell } from "#domain/analytics/revenue";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { DealCurrency } from "../../../../web/features/admin/ground/data/deal-currency.ts";
import { RevenueSection } from "../../../../web/features/admin/analytics/revenue-section.tsx";

const cell = (leadStatus: string, total: number, dealSum: number): LeadCell => {
  return { leadStatus, total, dealCount: total, dealSum };
};
const NOW = [cell("Won", 3, 9000), cell("SQL", 4, 800), cell("Lost", 1, 0)];

const drawn = (
  period: AnalyticsPeriod,
  earlier: LeadCell[] | null,
  { now = NOW, currency = "USD" }: { now?: LeadCell[]; currency?: string | null } = {},
) => {
  const before = earlier && { start: "", end: "", revenue: revenueOf(earlier) };
  const html = renderToStaticMarkup(
    <StaticRouter location="/admin">
      <DealCurrency value={currency}>
        <RevenueSection
          period={period}
          revenue={revenueOf(now)}
          pipeline={stagesOf(now)}
          before={before}
          cohort={{ leads: 8, won: 3, winRate: 37.5 }}
          linkTo={(filters) => `/admin?${new URLSearchParams(filters)}`}
        />
      </DealCurrency>
    </StaticRouter>,
  );
  return html
    .replaceAll(/<\/?(a|span|bdi)\b[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\|+/g, "|");
};

test("four figures say how they have changed, in signs and in words", () => {
  const text = drawn("30d", [cell("Won", 2, 6000), cell("SQL", 2, 3800), cell("MQL", 4, 0)]);
  expect(text).toContain("Won value|$9,000|↑Up 50.0% from $6,000|3 Won|");
  expect(text).toContain("Total pipeline value|$9,800|Same as before|");
  expect(text).toContain("Leads|8|Same as before|");
  expect(text).toContain("Win rate (SQL to Won)|75.0%|↓Down 25.0 points from 100.0%|3 Won, 4 SQL|");
  expect(text).toContain("Win rate of new SQLs|37.5%|3 Won of 8 that became SQL|");
  expect(text).toContain("Arrows compare these 30 days with the 30 before.");
});

test("a change from nothing is not a number", () => {
  const text = drawn("today", []);
  expect(text).toContain("Won value|$9,000|$0 before|");
  expect(text).toContain("Leads|8|0 before|");
  expect(text).toContain("Win rate (SQL to Won)|75.0%|– before|");
  expect(text).toContain("yesterday up to the same hour");
});

test("Won deals without a value are counted apart", () => {
  const text = drawn("all", null, {
    now: [{ leadStatus: "Won", total: 5, dealCount: 2, dealSum: 9000 }, cell("SQL", 1, 0)],
  });
  expect(text).toContain("Won value|$9,000|5 Won · 3 Won deals have no value yet|");
  expect(drawn("all", null)).not.toContain("no value yet");
});

test("all time is compared with nothing", () => {
  const text = drawn("all", null);
  expect(text).toContain("Won value|$9,000|3 Won|");
  expect(text).not.toMatch(/before|from|[↑↓]|Arrows/);
});

test("deal values are in the currency that the setting says, and in none until that is known", () => {
  const euros = drawn("30d", [cell("Won", 2, 6000)], { currency: "EUR" });
  expect(euros).toContain("Won value|€9,000|↑Up 50.0% from €6,000|");
  expect(euros).toContain("Average deal value|€1,225|");
  expect(drawn("all", null, { currency: "JPY" })).toContain("Total pipeline value|¥9,800|");
  expect(drawn("all", null, { currency: "CAD" })).toContain("Won value|CA$9,000|");
  expect(drawn("all", null, { currency: null })).toContain("Won value|9,000|");
});
