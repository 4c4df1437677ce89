import { csvCell, csvRow } from "#domain/csv";
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
    ["\t=1", `"'\t'=1"`],
    ["\r=1", `"'\r'=1"`],
    ["|x", `"'|x"`],
    ["  =1", `"'  =1"`],
    ["＝1", `"'＝1"`],
    ["\u200b=1", `"'\u200b=1"`],
    ["Ann;=1+1", "Ann;'=1+1"],
    ["Ann; \u2060@x", "Ann;' \u2060@x"],
    ['Ann;"=1', `"Ann;'""=1"`],
    ["Ann|-1", "Ann|'-1"],
    ["Ann%0d=1", "Ann%0d'=1"],
    ["Ann%0A+1", "Ann%0A'+1"],
    ["- one\n- two", `"'- one\n'- two"`],
    ["Ann; Bo | Cy", "Ann; Bo | Cy"],
    ["50% off=yes", "50% off=yes"],
    ["a=1", "a=1"],
    ["https://a.b/?c=d", "https://a.b/?c=d"],
  ])("%j becomes %j", (value, cell) => expect(csvCell(value)).toBe(cell));
});

const FORMULAS = [..."=+-@＝＋－＠﹦⁼₊"];
const SEPARATORS = [...",;|\t\n\r\v\f\u2028"];
/** What shows nothing: spaces, controls, and characters of no width or ink. */
const UNSEEN = [
  ..." \u00a0\u3000\u0000\u0007\u00ad\u034f\u115f\u180e\u200b\u200e\u202e\u2060\u2800\u3164\ufe0f\ufeff\uffa0",
];
const ANY = fc.constantFrom(
  ...FORMULAS,
  ...SEPARATORS,
  ...UNSEEN,
  "%0d",
  "%0A",
  '"',
  "'",
  "a",
  "Ünï",
  "1",
  "%",
);
const text = fc.oneof(
  fc.string(),
  fc.array(ANY, { maxLength: 12 }).map((parts) => parts.join("")),
);
const isSeen = (character: string) =>
  !UNSEEN.includes(character) && !`"${SEPARATORS.join("")}`.includes(character);

/** The first characters that are seen of a file's cells, as a program takes them that separates by these. */
function starts(file: string, separators: readonly string[]): string[] {
  const cells = separators.reduce((parts, one) => parts.flatMap((part) => part.split(one)), [file]);
  return cells.flatMap((cell) => [...cell].find(isSeen) ?? []);
}

describe("no formula begins a cell", () => {
  const endings = ["\n", "\r", "%0d", "%0A"];

  test.each([...SEPARATORS, "%0d", "%0a", "%09"])(
    "after %j, whatever stands unseen between them",
    (separator) => {
      for (const formula of FORMULAS)
        for (const lead of ["", '"', ...UNSEEN, UNSEEN.join("")]) {
          const cell = csvCell(`Ann${separator}${lead}${formula}1+1`);
          expect(starts(cell, [separator])).toEqual(["A", "'"]);
          expect([...csvCell(`${lead}${formula}1`)].find(isSeen)).toBe("'");
        }
    },
  );

  test("of any row, by whatever a program separates, quotes or not", () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (values) => {
        const row = csvRow(values);
        for (const separator of SEPARATORS)
          for (const start of starts(row, [separator, ...endings])) expect(FORMULAS).not.toContain(start);
      }),
      { numRuns: 3000 },
    );
  });
});

test("any row reads back, but for the apostrophes before what looks like a formula", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (values) => {
      const row = csvRow(values);
      expect(row.endsWith("\r\n")).toBe(true);
      const read = parseRow(row);
      expect(read).toHaveLength(values.length);
      const bare = (cell: string | undefined) => cell?.replaceAll("'", "");
      expect(read.map(bare)).toEqual(values.map(bare));
      for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }),
    { numRuns: 1000 },
  );
});

test("a text in which no formula follows a separator is written as it is", () => {
  const plain = fc.string({ unit: fc.constantFrom(..."aé1 ;.|%'") });
  fc.assert(
    fc.property(plain, (rest) => {
      const value = `a${rest}`;
      expect(parseRow(csvRow([value]))).toEqual([value]);
    }),
  );
});

describe("an id", () => {
  test.each([
    ["120210000000000001", '"=""120210000000000001"""'],
    ["1234567890123456", '"=""1234567890123456"""'],
    // A spreadsheet keeps so many digits of a number.
    ["123456789012345", "123456789012345"],
    ["", ""],
    ["=1+1", `"'=1+1"`],
    ["12021000000000000a", "12021000000000000a"],
  ])("%j is written so that a spreadsheet keeps its digits: %s", (id, cell) => {
    expect(csvRow([{ id }, 1])).toBe(`${cell},1\r\n`);
  });
});
