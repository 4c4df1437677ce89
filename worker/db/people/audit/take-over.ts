import { AppError } from "#domain/errors";
import type { CarriedKind } from "#domain/settings/carry/carried-kinds";
import {
  areSeen,
  carryPlan,
  isEmptyPlan,
  type CarryPlan,
  type SeenVersions,
} from "#domain/settings/carry/carry-plan";
import type { BatchItem } from "drizzle-orm/batch";
import type { FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";

type Edit = readonly BatchItem<"sqlite">[];

/** How the records of a kind are read, and the statements of one edit of each sort, as the dashboard's own saves run them. */
export type CarriedRecords<Write extends object, Stored extends object> = {
  kind: CarriedKind<Write, Stored>;
  read: () => Promise<Stored[]>;
  add: (write: Write) => Edit;
  change: (from: Stored, to: Write) => Edit;
  remove: (from: Stored) => Edit;
};

/** The records of a file, and what was stored when somebody was shown the changes. */
export type WantedRecords<Write> = { records: readonly Write[]; seen: SeenVersions };

/**
 * Makes the stored records of a kind say the same as those of a file, in one batch. Throws `conflict` if they are no
 * longer those that were shown, or somebody changes one in the very moment.
 */
export async function takeOver<Write extends object, Stored extends { version: number }>(
  db: FollowedDb,
  { kind, read, add, change, remove }: CarriedRecords<Write, Stored>,
  { records, seen }: WantedRecords<Write>,
): Promise<CarryPlan<Write, Stored>> {
  const stored = await read();
  if (!areSeen(kind, stored, seen)) throw changedMeanwhile();
  const plan = carryPlan(kind, stored, records);
  const [first, ...others] = [
    ...plan.removed.flatMap(remove),
    ...plan.changed.flatMap(({ from, to }) => change(from, to)),
    ...plan.added.flatMap(add),
  ];
  if (!first) return plan;
  await writeBatch(db, [first, ...others]);
  if (!isEmptyPlan(carryPlan(kind, await read(), records))) throw changedMeanwhile();
  return plan;
}

function changedMeanwhile(): AppError {
  return new AppError("conflict", "Someone else changed these in the meantime. Look at the changes again.");
}
