import type { DeskMessage } from "#domain/delivery/desk/desk-messages";
import type { QueryClient, InfiniteData, QueryKey } from "@tanstack/react-query";
import { BOARD_KEY, type Board } from "../board-state/board.ts";
import { LEAD_KEY, LIST_KEY, QUEUE_KEY, type LeadPage, type ReadQueue } from "../basics/lead-cache.ts";
import { ownAddress } from "../../people/staff/use-staff.ts";
import { isPaused } from "./desk-link.ts";
import { askNow, forgetDesk, takeReady } from "./desk-query.ts";
import { DeskSocket } from "./desk-socket.ts";
import { deskOf, changeDesk } from "./desk.ts";
import { gather } from "./gather.ts";
import { onOpenLead, openLead } from "./looking.ts";
import { putPeople } from "./people.ts";
import { readerOf } from "./screen-reader.ts";

/** Walking through the list by keyboard is no news to the others. */
const LOOK_MS = 300;
/** Who has been elsewhere for so long is not looking at the lead any more. */
const AWAY_MS = 60_000;

/** Has the screen follow the desk by a socket. `onPause` is told when it has to do without. Returns what ends it. */
export function followLive(client: QueryClient, onPause: (isPaused: boolean) => void): () => void {
  let wasPaused = false;
  let isAway = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const socket = new DeskSocket({
    address: () => addressAfter(deskOf(client).cursor),
    onMessage: (message) => take(client, message),
    onNonsense: () => forgetDesk(client),
    // What the server answers says whether somebody has to sign in again.
    onSignedOut: () => void askNow(client),
    onLink: (link) => {
      if (isPaused(link) === wasPaused) return;
      wasPaused = isPaused(link);
      onPause(wasPaused);
      if (!wasPaused) return;
      // Who is here is known from the desk alone.
      putPeople([], "");
      void askNow(client);
    },
  });
  const look = gather(() => socket.look(isAway ? null : openLead()), LOOK_MS);
  const wake = () => {
    socket.wake();
    if (wasPaused) void askNow(client);
  };
  const setAway = (away: boolean) => {
    isAway = away;
    look(undefined);
  };
  const onVisibility = () => {
    clearTimeout(leaving);
    if (document.visibilityState === "hidden") {
      leaving = setTimeout(() => setAway(true), AWAY_MS);
    } else {
      setAway(false);
      wake();
    }
  };
  const stops = [
    watchReads(client),
    listen(window, "focus", wake),
    listen(window, "online", wake),
    listen(document, "visibilitychange", onVisibility),
    onOpenLead(() => look(undefined)),
  ];
  socket.wake();
  look(undefined);
  return () => {
    socket.stop();
    clearTimeout(leaving);
    putPeople([], "");
    for (const stop of stops) stop();
    onPause(false);
  };
}

function take(client: QueryClient, message: DeskMessage): void {
  if (message.type === "people") putPeople(message.people, ownAddress(client));
  else if (message.type === "ready") takeReady(client, message.cursor);
  else readerOf(client).take(message);
}

function addressAfter(cursor: number | null): string {
  const address = new URL("/api/desk", location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  if (cursor !== null) address.searchParams.set("after", String(cursor));
  return address.href;
}

function listen(target: EventTarget, name: string, act: () => void): () => void {
  target.addEventListener(name, act);
  return () => target.removeEventListener(name, act);
}

/**
 * Has nothing missed between what is read and what the desk says: of what it said while leads were being read, the
 * answer may know nothing, and it is asked once more. A screen that was told of nothing yet begins at the change that
 * its first answer was read at. Returns what ends it.
 */
export function watchReads(client: QueryClient): () => void {
  /** The newest change that was known when each reading began. */
  const begun = new Map<string, number | null>();
  return client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== "updated" || !("action" in event)) return;
    const { queryHash, queryKey } = query;
    const { action } = event;
    if (action.type === "fetch") begun.set(queryHash, deskOf(client).cursor);
    if (action.type !== "success" || action.manual) return;
    const readAt = leadsReadAt(client, queryKey);
    if (readAt !== null) takeRead(client, queryKey, begun.get(queryHash) ?? readAt);
  });
}

function takeRead(client: QueryClient, queryKey: QueryKey, knows: number): void {
  // No answer is of change 0, which stands for nothing that was read; a board that lets all leads in is of none yet.
  if (knows === 0 || !Number.isFinite(knows)) return;
  const { cursor } = deskOf(client);
  if (cursor === null) changeDesk(client, { cursor: knows });
  else if (knows < cursor && isOf(BOARD_KEY, queryKey)) readerOf(client).readBoard();
  else if (knows < cursor) void readerOf(client).askAfter(knows);
}

/** The change that a query has read leads at; null if it reads something else. */
function leadsReadAt(client: QueryClient, queryKey: QueryKey): number | null {
  if (isOf(LEAD_KEY, queryKey)) return client.getQueryData<LeadPage>(queryKey)?.readAt ?? null;
  if (isOf(LIST_KEY, queryKey)) {
    return client.getQueryData<InfiniteData<LeadPage>>(queryKey)?.pages[0]?.readAt ?? null;
  }
  if (isOf(QUEUE_KEY, queryKey)) return client.getQueryData<ReadQueue>(queryKey)?.readAt ?? null;
  return isOf(BOARD_KEY, queryKey) ? (client.getQueryData<Board>(queryKey)?.[0]?.readAt ?? null) : null;
}

function isOf(key: QueryKey, queryKey: QueryKey): boolean {
  return key.every((part, index) => part === queryKey[index]);
}
