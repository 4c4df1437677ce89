import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { AdsReport } from "#domain/money/report/ads-report";
import type { AdSpendState } from "#domain/money/ads/spend-import";
import { spendStateQuery } from "../../../../web/features/money/ads/spend/spend-api.ts";
import { SpendNote } from "../../../../web/features/money/ads/spend-note.tsx";

const IMPORT = {
  importId: "1",
  source: "insights",
  startedBy: null,
  startedAt: "2026-11-22T09:00:00.000Z",
  updatedAt: "2026-11-22T09:00:00.000Z",
  endedAt: "2026-11-22T09:00:00.000Z",
  taken: 0,
  firstDay: "2026-11-14",
  lastDay: "2026-11-22",
} as const;

function noteOn(weeks: AdsReport["weeks"], error: string | null): string {
  const state: AdSpendState = {
    account: "1",
    versionWarning: null,
    fetching: null,
    lastFetch: { ...IMPORT, error },
    lastWholeFetch: null,
    imports: [],
    days: null,
  };
  const client = new QueryClient();
  client.setQueryData(spendStateQuery().queryKey, state);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaticRouter location="/admin?tab=ads">
        <SpendNote report={{ weeks }} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  return html.replaceAll(/<(?!a )[^>]+>/g, "");
}

const SPENT = [{ start: "2026-11-16", spend: [{ currency: "USD", amount: 1 }], value: 0 }];
const UNSPENT = [{ start: "2026-11-16", spend: [], value: 500 }];

test("the tab says what to do where spend is missing, and nothing where it is there", () => {
  expect(noteOn(SPENT, null)).toBe("");
  expect(noteOn(UNSPENT, null)).toMatch(
    /^No spend for this period yet.*href="\/admin\?tab=settings&amp;section=ads"/,
  );
  expect(noteOn(SPENT, "meta_190")).toMatch(
    /could not be fetched .*Make a new one and store it as META_ADS_TOKEN/,
  );
});
