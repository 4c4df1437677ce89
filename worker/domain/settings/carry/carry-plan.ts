import { changedFields } from "../../changed-fields.ts";
import type { CarriedKind } from "./carried-kinds.ts";

/** What importing the records of a file does to the stored ones. */
export type CarryPlan<Write, Stored> = {
  added: Write[];
  changed: { from: Stored; to: Write }[];
  removed: Stored[];
};

/** The stored records as somebody has seen them, by their ids. */
export type SeenVersions = Record<string, number>;

export function seenVersions<Write extends object, Stored extends { version: number }>(
  kind: CarriedKind<Write, Stored>,
  stored: readonly Stored[],
): SeenVersions {
  return Object.fromEntries(stored.map((record) => [String(kind.id(record)), record.version]));
}

/** Whether the records are still those that somebody has seen. */
export function areSeen<Write extends object, Stored extends { version: number }>(
  kind: CarriedKind<Write, Stored>,
  stored: readonly Stored[],
  seen: SeenVersions,
): boolean {
  return (
    Object.keys(seen).length === stored.length &&
    stored.every((record) => seen[String(kind.id(record))] === record.version)
  );
}

/** Afterwards, the stored records say and decide the same as the file's, in their order. */
export function carryPlan<Write extends object, Stored extends object>(
  kind: CarriedKind<Write, Stored>,
  stored: readonly Stored[],
  wanted: readonly Write[],
): CarryPlan<Write, Stored> {
  const pairs = inOrder(kind, wanted, paired(kind, stored, wanted));
  const kept = new Set(pairs.values());
  return {
    added: wanted.filter((to) => !pairs.has(to)),
    changed: wanted.flatMap((to) => {
      const from = pairs.get(to);
      return from && changedFields(from, to).length > 0 ? [{ from, to }] : [];
    }),
    removed: stored.filter((one) => !kept.has(one) && kind.isRemoved(one)),
  };
}

export function isEmptyPlan({ added, changed, removed }: CarryPlan<unknown, unknown>): boolean {
  return added.length + changed.length + removed.length === 0;
}

/** Which stored record each of the wanted ones is, edited. */
function paired<Write extends object, Stored extends object>(
  { keys }: CarriedKind<Write, Stored>,
  stored: readonly Stored[],
  wanted: readonly Write[],
): Map<Write, Stored> {
  const left = new Set(stored);
  const pairs = new Map<Write, Stored>();
  for (const key of keys) {
    for (const to of wanted) {
      const from = pairs.has(to) ? undefined : [...left].find((one) => key(one) === key(to));
      if (!from) continue;
      left.delete(from);
      pairs.set(to, from);
    }
  }
  return pairs;
}

/** The pairs that leave those of equal rank in the file's order. New records get ids above all others. */
function inOrder<Write extends object, Stored extends object>(
  { rank, id }: CarriedKind<Write, Stored>,
  wanted: readonly Write[],
  pairs: ReadonlyMap<Write, Stored>,
): Map<Write, Stored> {
  if (!rank) return new Map(pairs);
  const last = new Map<number, number>();
  const kept = new Map<Write, Stored>();
  for (const to of wanted) {
    const from = pairs.get(to);
    const place = from ? Number(id(from)) : Infinity;
    const isLater = from !== undefined && place > (last.get(rank(to)) ?? -Infinity);
    if (isLater) kept.set(to, from);
    last.set(rank(to), isLater ? place : Infinity);
  }
  return kept;
}
