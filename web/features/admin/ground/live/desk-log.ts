import type { DeskChange } from "#domain/desk/desk-messages";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { QueryClient } from "@tanstack/react-query";

/** A lead arrived after one change and by another: its arrival and what came next are told as one. */
export type Born = { after: number; by: number };

/** The newest that is known of a lead: `id` is the change's number, `born` when it arrived if we were told. */
export type LeadNews = { id: number; born: Born | null; value: AssessmentView | null };

/** By the lead's number. */
export type DeskLog = ReadonlyMap<number, LeadNews>;

/**
 * What has happened to leads after change `since` and up to `cursor`; null before anything was asked. A board's
 * figures are right if it was read at change `boardNeeds` or later.
 */
export type Desk = { since: number | null; cursor: number | null; log: DeskLog; boardNeeds: number };

export const DESK_KEY = ["desk"] as const;
export const NO_DESK: Desk = { since: null, cursor: null, log: new Map(), boardNeeds: 0 };

/** What this browser has been told of leads. */
export function logOf(client: QueryClient): DeskLog {
  return client.getQueryData<Desk>(DESK_KEY)?.log ?? NO_DESK.log;
}

/** The log with what came after change `after`. What is known already, or older than what is known, adds nothing. */
export function addChanges(log: DeskLog, after: number, changes: readonly DeskChange[]): DeskLog {
  const next = new Map(log);
  for (const change of changes) {
    if (change.entity !== "assessment") continue;
    const { id, kind, entityId, value = null } = change;
    const known = next.get(entityId);
    if (known && known.id >= id) continue;
    const born = known?.born ?? (kind === "created" ? { after, by: id } : null);
    next.set(entityId, { id, born, value: kind === "deleted" ? null : value });
  }
  return next;
}

/** The leads that have arrived since something was read and that are not shown in it. */
export function newLeads(
  log: DeskLog,
  readAt: number,
  isShown: (lead: AssessmentView) => boolean,
): AssessmentView[] {
  return [...log.values()].flatMap(({ born, value }) =>
    value && born !== null && born.by > readAt && !isShown(value) ? [value] : [],
  );
}

/** Where to go on, or to begin again if something was read before what is known. */
export function cursorOf({ since, cursor }: Desk, oldest: number | null): number {
  if (since === null || cursor === null) return oldest ?? 0;
  return oldest !== null && oldest < since ? oldest : cursor;
}
