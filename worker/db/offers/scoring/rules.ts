import { AppError } from "#domain/errors";
import type { StaffAct } from "../../people/audit/audit.ts";
import { retryEdit, type Edited } from "../../people/audit/edited.ts";
import { changes } from "../../people/audit/record-edit.ts";
import type { CarriedRecords } from "../../people/audit/take-over.ts";
import type { Db, FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { tierConfigs } from "../../schema/offers.ts";
import { ruleEdit } from "./rule-edit.ts";
import type { RuleRow, RuleStore } from "./rule-stores.ts";

/** Adds a rule. Throws `invalid_request` if its offer does not exist, `conflict` if another rule excludes it. */
export async function createRule<Write extends object, Row extends RuleRow>(
  db: FollowedDb,
  store: RuleStore<Write, Row>,
  act: StaffAct,
  write: Write,
): Promise<Row> {
  await requireTiers(db, [store.targetTier(write)]);
  const [[row]] = await writeBatch(db, insertEdit(db, store, act, write));
  if (!row) throw excluded(store.name);
  return row;
}

/** Replaces a rule's fields under its version. Throws like `createRule`. */
export async function changeRule<Write extends object, Row extends RuleRow>(
  db: FollowedDb,
  store: RuleStore<Write, Row>,
  act: StaffAct,
  id: number,
  write: Write,
): Promise<Edited<Row>> {
  await requireTiers(db, [store.targetTier(write)]);
  return editRule(db, store, act, id, async (seen, all) => {
    if (all.some((rule) => rule.id !== id && store.excludes(rule, write))) throw excluded(store.name);
    const details = changes(seen, write);
    if (!details) return seen;
    const [[row]] = await writeBatch(db, updateEdit(db, store, act, seen, write, details));
    return row;
  });
}

/** Deletes a rule under its version; returns the deleted rule. */
export function removeRule<Write extends object, Row extends RuleRow>(
  db: FollowedDb,
  store: RuleStore<Write, Row>,
  act: StaffAct,
  id: number,
): Promise<Edited<Row>> {
  return editRule(db, store, act, id, async (seen) => {
    const [[row]] = await writeBatch(db, deleteEdit(db, store, act, seen));
    return row;
  });
}

/** What a file's rules of a kind change. Throws like `createRule`. */
export async function carriedRules<Write extends object, Row extends RuleRow>(
  db: Db,
  store: RuleStore<Write, Row>,
  act: StaffAct,
  records: readonly Write[],
): Promise<CarriedRecords<Write, Row>> {
  await requireTiers(db, records.map(store.targetTier), (index) => `records.${index}.targetTier`);
  return {
    kind: store.carried,
    read: async () => store.all(db),
    add: (write) => insertEdit(db, store, act, write),
    change: (from, to) => {
      const details = changes(from, to);
      return details ? updateEdit(db, store, act, from, to, details) : [];
    },
    remove: (from) => deleteEdit(db, store, act, from),
  };
}

function insertEdit<Write extends object, Row extends RuleRow>(
  db: Db,
  { entity, insert }: RuleStore<Write, Row>,
  act: StaffAct,
  write: Write,
) {
  const edit = { action: "create", entity, id: null, details: { after: write } } as const;
  return ruleEdit(db, act, insert(db, write), edit);
}

function updateEdit<Write extends object, Row extends RuleRow>(
  db: Db,
  { entity, update }: RuleStore<Write, Row>,
  act: StaffAct,
  seen: Row,
  write: Write,
  details: NonNullable<ReturnType<typeof changes>>,
) {
  return ruleEdit(db, act, update(db, seen, write), { action: "update", entity, id: seen.id, details });
}

function deleteEdit<Write extends object, Row extends RuleRow>(
  db: Db,
  { entity, remove }: RuleStore<Write, Row>,
  act: StaffAct,
  seen: Row,
) {
  const edit = { action: "delete", entity, id: seen.id, details: { before: seen } } as const;
  return ruleEdit(db, act, remove(db, seen), edit);
}

function editRule<Write extends object, Row extends RuleRow>(
  db: Db,
  store: RuleStore<Write, Row>,
  act: StaffAct,
  id: number,
  write: (seen: Row, all: Row[]) => Promise<Row | undefined>,
): Promise<Edited<Row>> {
  return retryEdit(act.expected, async (expected) => {
    const all = await store.all(db);
    const seen = all.find((rule) => rule.id === id);
    if (!seen) return { outcome: "unknown" };
    if (expected !== null && expected !== seen.version) return { outcome: "stale", current: seen };
    const record = await write(seen, all);
    return record ? { outcome: "done", record } : null;
  });
}

async function requireTiers(
  db: Db,
  tiers: readonly (number | null)[],
  pathOf: (index: number) => string = () => "targetTier",
): Promise<void> {
  if (tiers.every((tier) => tier === null)) return;
  const rows = await db.select({ tier: tierConfigs.tier }).from(tierConfigs);
  const known = new Set(rows.map(({ tier }) => tier));
  const at = tiers.findIndex((tier) => tier !== null && !known.has(tier));
  if (at === -1) return;
  const message = `There is no offer ${tiers[at]}.`;
  throw new AppError("invalid_request", message, { issues: [{ path: pathOf(at), message }] });
}

function excluded(name: string): AppError {
  return new AppError("conflict", `There is already a ${name} for this answer.`);
}
