import type { AssessmentView } from "#domain/leads/assessment-view";
import type { QueryClient } from "@tanstack/react-query";

/** A lead that has come while this screen was open, by change `at`. */
export type Arrival = { at: number; lead: AssessmentView };

/**
 * What this browser knows of the desk: the number of the newest change that it was told of, null before any, and the
 * leads that have arrived, by their numbers.
 */
export type Desk = { cursor: number | null; arrived: ReadonlyMap<number, Arrival> };

export const DESK_KEY = ["desk"] as const;
export const NO_DESK: Desk = { cursor: null, arrived: new Map() };

export function deskOf(client: QueryClient): Desk {
  return client.getQueryData<Desk>(DESK_KEY) ?? NO_DESK;
}

export function changeDesk(client: QueryClient, changes: Partial<Desk>): Desk {
  const desk = { ...deskOf(client), ...changes };
  client.setQueryData<Desk>(DESK_KEY, desk);
  return desk;
}

/** The leads that have arrived since something was read, at change `readAt`, and that are not shown in it. */
export function newLeads(
  { arrived }: Desk,
  readAt: number,
  isShown: (lead: AssessmentView) => boolean,
): AssessmentView[] {
  return [...arrived.values()].flatMap(({ at, lead }) => (at > readAt && !isShown(lead) ? [lead] : []));
}
