import type { ColumnPlaces } from "./column-match.ts";
import type { FileSummary, SpendPiece } from "./check-file.ts";
import type { FileStart } from "./csv-file.ts";
import type { NumberShape } from "./number-shape.ts";
import type { Reading } from "./read-line.ts";

/** What the page asks of the worker that reads a file. A piece is read when it is asked for. */
export type ReaderRequest =
  | { kind: "look"; file: File }
  | { kind: "shape"; file: File; places: ColumnPlaces; currency: string | null }
  | { kind: "check"; file: File; reading: Reading }
  | { kind: "read"; file: File; reading: Reading }
  | { kind: "next" };

/** What the worker answers; `read` are the bytes of the file that were read so far. */
export type ReaderAnswer =
  | { kind: "start"; start: FileStart }
  | { kind: "shape"; shape: NumberShape | null }
  | { kind: "progress"; read: number }
  | { kind: "summary"; summary: FileSummary }
  | { kind: "piece"; piece: SpendPiece | null }
  | { kind: "fault"; message: string };

export type ReaderAnswerOf<Kind extends ReaderAnswer["kind"]> = Extract<ReaderAnswer, { kind: Kind }>;
