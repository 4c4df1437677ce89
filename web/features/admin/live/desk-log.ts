import type { DeskChange } from "#domain/desk/desk-messages";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { QueryClient } from "@tanstack/react-query";

/** The newest that is known of a lead: `id` is the change's number, `bornAt` that of its arrival if we were told. */
export type LeadNews = { id: number; bornAt: number | null; value: AssessmentView | null };

/** By the lead's number. */
export type DeskLog = ReadonlyMap<number, LeadNews>;

/**
 * What has happened to leads after change `since` and up to `cursor`; null before anything was asked. The board's
 * figures are right if it was read at change `boardNeeds` or later.
 */
export type Desk = { since: number | null; cursor: number | null; log: DeskLog; boardNeeds: number };

export const DESK_KEY = ["desk"] as const;
export const NO_DESK: Desk = { since: null, cursor: null, log: new Map(), boardNeeds: 0 };

/** What this browser has been told of leads. */
export function logOf(client: QueryClient): DeskLog {
  return client.getQueryData<Desk>(DESK_KEY)?.log ?? NO_DESK.log;
}

/** The log with more changes. One that is known already, or older than what is known, adds nothing. */
export function addChanges(log: DeskLog, changes: readonly DeskChange[]): DeskLog {
  const next = new Map(log);
  for (const change of changes) {
    if (change.entity !== "assessment") continue;
    const { id, kind, entityId, value = null } = change;
    const known = next.get(entityId);
    if (known && known.id >= id) continue;
    const bornAt = known?.bornAt ?? (kind === "created" ? id : null);
    next.set(entityId, { id, bornAt, value: kind === "deleted" ? null : value });
  }
  return next;
}

/** The leads that have arrived since something was read and that are not shown in it. */
export function newLeads(
  log: DeskLog,
  readAt: number,
  isShown: (lead: AssessmentView) => boolean,
): AssessmentView[] {
  return [...log.values()].flatMap(({ bornAt, value }) =>
    value && bornAt !== null && bornAt > readAt && !isShown(value) ? [value] : [],
  );
}

/** Where to go on, or to begin again if something was read before what is known. */
export function cursorOf({ since, cursor }: Desk, oldest: number | null): number {
  if (since === null || cursor === null) return oldest ?? 0;
  return oldest !== null && oldest < since ? oldest : cursor;
}
