import { readSpendRows, type SpendRow } from "#domain/money/ads/spend-row";
import { env } from "cloudflare:workers";
import { importPiece } from "../../../worker/db/money/ads/import-piece.ts";
import { openDb } from "../../../worker/db/client.ts";

const PIECE = 1000;

/**
 * Stores what ads spent, as a file of its own: it replaces what was there of the same days and ads, but for those that
 * come in it more than once.
 */
export async function takeSpend(rows: readonly SpendRow[], size = PIECE): Promise<void> {
  const { db } = openDb(env.DB, "first-primary");
  const act = { who: "ada@example.com", now: Date.now(), expected: null };
  const importId = crypto.randomUUID();
  for (let from = 0; from < rows.length; from += size) {
    const { placed } = readSpendRows(rows.slice(from, from + size), "2099-12-31");
    await importPiece(db, act, importId, placed);
  }
}
