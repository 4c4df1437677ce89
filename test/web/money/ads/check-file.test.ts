import { PIECE_BYTES } from "#domain/money/ads/spend-import";
import { describe, expect, it } from "vitest";
import { fileText } from "../../../../web/features/money/ads/csv/answer-request.ts";
import { checkFile, findShape, spendPieces } from "../../../../web/features/money/ads/csv/check-file.ts";
import {
  currencyInHeader,
  matchColumns,
  missingColumns,
  type KnownHeaders,
} from "../../../../web/features/money/ads/csv/column-match.ts";
import { csvTable, type CsvTable } from "../../../../web/features/money/ads/csv/csv-table.ts";
import type { Reading } from "../../../../web/features/money/ads/csv/read-line.ts";
import { adsExport, ENGLISH_LOOK } from "../../../tools/ads-csv/ads-export.ts";
import { ADS_EXPORTS, type ExportName } from "../../../tools/ads-csv/ads-exports.ts";
import { accountLines, centsOf, SMALL_ACCOUNT } from "../../../tools/ads-csv/export-lines.ts";

const TODAY = "2026-11-22";
const ADS = SMALL_ACCOUNT.campaigns * SMALL_ACCOUNT.adsetsEach * SMALL_ACCOUNT.adsEach;
const LINES = ADS * SMALL_ACCOUNT.days;

const GERMAN: KnownHeaders = {
  tag: "day",
  berichtsende: "lastDay",
  kampagnenname: "campaignName",
  anzeigengruppenname: "adsetName",
  anzeigenname: "adName",
  "kampagnen-id": "campaignId",
  "anzeigengruppen-id": "adsetId",
  "anzeigen-id": "adId",
  "ausgegebener betrag": "spend",
  impressionen: "impressions",
  "link-klicks": "linkClicks",
};

function tableIn(parts: Iterable<Uint8Array>): CsvTable {
  return csvTable(fileText(Buffer.concat([...parts])));
}

const tableOf = (name: ExportName) => tableIn(ADS_EXPORTS[name]());

function readingOf(name: ExportName, known: KnownHeaders = {}): Reading {
  const { headers, records } = tableOf(name);
  const places = matchColumns(headers, known);
  const currency = currencyInHeader(headers[places.spend ?? -1] ?? "");
  return { places, currency, shape: findShape(records, places, currency) ?? "point", today: TODAY };
}

function check(name: ExportName, known: KnownHeaders = {}) {
  return checkFile(tableOf(name).records, readingOf(name, known));
}

/** What the ads of some campaigns spent in all, in cents. */
function spentBy(campaigns: readonly number[]): number {
  const adsOfOne = ADS / SMALL_ACCOUNT.campaigns;
  let cents = 0;
  for (let index = 0; index < SMALL_ACCOUNT.days; index++) {
    for (let ad = 0; ad < ADS; ad++)
      if (campaigns.includes(Math.floor(ad / adsOfOne))) cents += centsOf(index, ad);
  }
  return cents;
}

const ALL = spentBy([0, 1]);

describe("checkFile", () => {
  it.each([
    ["english.csv", {}, "USD", 0],
    ["german.csv", GERMAN, "EUR", 0],
    ["german-utf-16.csv", GERMAN, "EUR", 0],
    ["totals.csv", {}, "USD", 1],
    ["hard-names.csv", {}, "USD", 0],
    ["renamed-columns.csv", { cost: "spend", creative: "adId" }, null, 0],
  ] as const)("reads every line of %s to the cent", (name, known, currency, totals) => {
    const reading = readingOf(name, known);
    const summary = checkFile(tableOf(name).records, { ...reading, currency: reading.currency ?? "USD" });
    expect(reading.currency).toBe(currency);
    expect(summary).toEqual({
      rows: LINES,
      ads: ADS,
      firstDay: "2026-10-01",
      lastDay: "2026-10-14",
      spend: [{ currency: currency ?? "USD", amount: ALL }],
      totals,
      breakdown: null,
      refusals: { count: 0, listed: [] },
    });
  });

  it("reads cells as people see them, whatever invisible marks came along", () => {
    const [header = "", ...lines] = Buffer.concat([...ADS_EXPORTS["english.csv"]()])
      .toString()
      .split("\n");
    const marks = lines.map((line) =>
      line.replaceAll(/(?<=^|,)(?=\w)/g, "\u200e").replaceAll(",", "\u200b,"),
    );
    const { records } = csvTable([header, ...marks].join("\n"));
    const reading = readingOf("english.csv");
    expect(findShape(records, reading.places, reading.currency)).toBe(reading.shape);
    expect(checkFile(records, reading)).toEqual(check("english.csv"));
  });

  it("keeps currencies apart", () => {
    expect(check("two-currencies.csv").spend).toEqual([
      { currency: "EUR", amount: spentBy([1]) },
      { currency: "USD", amount: spentBy([0]) },
    ]);
  });

  it("keeps names with commas, quotation marks, line breaks and formulas as they are in Ads Manager", () => {
    const [piece] = spendPieces(tableOf("hard-names.csv").records, readingOf("hard-names.csv"));
    expect(piece?.rows[0]).toMatchObject({
      campaignName: "@sale; -50 % 🎉",
      adsetName: "Broad, 25–34 “Lookalike”",
      adName: '=HYPERLINK("https://example.com", "Ad 1")',
    });
    // Each record takes two lines of the file, because of the line break in a name.
    expect(piece?.lines.slice(0, 3)).toEqual([2, 4, 6]);
  });

  it("names line, column and reason of each line that is not taken", () => {
    const { rows, refusals } = check("bad-lines.csv");
    expect(rows).toBe(1);
    expect(refusals).toEqual({
      count: 10,
      listed: [
        { line: 3, column: "day", value: "2099-01-01", reason: "future_day" },
        { line: 4, column: "day", value: "10/02/2026", reason: "no_day" },
        { line: 5, column: "spend", value: "-5.00", reason: "negative" },
        { line: 6, column: "spend", value: "1.234,56", reason: "no_amount" },
        { line: 7, column: "spend", value: "0.125", reason: "too_many_decimals" },
        { line: 8, column: "spend", value: "five", reason: "no_amount" },
        { line: 9, column: "adId", value: "1.2E+17", reason: "rounded_id" },
        { line: 10, column: "adId", value: "", reason: "no_id" },
        { line: 11, column: "impressions", value: "12.5", reason: "no_count" },
        { line: 12, column: "lastDay", value: "2026-10-31", reason: "several_days" },
      ],
    });
  });

  it("takes nothing of a day that a further breakdown makes parts of, equal ones and bad ones too", () => {
    const { rows, spend, refusals } = check("by-age.csv");
    expect([rows, spend, refusals.count]).toEqual([0, [], 2 * LINES]);
    expect(refusals.listed[0]).toMatchObject({ line: 2, column: "adId", reason: "repeated" });
    expect(refusals.listed[1]).toMatchObject({ line: 3, column: "adId", reason: "repeated" });
  });

  it("takes nothing of what is in the file twice: equal lines may be equal parts", () => {
    const lines = [...accountLines(SMALL_ACCOUNT)];
    const { records } = tableIn(adsExport([...lines, ...lines], ENGLISH_LOOK));
    const reading = readingOf("english.csv");
    expect(checkFile(records, reading)).toMatchObject({
      rows: 0,
      spend: [],
      refusals: { count: 2 * LINES },
    });
    expect([...spendPieces(records, reading)]).toEqual([]);
  });

  it("refuses every line of a table that is not broken down by day", () => {
    const { rows, refusals } = check("whole-month.csv", { "reporting starts": "day" });
    expect([rows, refusals.count, refusals.listed[0]?.reason]).toEqual([0, LINES, "several_days"]);
  });

  it("refuses ids that a spreadsheet has rounded", () => {
    const { rows, refusals } = check("through-excel.csv");
    expect([rows, refusals.count, refusals.listed[0]?.reason]).toEqual([0, LINES, "rounded_id"]);
  });

  it("lists the first 2,000 refusals and counts the rest", () => {
    const lines = accountLines({ ...SMALL_ACCOUNT, firstDay: "2030-01-01", days: 200 });
    const { records } = tableIn(adsExport(lines, ENGLISH_LOOK));
    const { refusals } = checkFile(records, readingOf("english.csv"));
    expect([refusals.count, refusals.listed.length]).toEqual([200 * ADS, 2_000]);
  });
});

describe("spendPieces", () => {
  it("makes no piece larger than the server takes, however long the names of ads are", () => {
    const name = "広".repeat(200);
    const lines = [...accountLines({ ...SMALL_ACCOUNT, firstDay: "2026-01-01", days: 100 })];
    const named = lines.map((line) => ({ ...line, campaignName: name, adsetName: name, adName: name }));
    const { records } = tableIn(adsExport(named, ENGLISH_LOOK));
    let rows = 0;
    for (const piece of spendPieces(records, readingOf("english.csv"))) {
      expect(new TextEncoder().encode(JSON.stringify(piece.rows)).length).toBeLessThan(PIECE_BYTES - 500);
      rows += piece.rows.length;
    }
    expect(rows).toBe(100 * ADS);
  });
});

describe("csvTable", () => {
  it.each([
    ["workbook.xlsx", /Excel workbook/],
    ["empty.csv", /empty/],
    ["windows-1252.csv", /neither UTF-8 nor UTF-16/],
  ] as const)("says why %s cannot be read", (name, why) => {
    expect(() => tableOf(name)).toThrow(why);
  });

  it("finds none of the columns in a file of another program", () => {
    expect(matchColumns(tableOf("other-program.csv").headers, {})).toEqual({});
  });
});

describe("matchColumns", () => {
  it("leaves a column that two headers may stand for to be matched by hand", () => {
    const headers = ["Day", "Amount spent (USD)", "Amount spent (EUR)"];
    expect(matchColumns(headers, {})).toEqual({ day: 0 });
    expect(missingColumns(matchColumns(headers, {}))).toContain("spend");
  });

  it("needs neither a currency nor the last day", () => {
    const { headers } = tableOf("english.csv");
    expect(missingColumns(matchColumns(headers.slice(0, -1), {}))).toEqual([]);
  });
});

describe("a small file", () => {
  const HEADER =
    "Day,Campaign name,Campaign ID,Ad set name,Ad set ID,Ad name,Ad ID,Age,Amount spent (EUR),Impressions,Link clicks,Reporting ends";
  const line = ({
    day = "2026-11-20",
    ad = "880210000000000003",
    age = "All",
    spend = "60.00",
    ends = "2026-11-20",
  }) => `${day},Zz,880210000000000001,Set,880210000000000002,Video,${ad},${age},${spend},500,5,${ends}`;
  function checked(...lines: string[]) {
    const { headers, records } = csvTable([HEADER, ...lines].join("\r\n"));
    const places = matchColumns(headers, {});
    const shape = findShape(records, places, "EUR") ?? "point";
    const reading: Reading = { places, currency: "EUR", shape, today: TODAY };
    const summary = checkFile(records, reading);
    const sent = [...spendPieces(records, reading)].flatMap(({ rows }) => rows);
    return { ...summary, sent, named: headers[summary.breakdown ?? -1] };
  }
  const reasons = ({ refusals }: { refusals: { listed: readonly { column: string; reason: string }[] } }) =>
    refusals.listed.map(({ column, reason }) => `${column} ${reason}`);

  it("names the column of a breakdown, and sends nothing of its parts", () => {
    const parts = ["18-24", "25-34", "35-44"].map((age) => line({ age, spend: "20.00" }));
    const found = checked(...parts, line({ ad: "9", age: "18-24" }));
    expect(found).toMatchObject({ rows: 1, named: "Age", sent: [{ adId: "9", spend: 6000 }] });
    expect(reasons(found)).toEqual(Array.from({ length: 3 }, () => "adId repeated"));
  });

  it("counts a part that is refused for something else as a part", () => {
    const found = checked(line({ age: "18-24", spend: "much" }), line({ age: "25-34" }));
    expect(found).toMatchObject({ rows: 0, sent: [] });
    expect(reasons(found)).toEqual(["spend no_amount", "adId repeated"]);
  });

  it("names no column where each day of an ad comes once", () => {
    expect(checked(line({}), line({ ad: "9", age: "18-24" }))).toMatchObject({
      rows: 2,
      breakdown: null,
    });
  });

  it.each([
    [{ spend: "€12.34" }, { spend: 1234, currency: "EUR" }],
    [{ spend: "12.34 €" }, { spend: 1234, currency: "EUR" }],
    [{ spend: "EUR 12.34" }, { spend: 1234, currency: "EUR" }],
    [{ spend: "₹12.34" }, { spend: 1234, currency: "INR" }],
    [{ spend: "-" }, { spend: 0 }],
    [{ spend: "—" }, { spend: 0 }],
    [{ day: "2026/11/20", ends: "2026/11/20" }, { day: "2026-11-20" }],
    [{ day: "2026.11.20", ends: "20.11.2026" }, { day: "2026-11-20" }],
    [{ ad: '="880210000000000003"' }, { adId: "880210000000000003" }],
    [{ ad: '"=""880210000000000003"""' }, { adId: "880210000000000003" }],
  ])("takes %j", (given, row) => {
    expect(checked(line(given)).sent).toMatchObject([row]);
  });

  it.each([
    [{ spend: "$12.34" }, "spend other_currency"],
    [{ spend: "1E+3" }, "spend no_amount"],
    [{ day: "11/20/2026" }, "day no_day"],
    [{ day: "20 Nov" }, "day no_day"],
    [{ ends: "later" }, "lastDay no_day"],
    [{ ends: "2026-11-21" }, "lastDay several_days"],
  ])("refuses %j for the right reason: %s", (given, reason) => {
    expect(reasons(checked(line(given)))).toEqual([reason]);
  });
});
