import type { LeadStatus } from "#domain/leads/pipeline";
import type { QueryClient } from "@tanstack/react-query";
import { listedLead } from "../basics/lead-cache.ts";
import { ownAddress } from "../../people/staff/use-staff.ts";
import { placeOf, type Board } from "../board-state/board.ts";
import { announce } from "./announcer.tsx";
import { gather } from "./gather.ts";
import { movesIn, moveWords, type LeadMove, type MovedLead } from "./moves.ts";

/** Moves within this time are announced together. */
const TOGETHER_MS = 1_000;

let moves: LeadMove[] = [];
const announceSoon = gather(() => {
  announce(moveWords(moves));
  moves = [];
}, TOGETHER_MS);

/** Announces whom others have moved among the leads of a list, which are about to be shown as they are now. */
export function announceListed(client: QueryClient, leads: readonly MovedLead[]): void {
  announceMoves(client, leads, (id) => listedLead(client, id, "active")?.leadStatus ?? null);
}

/** Likewise of a board. */
export function announceOnBoard(client: QueryClient, before: Board, now: Board): void {
  const cards = now.flatMap((column) => column.cards);
  announceMoves(client, cards, (id) => placeOf(before, id)?.status ?? null);
}

function announceMoves(
  client: QueryClient,
  leads: readonly MovedLead[],
  shownStatus: (id: number) => LeadStatus | null,
): void {
  const more = movesIn(leads, shownStatus, ownAddress(client));
  if (more.length === 0) return;
  moves.push(...more);
  announceSoon(undefined);
}
