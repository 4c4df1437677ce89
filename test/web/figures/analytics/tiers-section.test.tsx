import type { TierPerformance } from "#domain/figures/analytics/analytics";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { TiersSection } from "../../../../web/features/figures/analytics/analytics-tab.tsx";
import { TiersPanel } from "../../../../web/features/figures/analytics/overview/overview.tsx";
import { DealCurrency } from "../../../../web/features/kit/data/use-money.ts";

const TIER: TierPerformance = {
  tier: 4,
  leads: 8,
  totalValue: 9000,
  averageValue: 4500,
  bookings: { count: 2, percent: 25 },
  won: { count: 1, percent: 12.5 },
  wonWithoutValue: 0,
};

test.each([
  ["the overview", TiersPanel],
  ["its page", TiersSection],
])("%s shows averages and counts without a press", (_, Part) => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/admin">
      <DealCurrency value="USD">
        <Part tiers={[TIER]} linkTo={() => "/admin"} />
      </DealCurrency>
    </StaticRouter>,
  );
  const text = html.replaceAll(/<\/?a\b[^>]*>/g, "").replaceAll(/(?:<[^>]+>)+/g, "|");
  expect(text).toContain("|Tier|Leads|Total value|Bookings|Won|");
  expect(text).toContain("|Tier 4|8|$9,000|average $4,500|2|25.0%|1|12.5%|");
  expect(html).not.toContain("Show data");
});
