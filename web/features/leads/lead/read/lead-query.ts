import type { LeadDetails } from "#domain/leads/timeline/lead-details";
import type { TimelineDelivery } from "#domain/leads/timeline/timeline-event";
import { queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../../lib/api-error.ts";
import { api, unwrap } from "../../../../lib/api.ts";
import { LEAD_KEY, putRead, type LeadPage } from "../../basics/lead-cache.ts";
import { readAtOf } from "../../live/read-at.ts";
import { isWhole, knownLead } from "./known-lead.ts";

/** All that a lead's page shows but the lead itself, which is put in its place like those of the list. */
export type LeadMore = Omit<LeadDetails, "lead">;
type ReadLead = LeadPage & { more: LeadMore | null; wasErased: boolean };

function leadPageQuery(client: QueryClient, id: number) {
  return queryOptions({
    // Under this key it is read again whenever the desk tells of the lead: an event, a call or a delivery may have come.
    queryKey: [...LEAD_KEY, "page", id],
    queryFn: () => fetchLead(client, id),
    // What is known already is changed like what is read.
    initialData: () => knownPage(client, id),
    initialDataUpdatedAt: 0,
    staleTime: 0,
    // The desk tells nothing of a message that has been sent.
    refetchInterval: ({ state }) => nextStateMs(state.data?.more?.deliveries ?? [], Date.now()),
  });
}

/** The lead as it is now, read again whenever the desk tells of it. `lead` is null if it is not there (any more). */
export function useLeadPage(id: number) {
  const query = useQuery(leadPageQuery(useQueryClient(), id));
  const { data } = query;
  return {
    query,
    lead: data && (data.rows[0] ?? null),
    more: data?.more ?? null,
    wasErased: data?.wasErased ?? false,
  };
}

/** The page of a lead of which all that is stored is known here already, without what happened. */
function knownPage(client: QueryClient, id: number): ReadLead | undefined {
  const lead = knownLead(client, id);
  if (!lead || !isWhole(lead)) return undefined;
  return { rows: [lead], readAt: 0, more: null, wasErased: false };
}

/** A lead that is found to be gone leaves lists and the queue too: nothing offers it again. */
async function fetchLead(client: QueryClient, id: number): Promise<ReadLead> {
  const nobody: ReadLead = { rows: [], readAt: 0, more: null, wasErased: false };
  // No lead has the number 0, which stands for a broken link.
  if (id === 0) return nobody;
  const response = await api.leads[":id"].$get({ param: { id: String(id) } });
  const readAt = readAtOf(response);
  const found = await unwrap(Promise.resolve(response)).catch(nullIfGone);
  if (!found) {
    putRead(client, [], [id]);
    return { ...nobody, readAt, wasErased: response.status === 410 };
  }
  const { lead, ...more } = found;
  return { ...nobody, rows: [lead], readAt, more };
}

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
  throw error;
}

const SOONEST_MS = 5_000;
/** How often is asked about what should have been sent long ago. */
const OVERDUE_MS = 60_000;
const LATEST_MS = 3_600_000;

/** In how many milliseconds what is still to be sent may have another state; false if nothing is. */
export function nextStateMs(
  deliveries: readonly Pick<TimelineDelivery, "status" | "dueAt">[],
  now: number,
): number | false {
  const waits = deliveries.flatMap(({ status, dueAt }) =>
    status === "pending" ? [waitMs(Date.parse(dueAt) - now)] : [],
  );
  return waits.length > 0 && Math.min(Math.max(SOONEST_MS, Math.min(...waits)), LATEST_MS);
}

/** The longer it is overdue, the rarer. */
function waitMs(untilDue: number): number {
  return untilDue > 0 ? untilDue : Math.min(-untilDue, OVERDUE_MS);
}
