import type { AssessmentView } from "#domain/leads/assessment-view";
import { QUEUE_PARTS } from "#domain/calls/queue/call-queue";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { QUEUE_KEY, type ReadQueue } from "../../leads/basics/lead-cache.ts";
import { readAtOf } from "../../leads/live/read-at.ts";

const OLD_MS = 60_000;

export function queueQuery() {
  return queryOptions({ queryKey: QUEUE_KEY, queryFn: fetchQueue, staleTime: OLD_MS });
}

async function fetchQueue(): Promise<ReadQueue> {
  const response = await api.desk.queue.$get();
  const queue = await unwrap(Promise.resolve(response));
  return {
    leads: QUEUE_PARTS.flatMap((part) => queue[part]),
    readAt: readAtOf(response),
    ahead: Date.parse(queue.now) - Date.now(),
  };
}

/** A lead of the queue, as it was read; null if the queue is not known, or it is not in it. */
export function leadInQueue(client: QueryClient, id: number): AssessmentView | null {
  return client.getQueryData<ReadQueue>(QUEUE_KEY)?.leads.find((lead) => lead.id === id) ?? null;
}

/** A lead as a write of one's own has left it; null if it was erased. */
export function putInQueue(client: QueryClient, id: number, lead: AssessmentView | null): void {
  client.setQueryData<ReadQueue>(QUEUE_KEY, (queue) => {
    if (!queue) return queue;
    const others = queue.leads.filter((each) => each.id !== id);
    return { ...queue, leads: lead ? [...others, lead] : others };
  });
}
