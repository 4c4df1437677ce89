import { costOf, type AdLine, type AdsReport } from "#domain/money/report/ads-report";
import { adsTotal } from "#domain/money/report/ads-total";
import { sortedLines, type AdsSort } from "#domain/money/report/sort-lines";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { AdsCards } from "../../../../web/features/money/ads/ads-cards.tsx";
import { AdsCrumbs } from "../../../../web/features/money/ads/ads-crumbs.tsx";
import { AdsNotes } from "../../../../web/features/money/ads/ads-notes.tsx";
import { StillToComeSection } from "../../../../web/features/money/ads/ads-tab.tsx";
import { AdsTiles } from "../../../../web/features/money/ads/ads-tiles.tsx";
import { AdsTable } from "../../../../web/features/money/ads/ads-table.tsx";
import { adsPath, adsViewOf } from "../../../../web/features/money/ads/ads-view.ts";
import { StopSection } from "../../../../web/features/money/ads/stop-section.tsx";
import { VerdictFilter } from "../../../../web/features/money/ads/verdict-filter.tsx";
import { WorthALookPanel } from "../../../../web/features/figures/analytics/overview/worth-a-look.tsx";
import { adsReportQuery } from "../../../../web/features/money/report/ads-report-query.ts";
import { adLine as line, adsReport as report, EARNS } from "../../../setup/ads/told-report.ts";
import { activeFilters } from "../../../../web/features/leads/list/filters/filter-words.ts";
import { filtersOf } from "../../../../web/features/leads/list/filters/filters.ts";

const view = adsViewOf(new URLSearchParams("touch=last"));
const IDLE = { isError: false, isFetching: false, refetch: () => Promise.reject(new Error("not asked")) };

function drawn(shown: AdsReport, below: readonly AdsReport[] = [], isFull = false): string {
  const branches = new Map(below.map((data) => [String(data.parent), { ...IDLE, data }]));
  const open = { ...view, isFull, open: [...branches.keys()] };
  return renderToStaticMarkup(
    <StaticRouter location="/admin?tab=ads">
      <AdsCrumbs report={shown} view={view} />
      <AdsTable report={shown} branches={branches} view={open} change={() => undefined} />
      <AdsNotes report={shown} branches={below} sort={view.sort} />
      <StopSection report={shown} view={view} />
      <StillToComeSection report={shown} />
    </StaticRouter>,
  );
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("each count has its cost, and leads to its leads", () => {
  const html = drawn(report({}), [], true);
  expect(textOf(html)).toContain("$121 $30 20 $6.03 8 $15 4 2 $60");
  expect(textOf(drawn(report({})))).toContain("$121 $30 4 2 1 1 0");
  expect(html).toContain(
    "/admin?tab=assessments&amp;ad=1&amp;adTouch=last&amp;adStep=booked&amp;adFrom=2026-10-24&amp;adTo=2026-11-22",
  );
  expect(html).toContain("ad=all&amp;adTouch=last&amp;adStep=held");
});

const NOTHING_SPENT = { verdict: null, why: "no_spend", return: null } as const;

test("the ads' total and what is not attributed add up to all, and the return and cost are the ads' alone", () => {
  const unattributed = line({ key: "none", id: "", spend: [], leads: 6, won: 1, valued: 1, value: 30_001 });
  const lines = [
    line({ value: 10_002, valued: 1, won: 1 }),
    line({ key: "2", id: "2", value: 5, valued: 1, won: 1 }),
  ];
  const totals = line({
    key: "all",
    leads: 14,
    won: 3,
    valued: 3,
    value: 40_008,
    spend: [{ currency: "USD", amount: 24_100 }],
  });
  const shown = report({ lines, unattributed, totals });
  const total = adsTotal(shown);
  expect(total.value + unattributed.value).toBe(totals.value);
  expect(total.leads + unattributed.leads).toBe(totals.leads);
  expect(costOf(total, "leads", "USD")).toEqual({ currency: "USD", amount: 3013 });
  const text = textOf(drawn(shown));
  expect(text).toMatch(/Total of ads Too early .*\$241 \$30 8 .*\$100 /);
  expect(text).toMatch(/All \$241 14 .*\$400 /);
});

test("a filter shows the lines of one verdict, and the sums stay", () => {
  const lines = [line({}), line({ key: "2", id: "2", name: "Autumn", result: EARNS })];
  const html = renderToStaticMarkup(
    <StaticRouter location="/admin?tab=ads">
      <VerdictFilter report={report({ lines })} view={view} change={() => undefined} />
      <AdsCards report={report({ lines })} view={{ ...view, verdict: "earns" }} />
    </StaticRouter>,
  );
  const text = textOf(html);
  expect(text).toContain("All 2 Earns 1 Loses 0 Too early 1");
  expect(text).toContain("Autumn Earns");
  expect(text).not.toContain("Spring");
  expect(text).toContain("Total of ads $241 · 8 leads");
});

test("what is not attributed always has its line, and a name leads one level down", () => {
  const html = drawn(report({}));
  expect(textOf(html)).toMatch(/Total of ads .*\$121.* Not attributed – 0 .* All \$121/);
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

test("starts that have expired are said beside the count that leads to the others", () => {
  expect(textOf(drawn(report({ lines: [line({ starts: 8, expired: 5 })] }), [], true))).toContain(
    "5 have expired and can’t be opened",
  );
  expect(textOf(drawn(report({})))).not.toContain("expired");
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
    "Total of ads",
    "Not attributed",
    "All",
  ]);
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(2);
  expect(html).toContain('aria-expanded="false" aria-label="Ad sets of Autumn"');
});

test("a line that no spend knows is marked, whatever its link calls it", () => {
  const made = line({ key: "7", id: "7", name: null, linkName: "Spring", spend: [] });
  const lines = [made, line({ key: "8", id: "8", name: null })];
  const weeks = [{ start: "2026-11-16", spend: [{ currency: "USD", amount: 1 }], value: 0 }];
  const html = textOf(drawn(report({ lines, weeks })));
  expect(html).toContain("Spring Not in your ad account ID 7");
  expect(html).toContain("8 Not in your ad account");
  expect(html).toContain("your spend has no such ad");
  expect(textOf(drawn(report({ weeks })))).not.toContain("Not in your ad account");
  // Without any spend, no line has any.
  expect(textOf(drawn(report({ lines })))).not.toContain("Not in your ad account");
});

test("what is said of a line stands beside it, with its reason", () => {
  const html = textOf(drawn(report({})));
  expect(html).toContain(
    "Too early About 37% of the deals are likely in; check again in 30 days. check again in 30 days – Likely range 0.00× to 1.23×",
  );
});

test("a verdict is a word with its reason, and currencies are never added up", () => {
  const shown = line({
    spend: [
      { currency: "EUR", amount: 100 },
      { currency: "USD", amount: 250 },
    ],
    result: EARNS,
  });
  const html = textOf(drawn(report({ lines: [shown], unattributed: shown, totals: shown })));
  expect(html).toContain("€1 + $3 €1 left out of costs and return");
  expect(html).toContain(
    "Earns Even the cautious estimate is above what you spent. 15.2× Likely range 1.50× to 120×",
  );
  // 4 leads for the $2.50 alone.
  expect(html).toContain("$0.63 4");
  expect(html).toContain("Spend in currencies other than USD is never converted.");
  expect(textOf(drawn(report({})))).not.toMatch(/currencies other|left out/);
});

test("lines in several currencies are sorted each on its own, which is said", () => {
  const lines = [line({}), line({ key: "2", id: "2", spend: [{ currency: "EUR", amount: 9_999_999 }] })];
  const html = textOf(drawn(report({ lines })));
  expect(html.indexOf("$121")).toBeLessThan(html.indexOf("€100,000"));
  expect(html).toContain("By spend, each currency is sorted on its own: USD first, then the others.");
  expect(textOf(drawn(report({})))).not.toContain("sorted on its own");
});

test("Won deals without a value are counted apart, on each line and in the total", () => {
  const shown = line({ won: 4, valued: 1, value: 0 });
  const totals = line({ key: "all", id: "", won: 5, valued: 4, value: 70_000 });
  const html = textOf(drawn(report({ lines: [shown], totals })));
  expect(html).toContain("$0 3 Won deals have no value yet");
  expect(html).toContain("$700 1 Won deal has no value yet");
  expect(html).toContain("Until you enter one, each counts as an average deal.");
  expect(textOf(drawn(report({})))).not.toContain("no value yet");
});

test("while nothing is Won, the range is all that is told of the return", () => {
  const html = drawn(report({ lines: [line({})], totals: line({ key: "all", id: "", result: EARNS }) }));
  expect(textOf(html)).toContain("– Likely range 0.00× to 1.23×");
  expect(textOf(html)).not.toContain("0.00× Likely range");
  expect(textOf(html)).toContain("15.2× Likely range 1.50× to 120×");
});

test("the total says what its return leaves out", () => {
  const totals = line({ key: "all", id: "", value: 900_000, result: EARNS });
  const earned = line({ value: 600_000, result: EARNS });
  const free = line({ key: "2", id: "2", value: 100_000, spend: [], result: NOTHING_SPENT });
  const html = textOf(drawn(report({ lines: [earned, free], totals })));
  expect(html).toContain("of the $6,000 that spend brought");
  expect(textOf(drawn(report({ lines: [earned], totals })))).not.toContain("that spend brought");
});

test("an ad to consider stopping is named above all, and marked where it stands", () => {
  const stop = {
    state: "told",
    ads: [{ key: "1/2/3", name: "Video", worse: 0.843 }],
    more: 2,
    early: 0,
  } as const;
  const html = drawn(
    report({
      lines: [line({ advice: { advice: "stop", worse: 0.843 } })],
      stop: { ...stop, ads: [...stop.ads] },
    }),
  );
  const words = "84% likely to book fewer calls per dollar than a new ad of yours.";
  expect(textOf(html)).toContain(`Consider stopping ${words}`);
  expect(textOf(html)).toContain(`Video ${words}`);
  expect(textOf(html)).toContain("And 2 more");
  expect(html).toContain('href="/admin?tab=ads&amp;touch=last&amp;parent=1%2F2"');
});

test("an ad that is too early to compare says what is missing, and is counted above all", () => {
  const early = { advice: "early", why: "spend", more: 117.3, worse: 0.5 } as const;
  const shown = (ads: number) =>
    textOf(
      drawn(
        report({
          lines: [line({ advice: early })],
          stop: { state: "told", ads: [], more: 0, early: ads },
        }),
      ),
    );
  expect(shown(1)).toContain("Too early to compare calls. About $120 more spend is needed.");
  expect(shown(1)).toContain("No ad stands out. 1 ad is too early to compare");
  expect(shown(3)).toContain("No ad stands out. 3 ads are too early to compare");
  expect(textOf(drawn(report({})))).not.toContain("too early to compare");
});

test.each([
  ["alike", "Ads look alike Your ads book about the same; stopping one would gain little."],
  ["few", "Too early: we can compare your ads once 3 of them have booked 10 calls together."],
  ["told", "No ad stands out."],
] as const)("ads that are %s to compare", (state, words) => {
  expect(textOf(drawn(report({ stop: { state, ads: [], more: 0, early: 0 } })))).toContain(words);
});

test("what is still to come is told once there is enough to go by", () => {
  const span = (days: number, low: number, high: number) => ({
    days,
    won: { mean: (low + high) / 2, low, high },
    value: days === 30 ? { mean: 90_000, low: 54_600, high: 137_000 } : null,
  });
  const spans = [span(30, 11, 27), span(60, 18, 40), span(90, 1, 1)];
  const html = textOf(drawn(report({ stillToCome: { isRough: true, spans } })));
  expect(html).toContain(
    "Leads already here should bring 11–27 more Won in 30 days. Worth $55,000–$140,000.",
  );
  expect(html).toContain("Leads already here should bring 18–40 more Won in 60 days.");
  expect(html).toContain("should bring 1 more Won in 90 days.");
  expect(html).toContain("Rough for now: you have less than half a year of leads.");
  expect(textOf(drawn(report({ stillToCome: { isRough: false, spans } })))).not.toContain("Rough");
  expect(textOf(drawn(report({})))).not.toContain("Still to come");
});

test("lines are sorted by the greatest figure or the least cost, and those without one stand last", () => {
  const lines = [
    line({ id: "a", won: 0, spend: [{ currency: "USD", amount: 300 }] }),
    line({ id: "b", won: 2, spend: [{ currency: "USD", amount: 400 }] }),
    line({ id: "c", won: 1, spend: [{ currency: "USD", amount: 100 }], result: EARNS }),
  ];
  const orderBy = (sort: AdsSort) => sortedLines(lines, sort, "USD").map(({ id }) => id);
  expect(orderBy("spend")).toEqual(["b", "a", "c"]);
  expect(orderBy("won")).toEqual(["b", "c", "a"]);
  expect(orderBy("won-cost")).toEqual(["c", "b", "a"]);
  expect(orderBy("return")).toEqual(["c", "a", "b"]);
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
  const [filter] = activeFilters(filtersOf(new URLSearchParams(query)));
  expect(filter?.words.replaceAll(/\s/g, " ")).toBe(words);
});

test("the overview says which campaigns lose money, and leads to them", () => {
  const worthALook = (lines: AdLine[]) => {
    const client = new QueryClient();
    const last30Days = adsReportQuery({ from: null, to: null, touch: "first", parent: null });
    client.setQueryData(last30Days.queryKey, report({ lines }));
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <StaticRouter location="/admin?tab=analytics">
          <WorthALookPanel found={[]} linkTo={() => ""} />
        </StaticRouter>
      </QueryClientProvider>,
    );
  };
  const sure = { seen: 0.1, share: 0.9, final: 0.1, low: 0.05, high: 0.4 };
  const loses = { result: { verdict: "loses", why: null, return: sure } } as const;
  const two = worthALook([line(loses), line({ ...loses, key: "2", value: 2_500 }), line({ key: "3" })]);
  expect(textOf(two)).toContain("2 campaigns lose money: $241 spent, $25 won in 30 days.");
  expect(two).toContain('href="/admin?tab=ads&amp;verdict=loses"');
  expect(textOf(worthALook([line(loses)]))).toContain("1 campaign loses money: $121 spent, $0 won");
  expect(textOf(worthALook([line({})]))).toContain("Nothing stands out.");
});

test("the tiles tell whole money, and the change from as many days before", () => {
  const now = report({
    lines: [line({ value: 90_050, valued: 1 })],
    totals: line({ key: "all", id: "", result: EARNS }),
  });
  const tiles = (before: AdLine | null) => {
    const client = new QueryClient();
    const earlier = { ...view, from: "2026-09-24", to: "2026-10-23" };
    if (before) client.setQueryData(adsReportQuery(earlier).queryKey, report({ lines: [before] }));
    return textOf(
      renderToStaticMarkup(
        <QueryClientProvider client={client}>
          <AdsTiles report={now} view={view} />
        </QueryClientProvider>,
      ),
    );
  };
  const usd = (amount: number) => [{ currency: "USD", amount }];
  expect(tiles(line({ spend: usd(6_025), leads: 1, value: 0 }))).toBe(
    " Spend $121 100% vs 30 days before Leads 4 300% vs 30 days before Cost per lead $30 50% vs 30 days before " +
      "Won value $901 from 0, vs 30 days before Expected final return 15.2× ",
  );
  expect(tiles(null)).not.toContain("vs 30 days before");
});
