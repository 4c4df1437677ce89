import { csvCell, csvRow } from "#domain/leads/csv";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

/** Reads one line of RFC 4180. */
function parseRow(line: string): string[] {
  const cells = `,${line.replace(/\r\n$/, "")}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

describe("csvCell", () => {
  test.each([
    ["Ada", "Ada"],
    ["", ""],
    [null, ""],
    [0, "0"],
    [-5, "-5"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["a\nb", '"a\nb"'],
    ["=1+1", `"'=1+1"`],
    ["+1 555", `"'+1 555"`],
    ["-2", `"'-2"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"'\t=1"`],
    ["\r=1", `"'\r=1"`],
    ["  =1", `"'  =1"`],
    ["＝1", `"'＝1"`],
    ["a=1", "a=1"],
    ["https://a.b/?c=d", "https://a.b/?c=d"],
  ])("%j becomes %j", (value, cell) => expect(csvCell(value)).toBe(cell));
});

test("any row reads back, but for the apostrophe before what looks like a formula", () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n\",' a") }));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (values) => {
      const row = csvRow(values);
      expect(row.endsWith("\r\n")).toBe(true);
      const read = parseRow(row);
      expect(read).toHaveLength(values.length);
      for (const [index, value] of values.entries()) {
        expect([value, `'${value}`]).toContain(read[index]);
        expect(read[index]).not.toMatch(/^\s*[=+\-@]/);
      }
    }),
    { numRuns: 1000 },
  );
});
