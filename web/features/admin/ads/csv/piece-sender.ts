import type { PieceAnswer } from "#domain/ads/spend-import";
import type { SpendRow } from "#domain/ads/spend-row";
import type { SpendPiece } from "./check-file.ts";
import type { ReaderAnswer, SentPiece } from "./reader-messages.ts";

export type SendPowers = {
  /** Sends a piece, again where that may help; throws what staff must know. */
  send: (importId: string, rows: SpendRow[]) => Promise<PieceAnswer>;
  reasonOf: (error: unknown) => string;
};

/**
 * Sends the pieces of a file one by one, from where they are read. A piece that did not go is sent again.
 */
export function pieceSender(importId: string, pieces: Iterator<SpendPiece>, powers: SendPowers) {
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
