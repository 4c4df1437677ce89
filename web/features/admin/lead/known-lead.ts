import type { AssessmentView } from "#domain/leads/assessment-view";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { LIST_KEY, type AssessmentPage } from "../assessments/api.ts";
import { leadInQueue } from "../calls/queue-api.ts";
import { logOf } from "../live/desk-log.ts";

/** A lead as this browser knows it from elsewhere: told by the desk, in a list, or in the queue. */
export function knownLead(client: QueryClient, id: number): AssessmentView | null {
  const told = logOf(client).get(id)?.value;
  if (told) return told;
  const lists = client.getQueriesData<InfiniteData<AssessmentPage>>({ queryKey: LIST_KEY });
  for (const [, list] of lists) {
    const row = list?.pages.flatMap(({ rows }) => rows).find((lead) => lead.id === id);
    if (row) return row;
  }
  return leadInQueue(client, id);
}
