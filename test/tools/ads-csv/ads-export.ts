/** One line of the table as an export of Ads Manager has it. Figures are texts, as its locale writes them. */
export type ExportLine = {
  day: string;
  campaignName: string;
  adsetName: string;
  adName: string;
  campaignId: string;
  adsetId: string;
  adId: string;
  spend: string;
  currency: string;
  impressions: string;
  linkClicks: string;
  reportingStarts: string;
  reportingEnds: string;
};
export type ExportColumn = keyof ExportLine;

export type ExportLook = {
  /** The columns in their order, with the names that stand above them. */
  headers: Partial<Record<ExportColumn, string>>;
  delimiter: "," | ";" | "\t";
  encoding: "utf-8" | "utf-8-bom" | "utf-16le";
  lineBreak: "\n" | "\r\n";
};

/** The names of the columns in English; Ads Manager names the account's currency above the amounts. */
export const ENGLISH_HEADERS = {
  day: "Day",
  campaignName: "Campaign name",
  adsetName: "Ad set name",
  adName: "Ad name",
  campaignId: "Campaign ID",
  adsetId: "Ad set ID",
  adId: "Ad ID",
  spend: "Amount spent (USD)",
  impressions: "Impressions",
  linkClicks: "Link clicks",
  reportingStarts: "Reporting starts",
  reportingEnds: "Reporting ends",
} as const satisfies ExportLook["headers"];

export const GERMAN_HEADERS = {
  reportingStarts: "Berichtsstart",
  reportingEnds: "Berichtsende",
  day: "Tag",
  campaignName: "Kampagnenname",
  adsetName: "Anzeigengruppenname",
  adName: "Anzeigenname",
  campaignId: "Kampagnen-ID",
  adsetId: "Anzeigengruppen-ID",
  adId: "Anzeigen-ID",
  impressions: "Impressionen",
  linkClicks: "Link-Klicks",
  spend: "Ausgegebener Betrag (EUR)",
} as const satisfies ExportLook["headers"];

export const ENGLISH_LOOK: ExportLook = {
  headers: ENGLISH_HEADERS,
  delimiter: ",",
  encoding: "utf-8-bom",
  lineBreak: "\n",
};

/** The bytes of an export, part by part, so that a large one needs no memory. */
export function* adsExport(lines: Iterable<ExportLine>, look: ExportLook): Generator<Uint8Array> {
  const columns = Object.keys(look.headers).filter((name): name is ExportColumn => name in look.headers);
  const lineOf = (cells: readonly string[]) =>
    cells.map((cell) => quoted(cell, look.delimiter)).join(look.delimiter) + look.lineBreak;
  const mark = look.encoding === "utf-8" ? "" : "\uFEFF";
  let text = mark + lineOf(columns.map((column) => look.headers[column] ?? ""));
  for (const line of lines) {
    text += lineOf(columns.map((column) => line[column]));
    if (text.length < PART) continue;
    yield encoded(text, look);
    text = "";
  }
  yield encoded(text, look);
}

const PART = 65_536;

function quoted(cell: string, delimiter: string): string {
  const isPlain = !cell.includes(delimiter) && !/["\r\n]/.test(cell);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}

function encoded(text: string, { encoding }: ExportLook): Uint8Array {
  if (encoding !== "utf-16le") return new TextEncoder().encode(text);
  return Uint8Array.from(Buffer.from(text, "utf16le"));
}
