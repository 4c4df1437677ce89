import type { DeskNews } from "#domain/desk/desk-messages";
import type { LeadStatus } from "#domain/leads/pipeline";
import type { QueryClient } from "@tanstack/react-query";
import { listedLead } from "../leads/lead-cache.ts";
import { ownAddress } from "../staff/use-staff.ts";
import { BOARD_KEY, placeOf, type Board } from "../board/board.ts";
import { announce } from "./announcer.tsx";
import { gather } from "./gather.ts";
import { movesIn, moveWords, type LeadMove } from "./moves.ts";

/** Moves within this time are announced together. */
const TOGETHER_MS = 1_000;

let moves: LeadMove[] = [];
const announceSoon = gather(() => {
  announce(moveWords(moves));
  moves = [];
}, TOGETHER_MS);

/** Announces whom others have moved among the leads on the screen. To be called before the screen follows. */
export function announceMoves(client: QueryClient, news: DeskNews): void {
  if (news.type === "reset") return;
  const more = movesIn(news.changes, (id) => shownStatus(client, id), ownAddress(client));
  if (more.length === 0) return;
  moves.push(...more);
  announceSoon(undefined);
}

function shownStatus(client: QueryClient, id: number): LeadStatus | null {
  for (const [, board] of client.getQueriesData<Board>({ queryKey: BOARD_KEY, type: "active" })) {
    const place = board && placeOf(board, id);
    if (place) return place.status;
  }
  return listedLead(client, id, "active")?.leadStatus ?? null;
}
