import type { Rebuild } from "#domain/consequences/rebuild";
import { shareOfText } from "#domain/consequences/share-text";
import { sumShares } from "#domain/consequences/sum-shares";
import { isoTextOrNull } from "#domain/time/iso-text";
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { allSql, runSql, type Db } from "../client.ts";
import { tellChange } from "../changes/tell-change.ts";
import { auditAct, type StaffAct } from "../audit/audit.ts";
import { addFigures } from "./add-figures.ts";
import { foldStateOf, selectFoldState } from "./fold-state.ts";
import { isTooLate, turnEpoch } from "./write-fold.ts";

type FoldedShare = { id: number; share: string };

/**
 * Begins to sum all figures anew from what the fold keeps of each lead, from the start if that is under way already.
 * What was summed then is left behind: it has another number, and goes with the earlier generations.
 */
export async function beginRebuild(db: Db, act: StaffAct): Promise<void> {
  await db.batch([
    runSql(
      db,
      sql`update fold_state set epoch = ${crypto.randomUUID()}, rebuilt_to = 0,
        rebuilding = coalesce(rebuilding, generation) + 1`,
    ),
    auditAct(db, act, "all", { action: "rebuild", entity: "figures", details: {} }),
    tellFigures(db),
  ]);
}

/** How far a rebuild is, by the ids of the leads, and when one was last done. */
export async function readRebuild(db: Db): Promise<Rebuild> {
  type Row = { rebuilding: number | null; rebuiltTo: number; rebuiltAt: number | null; last: number };
  const [row] = await allSql<Row>(
    db,
    sql`select rebuilding, rebuilt_to as rebuiltTo, rebuilt_at as rebuiltAt,
      coalesce((select max(lead_id) from lead_folded), 0) as last from fold_state`,
  );
  const { rebuilding, rebuiltTo, rebuiltAt, last } = row ?? NEVER;
  // It is done once the new figures are those that are read.
  const percent = Math.min(99, Math.floor((100 * rebuiltTo) / Math.max(1, last)));
  return { percent: rebuilding === null ? null : percent, doneAt: isoTextOrNull(rebuiltAt) };
}

const NEVER = { rebuilding: null, rebuiltTo: 0, rebuiltAt: null, last: 0 };

/**
 * Adds the next leads, `most` of them, to the figures that are being rebuilt; once none are left, these are the ones that
 * are read. Returns how many leads it looked at, 0 at the end or if nothing is being rebuilt. Nothing is written if a fold
 * came between; the next piece is the same then.
 */
export async function rebuildPiece(db: Db, now: number, most: number): Promise<number> {
  const [states, leads] = await db.batch([selectFoldState(db), selectNext(db, most)]);
  const state = foldStateOf(states);
  const { rebuilding } = state;
  if (rebuilding === null) return 0;
  try {
    await db.batch([
      ...turnEpoch(db, state.epoch),
      ...(leads.length === 0 ? flip(db, now) : sumUp(db, rebuilding, leads)),
    ]);
  } catch (error) {
    if (!isTooLate(error)) throw error;
  }
  return leads.length;
}

function selectNext(db: Db, most: number) {
  return allSql<FoldedShare>(
    db,
    sql`select lead_id as id, share from lead_folded
      where lead_id > (select rebuilt_to from fold_state where rebuilding is not null)
      order by lead_id limit ${most}`,
  );
}

function sumUp(db: Db, rebuilding: number, leads: readonly FoldedShare[]): BatchItem<"sqlite">[] {
  const changes = leads.map(({ share }) => ({ before: null, after: shareOfText(share) }));
  return [
    ...addFigures(db, rebuilding, sumShares(changes)),
    runSql(db, sql`update fold_state set rebuilt_to = ${leads.at(-1)?.id}`),
  ];
}

function flip(db: Db, now: number): BatchItem<"sqlite">[] {
  return [
    runSql(
      db,
      sql`update fold_state set generation = rebuilding, rebuilding = null, rebuilt_to = 0, rebuilt_at = ${now}`,
    ),
    tellFigures(db),
  ];
}

function tellFigures(db: Db) {
  return tellChange(db, "figures", "updated", "all");
}
