import type { PieceAnswer } from "#domain/money/ads/spend-import";
import type { SpendRow } from "#domain/money/ads/spend-row";
import { checkFile, findShape, spendPieces, type SpendPiece } from "./check-file.ts";
import { csvTable, type CsvTable } from "./csv-table.ts";
import { FileFault } from "./file-fault.ts";
import type { ReaderAnswer, ReaderRequest, SentPiece } from "./reader-messages.ts";

/** Lines that are shown as examples of what stands in the columns. */
const SAMPLES = 3;

/** Answers what the page asks about one file, which is read once; faults of the file are answers, too. */
export function requestAnswerer(post: (answer: ReaderAnswer) => void, powers: SendPowers) {
  let table: Promise<CsvTable> | null = null;
  let sender: ReturnType<typeof pieceSender> | null = null;
  const answerTo = async (request: ReaderRequest): Promise<ReaderAnswer> => {
    const { headers, records } = await (table ??= tableOf(request.file));
    switch (request.kind) {
      case "look":
        return {
          kind: "start",
          start: { headers, samples: records.slice(0, SAMPLES).map(({ cells }) => cells) },
        };
      case "shape":
        return { kind: "shape", shape: findShape(records, request.places, request.currency) };
      case "check":
        return { kind: "summary", summary: checkFile(records, request.reading) };
      case "send": {
        const { reading, importId } = request;
        if (sender?.importId !== importId)
          sender = pieceSender(importId, spendPieces(records, reading), powers);
        return sender.sendOne();
      }
    }
  };
  return async (request: ReaderRequest): Promise<void> => {
    try {
      post(await answerTo(request));
    } catch (error) {
      post({ kind: "fault", message: faultWords(error) });
    }
  };
}

async function tableOf(file: File): Promise<CsvTable> {
  return csvTable(fileText(new Uint8Array(await file.arrayBuffer())));
}

function faultWords(error: unknown): string {
  if (error instanceof FileFault) return error.message;
  // The browser says no more of a file that was moved or saved again since it was chosen.
  if (error instanceof DOMException) return "This file cannot be read any more. Please choose it again.";
  return "This file could not be read.";
}

// An .xlsx file is a zip archive.
const WORKBOOK = [0x50, 0x4b, 0x03, 0x04];

/**
 * The text of a file without its byte order mark. UTF-8 and UTF-16 are told apart by the mark, or else by the zero bytes
 * that UTF-16 has in any column name. Throws a `FileFault` for everything else: a guessed encoding would garble the names
 * of ads.
 */
export function fileText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new FileFault("This file is empty.");
  if (WORKBOOK.every((byte, index) => bytes[index] === byte))
    throw new FileFault(
      "This is an Excel workbook. Export the table as .csv instead, because Excel rounds the IDs of ads.",
    );
  const text = decoded(bytes);
  if (text.includes("\0"))
    throw new FileFault(
      "This is not a text file. In Ads Manager, choose Export table data and the format .csv.",
    );
  return text;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new FileFault(
      "This file is neither UTF-8 nor UTF-16. Export it from Ads Manager again, or save it as “CSV UTF-8”.",
    );
  }
}

function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return "utf-8";
}

type SendPowers = {
  /** Sends a piece, again where that may help; throws what staff must know. */
  send: (importId: string, rows: SpendRow[]) => Promise<PieceAnswer>;
  reasonOf: (error: unknown) => string;
};

/**
 * Sends the pieces of a file one by one, from where they are read. A piece that did not go is sent again.
 */
function pieceSender(importId: string, pieces: Iterator<SpendPiece>, powers: SendPowers) {
  let waiting: SpendPiece | null = null;
  const sendOne = async (): Promise<ReaderAnswer> => {
    const next = waiting ? null : pieces.next();
    const piece = waiting ?? (next && !next.done ? next.value : null);
    if (!piece) return { kind: "sent", piece: null };
    waiting = piece;
    try {
      const answer = await powers.send(importId, piece.rows);
      waiting = null;
      return { kind: "sent", piece: sentPiece(piece, answer) };
    } catch (error) {
      return { kind: "unsent", reason: powers.reasonOf(error) };
    }
  };
  return { importId, sendOne };
}

function sentPiece({ rows, lines }: SpendPiece, { taken, refused }: PieceAnswer): SentPiece {
  return {
    rows: rows.length,
    taken,
    refused: refused.map(({ row, column, reason }) => {
      return { line: lines[row] ?? 0, column, value: String(rows[row]?.[column] ?? ""), reason };
    }),
  };
}
