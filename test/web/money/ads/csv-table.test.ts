import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRow } from "#domain/csv";
import { csvTable } from "../../../../web/features/money/ads/csv/csv-table.ts";

const HEADER = "Day,Ad\n";

describe("csvTable", () => {
  it("reads quoted commas, quotation marks and line breaks, and counts the lines of the file", () => {
    expect(csvTable(`${HEADER}a,"b, ""c""\r\nd"\r\n\r\n"",e\n`)).toEqual({
      headers: ["Day", "Ad"],
      records: [
        { line: 2, cells: ["a", 'b, "c"\nd'] },
        { line: 5, cells: ["", "e"] },
      ],
    });
  });

  it.each(["\n", "\r\n", "\r"])(
    "reads records that end in %j, and a last one that ends in nothing",
    (end) => {
      expect(csvTable(`Day;Ad${end}a;b${end}c;${end}d;e`).records).toEqual([
        { line: 2, cells: ["a", "b"] },
        { line: 3, cells: ["c", ""] },
        { line: 4, cells: ["d", "e"] },
      ]);
    },
  );

  it("reads whatever stands in cells that are quoted", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "ö", "=", " ", ";"), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(",", ";", "\t"),
        (rows, delimiter) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const lines = [["Day", "Ad", "ID"], ...rows].map((row) => row.map(quoted).join(delimiter));
          expect(csvTable(lines.join("\r\n")).records.map(({ cells }) => cells)).toEqual(rows);
        },
      ),
    );
  });

  it("reads what our own exports write", () => {
    const row = ['Spring, "Sale"', " edge ", "line\nbreak", ""];
    expect(csvTable(`a,b,c,d\n${csvRow(row)}`).records[0]?.cells).toEqual(row);
  });

  it("passes over the line in which a spreadsheet names its separator", () => {
    expect(csvTable("sep=;\r\nTag;Anzeigen-ID\r\n2026-10-01;12\r\n")).toEqual({
      headers: ["Tag", "Anzeigen-ID"],
      records: [{ line: 3, cells: ["2026-10-01", "12"] }],
    });
  });

  it.each([
    [
      "a quotation mark that is not closed",
      `${HEADER}"c,d\n${"e,f\n".repeat(30_000)}`,
      /line 2 does not end/,
    ],
    ["a quotation mark that closes too late", `${HEADER}a,b\n"c"d,e\n`, /line 3 does not end/],
    ["no columns", "one column\nand a line\n", /no columns/],
    ["nothing but empty lines", "\n\n", /no columns/],
    ["no lines", HEADER, /no lines below/],
  ])("says what is wrong: %s", (_, text, why) => {
    expect(() => csvTable(text)).toThrow(why);
  });

  it.each([
    ["Day,Ad name,Ad ID\n2026-01-01,a;b;c;d,1", ["Day", "Ad name", "Ad ID"]],
    ["Tag;Betrag;Anzeigen-ID\r\n2026-01-01;12,50;1\r\n2026-01-02;9,99;1", ["Tag", "Betrag", "Anzeigen-ID"]],
    ['Day\tAd name\t"Spent, Impressions, Clicks"\na\tb\tc', ["Day", "Ad name", "Spent, Impressions, Clicks"]],
  ])("finds what separates %j", (text, headers) => {
    expect(csvTable(text).headers).toEqual(headers);
  });
});
