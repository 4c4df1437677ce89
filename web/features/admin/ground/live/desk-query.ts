import type { DeskNews } from "#domain/desk/desk-messages";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../../lib/api.ts";
import { announceMoves } from "./announce-moves.ts";
import { cursorOf, DESK_KEY, NO_DESK, type Desk } from "./desk-log.ts";
import { deskWith, followDesk, oldestRead } from "./follow-cache.ts";
import { gather } from "./gather.ts";

/** How often a visible screen asks what has changed while it has no socket. */
export const ASK_MS = 15_000;
/** How often it is tried whether what was in somebody's hand is free. */
const HAND_MS = 500;

export function deskQuery() {
  return queryOptions({
    queryKey: DESK_KEY,
    queryFn: ({ client }) => askDesk(client),
    initialData: NO_DESK,
    structuralSharing: false,
  });
}

export function useDesk(): Desk {
  return useQuery(deskQuery()).data;
}

/** The newest change there is; the newest known one if that cannot be had. */
export async function askNow(client: QueryClient): Promise<number> {
  const desk = await client.fetchQuery({ ...deskQuery(), staleTime: 0 }).catch(() => callingOf(client));
  return desk.cursor ?? 0;
}

/** Where the screen goes on from; null if it has read nothing yet. */
export function cursorNow(client: QueryClient): number | null {
  const desk = callingOf(client);
  const oldest = oldestRead(client, desk);
  return desk.cursor === null && oldest === null ? null : cursorOf(desk, oldest);
}

/** Brings the screen up to what came after change `after`. */
export function takeNews(client: QueryClient, after: number, news: DeskNews): Desk {
  announceMoves(client, news);
  const desk = deskWith(client, callingOf(client), after, news);
  client.setQueryData<Desk>(DESK_KEY, desk);
  follow(client);
  return desk;
}

/** To be called when something has been read: asks for what happened between that and what is known. */
export function catchUp(client: QueryClient): void {
  const desk = callingOf(client);
  const { since } = desk;
  const oldest = oldestRead(client, desk);
  if (since !== null && oldest !== null && oldest < since) void askNow(client);
  follow(client);
}

async function askDesk(client: QueryClient): Promise<Desk> {
  const after = cursorNow(client) ?? 0;
  const news = await unwrap(api.changes.$get({ query: { after: String(after) } }));
  return takeNews(client, after, news);
}

function callingOf(client: QueryClient): Desk {
  return client.getQueryData<Desk>(DESK_KEY) ?? NO_DESK;
}

/** What has to wait for somebody's hand follows once that is empty. */
function follow(client: QueryClient): void {
  if (followDesk(client, callingOf(client)) === "later") followLater(client);
}

const followLater = gather(follow, HAND_MS);
