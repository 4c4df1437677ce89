import type { AssessmentView } from "#domain/leads/assessment-view";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { AssessmentPage, LeadPage } from "../assessments/api.ts";
import { LEAD_KEY, LIST_KEY, SUMMARY_KEY } from "../assessments/api.ts";

type List = InfiniteData<AssessmentPage, string | null>;

/**
 * Updates a saved lead wherever it is listed, and invalidates the figures it is part of. A row of the same version has
 * been read since: it has the change, and perhaps what was noted on the lead after it.
 */
export function putLead(client: QueryClient, lead: AssessmentView): void {
  changeLists(client, (row) => (row.id === lead.id && row.version < lead.version ? lead : row));
  refreshFigures(client);
}

/** The same for a claim or a call, which gives the lead no new version. */
export function putCalledLead(client: QueryClient, lead: AssessmentView): void {
  changeLists(client, (row) => (row.id === lead.id && row.version <= lead.version ? lead : row));
  refreshFigures(client);
}

export function dropLead(client: QueryClient, id: number): void {
  changeLists(client, (row) => (row.id === id ? null : row));
  void client.invalidateQueries({ queryKey: ["related"] });
  refreshFigures(client);
}

/** Removes everything under an address, in any case, from the lists. */
export function dropPerson(client: QueryClient, email: string): void {
  const isTheirs = (row: AssessmentView) => row.email?.toLowerCase() === email.toLowerCase();
  changeLists(client, (row) => (isTheirs(row) ? null : row));
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
