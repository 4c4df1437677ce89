import type { PipelineColumn } from "#domain/leads/pipeline-board";
import type { LeadStatus } from "#domain/leads/pipeline";
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

export const BOARD_KEY = ["pipeline"] as const;

export function boardQuery() {
  return queryOptions({
    queryKey: BOARD_KEY,
    queryFn: () => unwrap(api.pipeline.$get({ query: {} })),
    // Moves change only what they must; comparing hundreds of cards would take part of a frame.
    structuralSharing: false,
  });
}

export async function fetchMoreCards(status: LeadStatus, cursor: string): Promise<PipelineColumn | null> {
  const [column] = await unwrap(api.pipeline.$get({ query: { status, cursor } }));
  return column ?? null;
}
