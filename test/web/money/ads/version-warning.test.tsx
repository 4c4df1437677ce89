import { fetchErrorText } from "#domain/money/ads/fetch-error";
import type { SignalReport } from "#domain/money/ads/signals";
import type { AdSpendState } from "#domain/money/ads/spend-import";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SignalsCard, signalsQuery } from "../../../../web/features/money/ads/ads-section.tsx";
import { FetchCard } from "../../../../web/features/money/ads/spend/fetch-card.tsx";
import { spendStateQuery } from "../../../../web/features/money/ads/spend/spend-api.ts";
import { reasonWords } from "../../../../web/features/delivery/words/delivery-words.ts";

const WARNING = { version: "v26.0", warning: "v26.0 will be deprecated." };
const SIGNALS: SignalReport = {
  configured: true,
  testing: false,
  paused: null,
  versionWarning: null,
  days: 28,
  signals: [],
  stages: [],
};
const SPEND: AdSpendState = {
  account: "1002003004005006",
  versionWarning: null,
  fetching: null,
  lastFetch: null,
  lastWholeFetch: null,
  imports: [],
  days: null,
};

function textOf(card: ReactNode, { signals = SIGNALS, spend = SPEND } = {}): string {
  const client = new QueryClient();
  client.setQueryData(signalsQuery().queryKey, signals);
  client.setQueryData(spendStateQuery().queryKey, spend);
  const html = renderToStaticMarkup(<QueryClientProvider client={client}>{card}</QueryClientProvider>);
  return html.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ");
}

test("the cards of events and of spend pass on what Meta says of the version, with what to do", () => {
  const toDo = "Set META_GRAPH_VERSION in wrangler.toml to Meta’s newest version and deploy";
  const signals = textOf(<SignalsCard />, { signals: { ...SIGNALS, versionWarning: WARNING } });
  expect(signals).toContain(`Meta warns about v26.0 of its API. ${toDo}, before events stop going out.`);
  expect(signals).toContain("Meta’s words: “v26.0 will be deprecated.”");
  const spend = textOf(<FetchCard />, { spend: { ...SPEND, versionWarning: WARNING } });
  expect(spend).toContain(`${toDo}, before spend stops coming in.`);
  expect(textOf(<SignalsCard />)).not.toContain("META_GRAPH_VERSION");
  expect(textOf(<FetchCard />)).not.toContain("META_GRAPH_VERSION");
});

test("a version that Meta has ended is named as the reason, with what to do", () => {
  expect(reasonWords("meta_2635")).toMatch(/^Meta no longer supports this API version; set META_GRAPH/);
  expect(fetchErrorText("meta_2635")).toMatch(/Set META_GRAPH_VERSION in wrangler.toml to the newest one/);
  expect(reasonWords("no_browser")).toMatch(/^The lead’s browser is no longer known/);
});
