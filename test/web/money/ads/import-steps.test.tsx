import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FileSummary } from "../../../../web/features/money/ads/csv/check-file.ts";
import { CheckedFile } from "../../../../web/features/money/ads/spend/checked-file.tsx";
import { ImportEnd } from "../../../../web/features/money/ads/spend/import-card.tsx";
import { MatchColumns } from "../../../../web/features/money/ads/spend/match-columns.tsx";

const file = {
  name: "ads.csv",
  size: 100,
  headers: ["Tag", "Anzeigen-ID", ""],
  samples: [
    ["2026-10-01", "12", "x"],
    ["2026-10-02", "13", ""],
  ],
};

const summary: FileSummary = {
  rows: 1200,
  ads: 12,
  firstDay: "2026-10-01",
  lastDay: "2026-11-02",
  spend: [
    { currency: "EUR", amount: 150 },
    { currency: "JPY", amount: 20 },
  ],
  totals: 1,
  breakdown: null,
  refusals: { count: 1, listed: [{ line: 7, column: "adId", value: "1.2E+17", reason: "rounded_id" }] },
};

const reading = {
  places: { day: 0, adId: 1 },
  currency: "EUR",
  shape: "comma",
  today: "2026-11-22",
} as const;

const textOf = (html: string) =>
  html.replaceAll(/<style.*?<\/style>|<[^>]+>/g, " ").replaceAll(/[\s\u2009]+/g, " ");

test("columns that are matched show what stands in them; nothing is asked that is not needed yet", () => {
  const html = renderToStaticMarkup(<MatchColumns file={file} places={{ day: 0 }} today="2026-11-22" />);
  expect(textOf(html)).toContain("2026-10-01 · 2026-10-02");
  expect(textOf(html)).toContain("Column 3");
  expect(html).not.toContain("Currency of all amounts");
  expect(html).not.toContain("None of its columns was recognized");
  const matched = renderToStaticMarkup(<MatchColumns file={file} places={{ spend: 2 }} today="2026-11-22" />);
  expect(matched).toContain("Currency of all amounts");
});

test("what is in a file is told before it is sent", () => {
  const html = textOf(
    renderToStaticMarkup(<CheckedFile step="checked" file={file} reading={reading} summary={summary} />),
  );
  expect(html).toContain("Lines to import 1,200, of 12 ads");
  expect(html).toContain("Days Oct 1 – Nov 2, 2026");
  expect(html).toContain("Spend €1.50 + ¥20");
  expect(html).toContain("Lines of totals, left out 1");
  expect(html).toContain("1 line was not imported");
  expect(html).toContain("7 Anzeigen-ID 1.2E+17 A spreadsheet has rounded this id.");
  expect(html).toContain("Import 1,200 lines");
});

test("a file without a good line cannot be sent", () => {
  const empty = { ...summary, rows: 0, firstDay: null, lastDay: null };
  const html = textOf(
    renderToStaticMarkup(<CheckedFile step="checked" file={file} reading={reading} summary={empty} />),
  );
  expect(html).toContain("No line of this file can be imported.");
  expect(html).not.toContain("Import 0");
});

test("a stop says what was taken, what is to come, and that a repeat does no harm", () => {
  const sent = { rows: 2400, sent: 1000, taken: 999, refusals: summary.refusals };
  const matched = { ...file, places: reading.places };
  const stopped = (fault: string | null) =>
    textOf(
      renderToStaticMarkup(<ImportEnd state={{ step: "stopped", file: matched, reading, sent, fault }} />),
    );
  expect(stopped("Out of reach.")).toContain(
    "The import has stopped: 999 lines were imported from ads.csv; 1,400 are still to come.",
  );
  expect(stopped("Out of reach.")).toContain(
    "Out of reach. What was imported stays. Continue, or import the file again",
  );
  expect(stopped(null)).toContain("Stopped: 999 lines");
  const done = textOf(renderToStaticMarkup(<ImportEnd state={{ step: "done", file: matched, sent }} />));
  expect(done).toContain("999 lines were imported from ads.csv.");
  expect(done).not.toContain("Continue");
});
