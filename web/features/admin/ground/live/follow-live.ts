import type { DeskMessage } from "#domain/desk/desk-messages";
import type { QueryClient } from "@tanstack/react-query";
import { ownAddress } from "../staff/use-staff.ts";
import { deskOf } from "./desk.ts";
import { askNow, forgetDesk, takeReady } from "./desk-query.ts";
import { DeskSocket } from "./desk-socket.ts";
import { gather } from "./gather.ts";
import { isPaused } from "./desk-link.ts";
import { onOpenLead, openLead } from "./looking.ts";
import { putPeople } from "./people.ts";
import { readerOf } from "./screen-reader.ts";
import { watchReads } from "./watch-reads.ts";

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
