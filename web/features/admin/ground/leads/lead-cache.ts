import type { AssessmentView } from "#domain/leads/assessment-view";
import type { InfiniteData, QueryClient, QueryFilters } from "@tanstack/react-query";
import { LEAD_KEY, LIST_KEY, SUMMARY_KEY, type AssessmentPage, type LeadPage } from "./lead-lists.ts";

type List = InfiniteData<AssessmentPage, string | null>;

/** What becomes of a lead that was read at change `readAt`; null takes it away, and the same object leaves it be. */
export type ChangeLead = (row: AssessmentView, readAt: number) => AssessmentView | null;

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
export function changeLeads(client: QueryClient, change: ChangeLead): void {
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
export function ifNew<T extends object>(before: T, now: T): T | undefined {
  return now === before ? undefined : now;
}

/** A page without changes stays the same object. */
export function changePage<P extends LeadPage>(page: P, change: ChangeLead): P {
  const rows = page.rows.map((row) => change(row, page.readAt));
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
