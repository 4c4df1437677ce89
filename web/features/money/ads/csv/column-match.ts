import type { SpendColumn } from "#domain/money/ads/spend-row";

type FileColumn = {
  label: string;
  /** Names in English exports of Ads Manager, in lower case. */
  names: readonly string[];
  isOptional?: true;
};

/** What is read from a file: a row's columns, and the last day of what a row covers, which must be the same day. */
export const FILE_COLUMNS = {
  day: { label: "Day", names: ["day", "date"] },
  lastDay: { label: "Reporting ends", names: ["reporting ends"], isOptional: true },
  campaignId: { label: "Campaign ID", names: ["campaign id"] },
  campaignName: { label: "Campaign name", names: ["campaign name", "campaign"] },
  adsetId: { label: "Ad set ID", names: ["ad set id"] },
  adsetName: { label: "Ad set name", names: ["ad set name", "ad set"] },
  adId: { label: "Ad ID", names: ["ad id"] },
  adName: { label: "Ad name", names: ["ad name", "ad"] },
  spend: { label: "Amount spent", names: ["amount spent"] },
  // Files that name the currency in the column of the amounts need none.
  currency: { label: "Currency", names: ["currency"], isOptional: true },
  impressions: { label: "Impressions", names: ["impressions"] },
  linkClicks: { label: "Link clicks", names: ["link clicks"] },
} as const satisfies Record<SpendColumn | "lastDay", FileColumn>;
export type FileColumnId = keyof typeof FILE_COLUMNS;

export const FILE_COLUMN_IDS = Object.keys(FILE_COLUMNS).filter(isFileColumn);

/** Where each column stands in the records, from 0. */
export type ColumnPlaces = Partial<Record<FileColumnId, number>>;

/** What was matched by hand before: which column a header, as `headerKey` gives it, stands for. */
export type KnownHeaders = Readonly<Record<string, FileColumnId>>;

/**
 * Finds the columns by what was matched by hand, else by their English names. A column that two headers may stand for
 * is left to be matched by hand.
 */
export function matchColumns(headers: readonly string[], known: KnownHeaders): ColumnPlaces {
  const places: ColumnPlaces = {};
  for (const id of FILE_COLUMN_IDS) {
    const byHand = placesOf(headers, (key) => known[key] === id);
    const byName = placesOf(headers, (key) => known[key] === undefined && namesOf(id).includes(key));
    const found = byHand.length > 0 ? byHand : byName;
    if (found.length === 1 && found[0] !== undefined) places[id] = found[0];
  }
  return places;
}

/** The columns that a file needs and that no header stands for yet. */
export function missingColumns(places: ColumnPlaces): FileColumnId[] {
  return FILE_COLUMN_IDS.filter((id) => !isOptional(id) && places[id] === undefined);
}

/** A header without its currency, which changes from account to account: `Amount spent (USD)`. */
export function headerKey(header: string): string {
  return header.replace(CURRENCY_IN_HEADER, "").replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** The currency that the header of the amounts names, if it does. */
export function currencyInHeader(header: string): string | null {
  return CURRENCY_IN_HEADER.exec(header)?.[1] ?? null;
}

const CURRENCY_IN_HEADER = /\(([A-Z]{3})\)\s*$/;

function placesOf(headers: readonly string[], isOne: (key: string) => boolean): number[] {
  return headers.flatMap((header, index) => (isOne(headerKey(header)) ? [index] : []));
}

function namesOf(id: FileColumnId): readonly string[] {
  return FILE_COLUMNS[id].names;
}

export function isOptional(id: FileColumnId): boolean {
  return "isOptional" in FILE_COLUMNS[id];
}

export function isFileColumn(id: string): id is FileColumnId {
  return Object.hasOwn(FILE_COLUMNS, id);
}
