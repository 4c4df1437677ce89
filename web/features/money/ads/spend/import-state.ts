import type { FileSummary } from "../csv/check-file.ts";
import { currencyInHeader, type ColumnPlaces } from "../csv/column-match.ts";
import type { Reading } from "../csv/read-line.ts";
import type { FileStart, SentPiece } from "../csv/reader-messages.ts";
import { withRefused, type Refusals } from "../csv/refused-line.ts";

/** A file that was chosen, and the names and first values of its columns. */
export type ChosenFile = { name: string; size: number } & FileStart;

/** The same when it is known which column is which. */
export type MatchedFile = ChosenFile & { places: ColumnPlaces };

/** Of `rows` good ones, how many were sent, how many of these the server took, and what was refused by either. */
export type Sent = { rows: number; sent: number; taken: number; refusals: Refusals };

/** How far a file is on its way in. Nothing is sent before staff have seen what is in it. */
export type ImportState =
  | { step: "none" }
  | { step: "fault"; message: string }
  | { step: "opening"; name: string }
  | { step: "matching"; file: ChosenFile; places: ColumnPlaces }
  | { step: "checking"; file: ChosenFile }
  | { step: "checked"; file: ChosenFile; reading: Reading; summary: FileSummary }
  | { step: "sending"; file: MatchedFile; reading: Reading; sent: Sent; isStopping: boolean }
  /** `fault` says why not all was sent; null if staff stopped it. */
  | { step: "stopped"; file: MatchedFile; reading: Reading; sent: Sent; fault: string | null }
  | { step: "done"; file: MatchedFile; sent: Sent };

/** The currency of all of a file's amounts; empty if a column names it line by line, null if nothing does. */
export function currencyOf({ headers }: ChosenFile, places: ColumnPlaces): string | null {
  if (places.currency !== undefined) return "";
  return currencyInHeader(headers[places.spend ?? -1] ?? "");
}

export function nothingSent({ rows, refusals }: FileSummary): Sent {
  return { rows, sent: 0, taken: 0, refusals };
}

/** What has been sent after one more piece. */
export function withPiece(sent: Sent, { rows, taken, refused }: SentPiece): Sent {
  return {
    rows: sent.rows,
    sent: sent.sent + rows,
    taken: sent.taken + taken,
    refusals: withRefused(sent.refusals, refused),
  };
}
