import type { AssessmentView } from "#domain/leads/assessment-view";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { AssessmentPage, LeadPage } from "./lead-lists.ts";
import { LEAD_KEY, LIST_KEY, SUMMARY_KEY } from "./lead-lists.ts";

type List = InfiniteData<AssessmentPage, string | null>;

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
  changeLists(client, (row) => {
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
  changeLists(client, (row) => (ids.includes(row.id) ? null : row));
  void client.invalidateQueries({ queryKey: ["related"] });
  refreshFigures(client);
}

function changeLists(client: QueryClient, change: (row: AssessmentView) => AssessmentView | null): void {
  client.setQueriesData<LeadPage>({ queryKey: LEAD_KEY }, (page) => page && changePage(page, change));
  client.setQueriesData<List>(
    { queryKey: LIST_KEY },
    (list) => list && { ...list, pages: list.pages.map((page) => changePage(page, change)) },
  );
}

/** A page without changes stays the same object, so that it is not rendered again. */
function changePage<P extends LeadPage>(page: P, change: (row: AssessmentView) => AssessmentView | null): P {
  const rows = page.rows.map(change);
  if (rows.every((row, index) => row === page.rows[index])) return page;
  return { ...page, rows: rows.filter((row) => row !== null) };
}

/** Counts and sums are small and refetched at once, board and analytics when they are next viewed. */
function refreshFigures(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: SUMMARY_KEY });
  void client.invalidateQueries({ queryKey: ["pipeline"], refetchType: "none" });
  void client.invalidateQueries({ queryKey: ["analytics"], refetchType: "none" });
}
