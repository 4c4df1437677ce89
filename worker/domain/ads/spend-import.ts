import * as z from "zod/mini";
import { uuidSchema } from "../answers/contact.ts";
import type { SpendFault } from "./spend-row.ts";

/** The ways in: a file of Ads Manager, or Meta's Insights. */
export const SPEND_SOURCES = ["csv", "insights"] as const;
export type SpendSource = (typeof SPEND_SOURCES)[number];

/** Rows of one piece, and its size as JSON in bytes: room for a thousand rows with long names. */
export const PIECE_ROWS = 1000;
export const PIECE_BYTES = 1024 * 1024;

/** One piece of a file. Each of its rows is judged by itself, so that one bad row costs no other. */
export const spendPieceSchema = z.object({
  importId: uuidSchema,
  rows: z
    .array(z.unknown(), { error: "Please send a list of rows" })
    .check(z.minLength(1, { error: "There are no rows" }))
    .check(z.maxLength(PIECE_ROWS, { error: `Please send at most ${PIECE_ROWS} rows at once` })),
});

/** A row that was not taken, by its place in the piece, from 0. */
export type RefusedRow = { row: number } & SpendFault;

/** Every row of the piece that is not listed was taken. */
export type PieceAnswer = { ok: true; taken: number; refused: RefusedRow[] };

/** One import as staff see it; times are ISO text. `endedAt` is null for a file, whose end nobody tells. */
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
  /** Meta's code for what stopped a fetch, for example `meta_190`; its words are `fetchErrorText`. */
  error: string | null;
};

/** What the settings show of the ways in. */
export type AdSpendState = {
  /** The fetch from Meta; `account` is null unless both of its settings are set. */
  insights: {
    account: string | null;
    /** Whether a fetch is going on, and until when (ISO text) it waits, if it does. */
    running: boolean;
    waitsUntil: string | null;
    /** The newest fetch that ended, and the newest that brought all it asked for. */
    last: SpendImport | null;
    lastWhole: SpendImport | null;
  };
  /** The newest imports of either way, newest first. */
  imports: SpendImport[];
  /** Null without any spend. */
  days: { first: string; last: string } | null;
  currencies: string[];
};
