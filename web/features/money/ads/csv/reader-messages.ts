import type { ColumnPlaces } from "./column-match.ts";
import type { FileSummary } from "./check-file.ts";
import type { NumberShape } from "./number-shape.ts";
import type { Reading } from "./read-line.ts";
import type { RefusedLine } from "./refused-line.ts";

/** The names of a file's columns, and its first lines as examples of what stands in them. */
export type FileStart = { headers: string[]; samples: string[][] };

/** What the page asks of the worker that reads a file. Each `send` sends one piece, again if the last did not go. */
export type ReaderRequest =
  | { kind: "look"; file: File }
  | { kind: "shape"; file: File; places: ColumnPlaces; currency: string | null }
  | { kind: "check"; file: File; reading: Reading }
  | { kind: "send"; file: File; reading: Reading; importId: string };

/** What the worker answers. */
export type ReaderAnswer =
  | { kind: "start"; start: FileStart }
  | { kind: "shape"; shape: NumberShape | null }
  | { kind: "summary"; summary: FileSummary }
  | { kind: "sent"; piece: SentPiece | null }
  | { kind: "unsent"; reason: string }
  | { kind: "fault"; message: string };

/** How many good rows were sent, how many of them the server took, and the lines of the others. */
export type SentPiece = { rows: number; taken: number; refused: RefusedLine[] };

export type ReaderAnswerOf<Kind extends ReaderAnswer["kind"]> = Extract<ReaderAnswer, { kind: Kind }>;
