import * as z from "zod/mini";
import { ADMIN_BODY_BYTES } from "../../body-limits.ts";
import { uuidSchema } from "../../funnel/answers/contact.ts";
import type { SpendFault } from "./spend-row.ts";
import type { VersionWarning } from "./version-warning.ts";

/** The sources of spend: a file from Ads Manager, or Meta's Insights. */
export const SPEND_SOURCES = ["csv", "insights"] as const;
export type SpendSource = (typeof SPEND_SOURCES)[number];

/** Rows of one piece at most, and its size as JSON in bytes: with long names there is room for fewer. */
export const PIECE_ROWS = 1000;
export const PIECE_BYTES = ADMIN_BODY_BYTES;

/** One piece of a file. Each of its rows is judged by itself, so that one bad row costs no other. */
export const spendPieceSchema = z.object({
  importId: uuidSchema,
  rows: z
    .array(z.unknown(), { error: "Please send a list of rows" })
    .check(z.minLength(1, { error: "There are no rows" }))
    .check(z.maxLength(PIECE_ROWS, { error: `Please send at most ${PIECE_ROWS} rows at once` })),
});

/** A row that was rejected, by its place in the piece, from 0. */
export type RefusedRow = { row: number } & SpendFault;

/** Every row of the piece that is not listed was accepted. */
export type PieceAnswer = { ok: true; taken: number; refused: RefusedRow[] };

/** One import as staff see it; times are ISO text. `endedAt` is null for a file, whose end is not reported. */
export type SpendImport = {
  importId: string;
  source: SpendSource;
  startedBy: string | null;
  startedAt: string;
  updatedAt: string;
  endedAt: string | null;
  taken: number;
  firstDay: string;
  lastDay: string;
  /** What went wrong in a fetch, as a code: `meta_190`; `fetchErrorText` says it in words. */
  error: string | null;
};

/** What the settings show of the ways in. */
export type AdSpendState = {
  /** The ad account that is read from Meta; null unless both of its settings are set. */
  account: string | null;
  versionWarning: VersionWarning | null;
  /** The running fetch; `waitsUntil` is ISO text if Meta requested a delay, or failed. */
  fetching: (SpendImport & { waitsUntil: string | null }) | null;
  /** The newest fetch that ended, and the newest that brought everything it requested. */
  lastFetch: SpendImport | null;
  lastWholeFetch: SpendImport | null;
  /** The newest imports of either way, newest first. */
  imports: SpendImport[];
  /** The first and last day of all that is stored; null without any. */
  days: { first: string; last: string } | null;
};
