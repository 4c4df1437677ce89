import type { DeskChange, DeskNews } from "#domain/desk/desk-messages";
import type { AssessmentView } from "#domain/leads/assessment-view";

/** A lead arrived after one change and by another: its arrival and what came next are told as one. */
export type Born = { after: number; by: number };

/** The newest that is known of a lead: `id` is the change's number, `born` when it arrived if we were told. */
export type LeadNews = { id: number; born: Born | null; value: AssessmentView | null };

/** By the lead's number. */
export type DeskLog = ReadonlyMap<number, LeadNews>;

/** What has happened to leads after change `since` and up to `cursor`; both null before anything is known. */
export type Desk = { since: number | null; cursor: number | null; log: DeskLog };

export const NO_DESK: Desk = { since: null, cursor: null, log: new Map() };

/** The desk that knows nothing but where it begins. */
export function deskFrom(cursor: number): Desk {
  return { since: cursor, cursor, log: new Map() };
}

/** The desk with what came after change `after`, and what of it was not known. A reset begins again. */
export function deskAfter(desk: Desk, after: number, news: DeskNews): { desk: Desk; fresh: DeskChange[] } {
  if (news.type === "reset") return { desk: deskFrom(news.cursor), fresh: [] };
  const known = desk.cursor ?? after;
  const fresh = news.changes.filter(({ id }) => id > known);
  const log = fresh.length > 0 ? addChanges(desk.log, known, fresh) : desk.log;
  return { desk: { since: desk.since ?? after, cursor: Math.max(news.cursor, known), log }, fresh };
}

function addChanges(log: DeskLog, after: number, changes: readonly DeskChange[]): DeskLog {
  const next = new Map(log);
  for (const change of changes) {
    if (change.entity !== "assessment") continue;
    const { id, kind, entityId, value = null } = change;
    const born = next.get(entityId)?.born ?? (kind === "created" ? { after, by: id } : null);
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
