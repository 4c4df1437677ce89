import { AppError } from "#domain/errors";
import { eq } from "drizzle-orm";
import type { StaffAct } from "../../people/audit/audit.ts";
import { retryEdit, type Edited } from "../../people/audit/edited.ts";
import { changes } from "../../people/audit/record-edit.ts";
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
  await requireTier(db, store.targetTier(write));
  const edit = { action: "create", entity: store.entity, id: null, details: { after: write } } as const;
  const [[row]] = await writeBatch(db, ruleEdit(db, act, store.insert(db, write), edit));
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
  await requireTier(db, store.targetTier(write));
  return editRule(db, store, act, id, async (seen, all) => {
    if (all.some((rule) => rule.id !== id && store.excludes(rule, write))) throw excluded(store.name);
    const details = changes(seen, write);
    if (!details) return seen;
    const edit = { action: "update", entity: store.entity, id, details } as const;
    const [[row]] = await writeBatch(db, ruleEdit(db, act, store.update(db, seen, write), edit));
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
    const edit = { action: "delete", entity: store.entity, id, details: { before: seen } } as const;
    const [[row]] = await writeBatch(db, ruleEdit(db, act, store.remove(db, seen), edit));
    return row;
  });
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

async function requireTier(db: Db, tier: number | null): Promise<void> {
  if (tier === null) return;
  const known = await db
    .select({ tier: tierConfigs.tier })
    .from(tierConfigs)
    .where(eq(tierConfigs.tier, tier));
  if (known.length > 0) return;
  const message = `There is no offer ${tier}.`;
  throw new AppError("invalid_request", message, { issues: [{ path: "targetTier", message }] });
}

function excluded(name: string): AppError {
  return new AppError("conflict", `There is already a ${name} for this answer.`);
}
