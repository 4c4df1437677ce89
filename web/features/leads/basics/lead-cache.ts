import type { AssessmentView } from "#domain/leads/assessment-view";
import type { AgendaCall } from "#domain/calls/queue/agenda";
import {
  replaceEqualDeep,
  type InfiniteData,
  type QueryClient,
  type QueryFilters,
} from "@tanstack/react-query";

type List = InfiniteData<AssessmentPage, string | null>;

/** What becomes of a lead; null takes it away, and the same object leaves it be. */
type ChangeLead = (row: AssessmentView) => AssessmentView | null;

/**
 * Updates saved leads wherever they are listed, in one go, and invalidates the figures they are part of. A row of the
 * same version has been read since: it has the change, and perhaps what was noted on the lead after it.
 */
export function putLead(client: QueryClient, ...leads: AssessmentView[]): void {
  putLeads(client, leads, (row, lead) => row.version < lead.version);
}

/** The same for claims and calls, which give a lead no new version. */
export function putCalledLead(client: QueryClient, ...leads: AssessmentView[]): void {
  putLeads(client, leads, (row, lead) => row.version <= lead.version);
}

type IsOlder = (row: AssessmentView, lead: AssessmentView) => boolean;

function putLeads(client: QueryClient, leads: readonly AssessmentView[], isOlder: IsOlder): void {
  const changed = new Map(leads.map((lead) => [lead.id, lead]));
  changeLeads(client, (row) => {
    const lead = changed.get(row.id);
    return lead && isOlder(row, lead) ? lead : row;
  });
  refreshFigures(client);
}

/**
 * Leads as they are now, wherever they are shown, and those that are gone. A row that a write of one's own has made
 * newer stays; what has not changed is the same object, and is not drawn again.
 */
export function putRead(
  client: QueryClient,
  leads: readonly AssessmentView[],
  gone: readonly number[],
): void {
  const read = new Map<number, AssessmentView | null>(leads.map((lead) => [lead.id, lead]));
  for (const id of gone) read.set(id, null);
  const now = (row: AssessmentView) => {
    const lead = read.get(row.id);
    if (lead === undefined || (lead && lead.version < row.version)) return row;
    return lead && replaceEqualDeep(row, lead);
  };
  changeLeads(client, now);
  const queue = client.getQueryData<ReadQueue>(QUEUE_KEY);
  if (queue) {
    const known = new Set(queue.leads.map(({ id }) => id));
    const rows = queue.leads.flatMap((lead) => now(lead) ?? []);
    const all = [...rows, ...leads.filter(({ id }) => !known.has(id))];
    // It is as old as it was: what it holds of others is not newer for this.
    const updatedAt = client.getQueryState(QUEUE_KEY)?.dataUpdatedAt ?? 0;
    client.setQueryData<ReadQueue>(QUEUE_KEY, { ...queue, leads: all }, { updatedAt });
  }
  client.setQueriesData<AgendaCall[]>({ queryKey: AGENDA_KEY }, (calls) =>
    calls?.map((call) => (call.lead ? { ...call, lead: now(call.lead) ?? call.lead } : call)),
  );
}

export function dropLead(client: QueryClient, id: number): void {
  dropLeads(client, [id]);
}

/** Removes erased leads from the lists. */
export function dropLeads(client: QueryClient, ids: readonly number[]): void {
  changeLeads(client, (row) => (ids.includes(row.id) ? null : row));
  void client.invalidateQueries({ queryKey: ["related"] });
  refreshFigures(client);
}

/** The one place where leads change that this browser has read, but for the cards of the board. */
function changeLeads(client: QueryClient, change: ChangeLead): void {
  client.setQueriesData<LeadPage>(
    { queryKey: LEAD_KEY },
    (page) => page && ifNew(page, changePage(page, change)),
  );
  client.setQueriesData<List>(
    { queryKey: LIST_KEY },
    (list) => list && ifNew(list, changeList(list, change)),
  );
}

/** A lead as a list or a page of this browser has it; null if none has. */
export function listedLead(
  client: QueryClient,
  id: number,
  type: QueryFilters["type"] = "all",
): AssessmentView | null {
  const read = <T>(queryKey: readonly string[]) =>
    client.getQueriesData<T>({ queryKey, type }).flatMap(([, data]) => (data ? [data] : []));
  const pages = [...read<LeadPage>(LEAD_KEY), ...read<List>(LIST_KEY).flatMap((list) => list.pages)];
  return pages.flatMap(({ rows }) => rows).find((row) => row.id === id) ?? null;
}

/** Undefined, which sets nothing, if nothing has changed: then nothing is drawn again. */
function ifNew<T extends object>(before: T, now: T): T | undefined {
  return now === before ? undefined : now;
}

/** A page without changes stays the same object. */
function changePage<P extends LeadPage>(page: P, change: ChangeLead): P {
  const rows = page.rows.map(change);
  if (rows.every((row, index) => row === page.rows[index])) return page;
  return { ...page, rows: rows.filter((row) => row !== null) };
}

function changeList(list: List, change: ChangeLead): List {
  const pages = list.pages.map((page) => changePage(page, change));
  return pages.every((page, index) => page === list.pages[index]) ? list : { ...list, pages };
}

/** Counts and sums are small and refetched at once, board and analytics when they are next viewed. */
function refreshFigures(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: SUMMARY_KEY });
  void client.invalidateQueries({ queryKey: ["pipeline"], refetchType: "none" });
  void client.invalidateQueries({ queryKey: ["analytics"], refetchType: "none" });
}

// Where this browser keeps leads: what is read of them lies under these keys, and follows the desk.
export const LIST_KEY = ["assessments", "list"] as const;
export const LEAD_KEY = ["assessments", "lead"] as const;
/** The mails of a lead, with its number: read again whenever the desk tells of the lead. */
export const MAILS_KEY = ["assessments", "mails"] as const;
export const SUMMARY_KEY = ["assessments", "summary"] as const;
/** Read again whenever a call is recorded: what the desk says of calls concerns all that begins like this. */
export const QUEUE_KEY = ["calls", "queue"] as const;
/** With the day that it begins at. What the desk says of bookings concerns all that begins like this. */
export const AGENDA_KEY = ["bookings", "agenda"] as const;

/** Leads as they were read, at change `readAt`. A page of one lead is empty if it is not there (any more). */
export type LeadPage = { rows: AssessmentView[]; readAt: number };

/** The leads of the queue as they were read, at change `readAt`. */
export type ReadQueue = {
  leads: AssessmentView[];
  readAt: number;
  /** How far the server's clock is ahead of the browser's (ms). */
  ahead: number;
};

/** A page of the list; `next` is where the following one begins, `total` the number of all as it is shown. */
export type AssessmentPage = LeadPage & { next: string | null; total: string };
