import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRow } from "#domain/csv";
import { delimiterOf } from "../../../../web/features/admin/ads/csv/csv-delimiter.ts";
import { csvRecords } from "../../../../web/features/admin/ads/csv/csv-records.ts";

function readAll(chunks: readonly string[], delimiter = ",") {
  const { push, end } = csvRecords(delimiter);
  return [...chunks.flatMap((chunk) => push(chunk)), ...end()];
}

describe("csvRecords", () => {
  it("reads quoted commas, quotation marks and line breaks, and counts the lines of the file", () => {
    expect(readAll(['a,"b, ""c""\r\nd"\r\n\r\n"",e\n'])).toEqual([
      { line: 1, cells: ["a", 'b, "c"\r\nd'] },
      { line: 4, cells: ["", "e"] },
    ]);
  });

  it.each(["\n", "\r\n", "\r"])(
    "reads records that end in %j, and a last one that ends in nothing",
    (end) => {
      expect(readAll([`a;b${end}c;${end}d`], ";")).toEqual([
        { line: 1, cells: ["a", "b"] },
        { line: 2, cells: ["c", ""] },
        { line: 3, cells: ["d"] },
      ]);
    },
  );

  it("reads the same records wherever its chunks are cut", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", ",", '"', "\r", "\n", "ö", "=", " "), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 }),
        fc.array(fc.nat(200), { maxLength: 8 }),
        (rows, cuts) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const text = rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
          const places = [
            0,
            ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b),
            text.length,
          ];
          const chunks = places.slice(1).map((place, index) => text.slice(places[index], place));
          expect(readAll(chunks).map(({ cells }) => cells)).toEqual(rows);
        },
      ),
    );
  });

  it("reads what our own exports write", () => {
    const row = ['Spring, "Sale"', " edge ", "line\nbreak", ""];
    expect(readAll([csvRow(row)])[0]?.cells).toEqual(row);
  });

  it("says where a quotation mark is not closed instead of taking in the rest of the file", () => {
    expect(() => readAll(['a,b\n"c,d\n', "e,f\n".repeat(30_000)])).toThrow(/line 2 does not end/);
    expect(() => readAll(['a,b\n"c,d\n'])).toThrow(/not closed/);
  });
});

describe("delimiterOf", () => {
  it.each([
    ["Day,Ad name,Ad ID\n2026-01-01,a;b;c;d,1", ","],
    ["Tag;Anzeigenname;Anzeigen-ID\r\n", ";"],
    ['Day\tAd name\t"Spent, Impressions, Clicks"\n', "\t"],
    ["one column", ","],
  ])("finds what separates %j", (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});
