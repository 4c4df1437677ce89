import { StaticRouter } from "react-router-dom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AdLine, AdsReport } from "#domain/ads/ads-report";
import { AdsCrumbs } from "../../../../web/features/admin/ads/ads-crumbs.tsx";
import { AdsNotes } from "../../../../web/features/admin/ads/ads-notes.tsx";
import { AdsTable } from "../../../../web/features/admin/ads/ads-table.tsx";
import { adsPath, adsViewOf } from "../../../../web/features/admin/ads/ads-view.ts";
import { sortedLines } from "#domain/ads/sort-lines";
import { adFilterOf, adFilterWords } from "../../../../web/features/admin/assessments/ad-filter.ts";

function line(changes: Partial<AdLine>): AdLine {
  return {
    key: "1",
    id: "1",
    name: "Spring",
    linkName: null,
    spend: [{ currency: "USD", amount: 12_050 }],
    impressions: 1000,
    linkClicks: 20,
    starts: 8,
    leads: 4,
    booked: 2,
    held: 1,
    sql: 1,
    won: 0,
    value: 0,
    result: { verdict: null, why: "few_won", return: { ratio: 0, low: 0, high: 1.234 } },
    ...changes,
  };
}

function report(changes: Partial<AdsReport>): AdsReport {
  return {
    from: "2026-10-24",
    to: "2026-11-22",
    touch: "last",
    level: "campaign",
    parent: null,
    parents: [],
    currency: "USD",
    timeZone: "America/Edmonton",
    lines: [line({})],
    unattributed: line({ key: "none", id: "", name: null, spend: [], starts: 1, leads: 0 }),
    totals: line({ key: "all", id: "", name: null }),
    weeks: [],
    medianDaysToWon: 21,
    counting: false,
    ...changes,
  };
}

const view = adsViewOf(new URLSearchParams("touch=last"));
const IDLE = { isError: false, isFetching: false, refetch: () => Promise.reject(new Error("not asked")) };

function drawn(shown: AdsReport, below: readonly AdsReport[] = []): string {
  const branches = new Map(below.map((data) => [String(data.parent), { ...IDLE, data }]));
  const open = { ...view, open: [...branches.keys()] };
  return renderToStaticMarkup(
    <StaticRouter location="/admin?tab=ads">
      <AdsCrumbs report={shown} view={view} />
      <AdsTable report={shown} branches={branches} view={open} change={() => undefined} />
      <AdsNotes report={shown} branches={below} />
    </StaticRouter>,
  );
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("each count has its cost, and leads to its leads", () => {
  const html = drawn(report({}));
  expect(textOf(html)).toContain("$120.50 20 $6.03 each 8 $15.06 each 4 $30.13 each 2 $60.25 each");
  expect(html).toContain(
    "/admin?tab=assessments&amp;ad=1&amp;adTouch=last&amp;adStep=booked&amp;adFrom=2026-10-24&amp;adTo=2026-11-22",
  );
  expect(html).toContain("ad=all&amp;adTouch=last&amp;adStep=held");
});

test("what is not attributed always has its line, and a name leads one level down", () => {
  const html = drawn(report({}));
  expect(textOf(html)).toMatch(/Not attributed – .* Total \$120\.50/);
  expect(html).toContain('href="/admin?tab=ads&amp;touch=last&amp;parent=1"');
  const ads = drawn(
    report({
      level: "ad",
      parent: "1/2",
      parents: [
        { key: "1", name: "Spring" },
        { key: "1/2", name: null },
      ],
    }),
  );
  expect(textOf(ads)).toContain("All campaigns › Spring › 1/2 : its ads");
  expect(ads).not.toContain("parent=1%2F2");
});

test("an open line is followed by its parts, which say their level", () => {
  const [adset, ad] = [
    { key: "1/2", id: "2", name: "Broad" },
    { key: "1/2/3", id: "3", name: "Video" },
  ];
  const none = { id: "", name: null, spend: [], impressions: 0, linkClicks: 0, starts: 0, leads: 0 };
  const html = drawn(report({ lines: [line({}), line({ key: "9", id: "9", name: "Autumn" })] }), [
    report({
      level: "adset",
      parent: "1",
      lines: [line(adset)],
      unattributed: line({ key: "1/none", ...none }),
    }),
    report({
      level: "ad",
      parent: "1/2",
      lines: [line(ad)],
      unattributed: line({ key: "1/2/none", id: "", starts: 1 }),
    }),
  ]);
  const names = [...html.matchAll(/<th scope="row".*?<\/th>/g)].map(([cell]) => textOf(cell).trim());
  expect(names).toEqual([
    "Spring",
    "Ad set: Broad",
    "Ad: Video",
    "Ad: Not attributed",
    "Autumn",
    "Not attributed",
    "Total",
  ]);
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(2);
  expect(html).toContain('aria-expanded="false" aria-label="Ad sets of Autumn"');
});

test("a line that no spend knows is marked, whatever its link calls it", () => {
  const made = line({ key: "7", id: "7", name: null, linkName: "Spring", spend: [] });
  const lines = [made, line({ key: "8", id: "8", name: null })];
  const weeks = [{ start: "2026-11-16", spend: [{ currency: "USD", amount: 1 }], value: 0 }];
  const html = textOf(drawn(report({ lines, weeks })));
  expect(html).toContain("Spring Not in your spend ID 7");
  expect(html).toContain("8 Not in your spend");
  expect(html).toContain("no spend that came in has it");
  expect(textOf(drawn(report({ weeks })))).not.toContain("Not in your spend");
  // Without any spend, no line has any.
  expect(textOf(drawn(report({ lines })))).not.toContain("Not in your spend");
});

test("without a verdict, one sentence says why", () => {
  const html = textOf(drawn(report({})));
  expect(html).toContain("0.00× 0.00× to 1.23× Too few Won");
  expect(html).toContain("Too few Won: Fewer than 10 deals were won here");
  expect(html).toContain("Half of your deals are Won within 21 days.");
  expect(html).not.toContain("Too young");
});

test("a verdict is a word, and currencies are never added up", () => {
  const shown = line({
    spend: [
      { currency: "EUR", amount: 100 },
      { currency: "USD", amount: 250 },
    ],
    result: { verdict: "earns", why: null, return: { ratio: 15.21, low: 1.5, high: 120.4 } },
  });
  const html = textOf(drawn(report({ lines: [shown], unattributed: shown, totals: shown })));
  expect(html).toContain("€1.00 + $2.50");
  expect(html).toContain("15.2× 1.50× to 120× Earns");
  expect(html).not.toMatch(/\d each/);
});

test("lines are sorted by the greatest figure or the least cost, and those without one stand last", () => {
  const lines = [
    line({ id: "a", won: 0, spend: [{ currency: "USD", amount: 300 }] }),
    line({ id: "b", won: 2, spend: [{ currency: "USD", amount: 400 }] }),
    line({ id: "c", won: 1, spend: [{ currency: "USD", amount: 100 }] }),
  ];
  expect(sortedLines(lines, "spend").map(({ id }) => id)).toEqual(["b", "a", "c"]);
  expect(sortedLines(lines, "won").map(({ id }) => id)).toEqual(["b", "c", "a"]);
  expect(sortedLines(lines, "won-cost").map(({ id }) => id)).toEqual(["c", "b", "a"]);
});

test("a view is its address, and what an address has wrong is left out", () => {
  const path =
    "/admin?tab=ads&from=2026-01-01&to=2026-01-31&touch=last&parent=1%2F2&sort=won-cost&open=1%2C1%2F2";
  expect(adsPath(adsViewOf(new URLSearchParams(path.split("?")[1])))).toBe(path);
  expect(adsPath(adsViewOf(new URLSearchParams("sort=x&touch=y&parent=1")))).toBe("/admin?tab=ads&parent=1");
  expect(adsPath(adsViewOf(new URLSearchParams("from=2026-02-30")))).toBe("/admin?tab=ads");
});

test.each([
  ["1", "Booked of one campaign, first touch, Oct 24 – Nov 22, 2026"],
  ["1/2/3", "Booked of one ad, first touch, Oct 24 – Nov 22, 2026"],
  ["1/none", "Booked, not attributed, first touch, Oct 24 – Nov 22, 2026"],
  ["all", "Booked of all ads, first touch, Oct 24 – Nov 22, 2026"],
])("the list says which leads of %s it shows", (ad, words) => {
  const query = { ad, adTouch: "first", adStep: "booked", adFrom: "2026-10-24", adTo: "2026-11-22" };
  const filter = adFilterOf(new URLSearchParams(query));
  expect(filter && adFilterWords(filter).replaceAll(/\s/g, " ")).toBe(words);
});
