import type { ChangeEntity, ChangeKind } from "./desk-changes.ts";

type Change = { id: number; entity: ChangeEntity; entityId: string; kind: ChangeKind };

/** The newest change of each record, in order. A record that is new in these changes stays `created`. */
export function newestOfEach<Each extends Change>(changes: readonly Each[]): Each[] {
  const newest = new Map<string, Each>();
  for (const change of changes) {
    const key = `${change.entity} ${change.entityId}`;
    const isNew = newest.get(key)?.kind === "created" && change.kind === "updated";
    newest.delete(key);
    newest.set(key, isNew ? { ...change, kind: "created" } : change);
  }
  return [...newest.values()];
}
