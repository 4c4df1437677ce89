import type { RefusedRow } from "#domain/money/ads/spend-import";
import type { PlacedRow, SpendRow } from "#domain/money/ads/spend-row";
import { sql } from "drizzle-orm";
import { encodeHex } from "../../../crypto/encodings.ts";
import type { StaffAct } from "../../people/audit/audit.ts";
import { batchOf } from "../../batch-of.ts";
import { runSql, type Db } from "../../client.ts";
import { putBackParts } from "./spend-parts.ts";
import { selectNotTaken, takeRows } from "./write-spend.ts";

/**
 * Stores the rows of one piece of a file, each once however often the piece arrives, and returns those that were
 * rejected. The first piece to arrive decides the import's place among others.
 */
export async function importPiece(
  db: Db,
  { who, now }: StaffAct,
  importId: string,
  placed: readonly PlacedRow[],
): Promise<RefusedRow[]> {
  const rows = placed.map(({ row }) => row);
  const days = rows.map(({ day }) => day).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const by = sql`(select id from ad_imports where import_id = ${importId} and source = 'csv')`;
  const begin = runSql(
    db,
    sql`
    insert into ad_imports (import_id, source, started_by, started_at, updated_at, first_day, last_day)
    values (${importId}, 'csv', ${who}, ${now}, ${now}, ${from}, ${to})
    on conflict (import_id) do update set updated_at = ${now},
      first_day = min(first_day, ${from}), last_day = max(last_day, ${to}) where source = 'csv'`,
  );
  const name = await hashOf(rows);
  const { left } = await batchOf(db, {
    begin,
    parts: putBackParts(db, { by, name, rows }, now),
    left: selectNotTaken(db, by, rows),
    taken: takeRows(db, by, rows),
  });
  return left.flatMap(({ place, part }) => {
    const one = placed[place];
    return one ? [refused(one.place, part === 1 ? "repeated" : "newer")] : [];
  });
}

/** The same rows have the same hash, which identifies a piece that is sent again. */
async function hashOf(rows: readonly SpendRow[]): Promise<string> {
  return encodeHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(rows))));
}

const refused = (place: number, reason: "repeated" | "newer"): RefusedRow => ({
  row: place,
  column: "adId",
  reason,
});
