import type { DeskNews } from "#domain/desk/desk-messages";
import type { LeadStatus } from "#domain/leads/pipeline";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { LEAD_KEY, LIST_KEY, type AssessmentPage, type LeadPage } from "../leads/lead-lists.ts";
import { ownAddress } from "../staff/use-staff.ts";
import { BOARD_KEY } from "../board/board.ts";
import { placeOf, type Board } from "../board/board.ts";
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
  const shown = <T>(queryKey: readonly string[]) =>
    client.getQueriesData<T>({ queryKey, type: "active" }).flatMap(([, data]) => (data ? [data] : []));
  for (const board of shown<Board>(BOARD_KEY)) {
    const place = placeOf(board, id);
    if (place) return place.status;
  }
  const pages = [
    ...shown<LeadPage>(LEAD_KEY),
    ...shown<InfiniteData<AssessmentPage>>(LIST_KEY).flatMap((list) => list.pages),
  ];
  return pages.flatMap(({ rows }) => rows).find((row) => row.id === id)?.leadStatus ?? null;
}
