import { csvRow } from "#domain/csv";
import {
  adsExport,
  ENGLISH_HEADERS,
  ENGLISH_LOOK,
  GERMAN_HEADERS,
  type ExportLine,
  type ExportLook,
} from "./ads-export.ts";
import { accountLines, SMALL_ACCOUNT } from "./export-lines.ts";

type Export = () => Iterable<Uint8Array>;

const small = () => [...accountLines(SMALL_ACCOUNT)];
const german = () => [...accountLines({ ...SMALL_ACCOUNT, locale: "de-DE", currency: "EUR" })];
const withCurrency = { ...ENGLISH_HEADERS, spend: "Amount spent", currency: "Currency" };

/** Files as Ads Manager and those who handle its files make them, by the name of the file. */
export const ADS_EXPORTS = {
  "english.csv": () => adsExport(small(), ENGLISH_LOOK),
  "german.csv": () => adsExport(german(), germanLook("utf-8-bom")),
  "german-utf-16.csv": () => adsExport(german(), { ...germanLook("utf-16le"), delimiter: "\t" }),
  "totals.csv": () => adsExport([totalsOf(small()), ...small()], ENGLISH_LOOK),
  "two-currencies.csv": () =>
    adsExport(
      changed((line) => (line.campaignName === "Campaign 2" ? { currency: "EUR" } : {})),
      { ...ENGLISH_LOOK, headers: withCurrency },
    ),
  "hard-names.csv": () =>
    adsExport(
      changed(({ adName }) => ({
        adName: `=HYPERLINK("https://example.com", "${adName}")`,
        adsetName: "Broad, 25–34\n“Lookalike”",
        campaignName: "@sale; -50 % 🎉",
      })),
      ENGLISH_LOOK,
    ),
  "renamed-columns.csv": () =>
    adsExport(small(), { ...ENGLISH_LOOK, headers: { ...ENGLISH_HEADERS, spend: "Cost", adId: "Creative" } }),
  "by-age.csv": () =>
    adsExport(
      small().flatMap((line) => [line, { ...line, spend: "1.25" }]),
      ENGLISH_LOOK,
    ),
  "whole-month.csv": () =>
    adsExport(
      changed(() => ({ reportingStarts: "2026-10-01", reportingEnds: "2026-10-31" })),
      { ...ENGLISH_LOOK, headers: withoutDay() },
    ),
  "bad-lines.csv": () => adsExport(badLines(), ENGLISH_LOOK),
  "through-excel.csv": () =>
    adsExport(
      changed(() => ({ adId: "1.2021E+17" })),
      { ...ENGLISH_LOOK, encoding: "utf-8", lineBreak: "\r\n" },
    ),
  "other-program.csv": () => [
    new TextEncoder().encode(csvRow(["Name", "Email"]) + csvRow(["Ada", "ada@example.com"])),
  ],
  "workbook.xlsx": () => [Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00)],
  "empty.csv": () => [],
  "windows-1252.csv": () => [
    Uint8Array.from(Buffer.from("Tag;Anzeigenname\n2026-10-01;Frühling\n", "latin1")),
  ],
} as const satisfies Record<string, Export>;
export type ExportName = keyof typeof ADS_EXPORTS;

function germanLook(encoding: ExportLook["encoding"]): ExportLook {
  return { headers: GERMAN_HEADERS, delimiter: ";", encoding, lineBreak: "\r\n" };
}

function changed(change: (line: ExportLine) => Partial<ExportLine>): ExportLine[] {
  return small().map((line) => ({ ...line, ...change(line) }));
}

/** The line above all others, with sums and without a day or an ad. */
function totalsOf(lines: readonly ExportLine[]): ExportLine {
  const [first] = lines;
  if (!first) throw new Error("An account without lines has no totals");
  const none = {
    day: "",
    campaignName: "",
    adsetName: "",
    adName: "",
    campaignId: "",
    adsetId: "",
    adId: "",
  };
  return { ...first, ...none, spend: "99,999.99", reportingEnds: lines.at(-1)?.day ?? first.day };
}

function withoutDay(): ExportLook["headers"] {
  const { day: _day, ...others } = ENGLISH_HEADERS;
  return others;
}

/** The first line is good, each one below it has one fault. */
function badLines(): ExportLine[] {
  const faults: Partial<ExportLine>[] = [
    {},
    { day: "2099-01-01", reportingEnds: "2099-01-01" },
    { day: "10/02/2026", reportingEnds: "10/02/2026" },
    { spend: "-5.00" },
    { spend: "1.234,56" },
    { spend: "0.125" },
    { spend: "five" },
    { adId: "1.2E+17" },
    { adId: "" },
    { impressions: "12.5" },
    { reportingEnds: "2026-10-31" },
  ];
  return small().flatMap((line, index) => (faults[index] ? [{ ...line, ...faults[index] }] : []));
}
