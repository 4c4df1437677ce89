import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api-error.ts";
import { api, unwrap } from "../../../lib/api.ts";
import { LEAD_KEY, type LeadPage } from "../ground/leads/lead-lists.ts";
import { readAtOf } from "../ground/live/read-at.ts";

/** One assessment; null if there is none with this number. */
export function heldLeadQuery(id: number) {
  return queryOptions({
    queryKey: [...LEAD_KEY, id],
    queryFn: () => fetchLead(id),
    select: ({ rows }) => rows[0] ?? null,
    // Whoever follows a link wants the current state.
    staleTime: 0,
  });
}

/** A page of one lead, or of none if there is none with this number. */
async function fetchLead(id: number): Promise<LeadPage> {
  const response = await api.assessment[":id"].$get({ param: { id: String(id) } });
  const lead = await unwrap(Promise.resolve(response)).catch(nullIfGone);
  return { rows: lead ? [lead] : [], readAt: readAtOf(response) };
}

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
