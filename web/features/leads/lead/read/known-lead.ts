import type { AssessmentView } from "#domain/leads/assessment-view";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import type { QueryClient } from "@tanstack/react-query";
import { listedLead } from "../../basics/lead-cache.ts";
import { leadInQueue } from "../../../calls/acts/queue-api.ts";
import { deskOf } from "../../live/desk.ts";
import { BOARD_KEY } from "../../board-state/board.ts";
import { placeOf, type Board } from "../../board-state/board.ts";

/** What is said of a lead first. A card of the board has not all of it. */
export type GlimpsedLead = Omit<PipelineCard, "inStageSince"> & Partial<AssessmentView>;

/** A lead as this browser knows it from elsewhere: in a list, newly arrived, in the queue, or on the board. */
export function knownLead(client: QueryClient, id: number): AssessmentView | GlimpsedLead | null {
  return (
    listedLead(client, id) ??
    deskOf(client).arrived.get(id)?.lead ??
    leadInQueue(client, id) ??
    onBoard(client, id)
  );
}

/** Whether all of a lead is known that is stored with it. */
export function isWhole(lead: AssessmentView | GlimpsedLead): lead is AssessmentView {
  return lead.answers !== undefined;
}

function onBoard(client: QueryClient, id: number): GlimpsedLead | null {
  for (const [, board] of client.getQueriesData<Board>({ queryKey: BOARD_KEY })) {
    const card = board && placeOf(board, id)?.card;
    if (card) return card;
  }
  return null;
}
