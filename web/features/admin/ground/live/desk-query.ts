import type { DeskNews } from "#domain/desk/desk-messages";
import { queryOptions, useQuery, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { api, unwrap } from "../../../../lib/api.ts";
import { announceMoves } from "./announce-moves.ts";
import { deskAfter, deskFrom, NO_DESK, type Desk, type DeskLog } from "./desk-log.ts";
import { followScreen, leadsReadAt, readAllAgain, readChanged } from "./follow-screen.ts";
import { gather } from "./gather.ts";

/** How often a visible screen asks what has changed while it has no socket. */
export const ASK_MS = 15_000;
/** How often it is tried whether what was in somebody's hand is free. */
const HAND_MS = 500;

const DESK_KEY = ["desk"] as const;

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

/** What this browser knows of what has changed. */
export function deskOf(client: QueryClient): Desk {
  return client.getQueryData<Desk>(DESK_KEY) ?? NO_DESK;
}

/** What this browser has been told of leads. */
export function logOf(client: QueryClient): DeskLog {
  return deskOf(client).log;
}

/** The newest change there is; the newest known one if that cannot be had. */
export async function askNow(client: QueryClient): Promise<number> {
  const desk = await client.fetchQuery({ ...deskQuery(), staleTime: 0 }).catch(() => deskOf(client));
  return desk.cursor ?? 0;
}

/** Brings the screen up to what came after change `after`. */
export function takeNews(client: QueryClient, after: number, news: DeskNews): Desk {
  announceMoves(client, news);
  const { desk, fresh } = deskAfter(deskOf(client), after, news);
  if (news.type === "reset") readAllAgain(client);
  else readChanged(client, fresh);
  return putDesk(client, desk);
}

/**
 * To be called when a socket says that it goes on from change `cursor`. A screen that knows nothing begins there. One
 * that read its leads while the socket was being opened lacks what came in between, which nobody will tell it: all is
 * read again.
 */
export function takeReady(client: QueryClient, cursor: number): void {
  const known = deskOf(client).cursor;
  if (known === null) takeNews(client, cursor, { type: "changes", cursor, changes: [] });
  else if (known < cursor) takeNews(client, known, { type: "reset", cursor });
}

/**
 * To be called when a query has come from the server. A screen that knows nothing begins there; what was read before
 * that is read again, as the desk tells nothing of what came earlier.
 */
export function takeRead(client: QueryClient, queryKey: QueryKey): void {
  const readAt = leadsReadAt(client, queryKey);
  // No answer is of change 0, which stands for nothing that was read.
  if (readAt === null || readAt === 0) return;
  const desk = deskOf(client);
  if (desk.since !== null && readAt < desk.since) void client.invalidateQueries({ queryKey, exact: true });
  putDesk(client, desk.cursor === null ? deskFrom(readAt) : desk);
}

/** Begins again as a screen that knows nothing: all is read once more. */
export function forgetDesk(client: QueryClient): void {
  readAllAgain(client);
  client.setQueryData<Desk>(DESK_KEY, NO_DESK);
}

async function askDesk(client: QueryClient): Promise<Desk> {
  const after = deskOf(client).cursor ?? 0;
  const news = await unwrap(api.changes.$get({ query: { after: String(after) } }));
  return takeNews(client, after, news);
}

function putDesk(client: QueryClient, desk: Desk): Desk {
  if (desk !== deskOf(client)) client.setQueryData<Desk>(DESK_KEY, desk);
  follow(client);
  return desk;
}

/** What has to wait for somebody's hand follows once that is empty. */
function follow(client: QueryClient): void {
  if (!followScreen(client, deskOf(client))) followLater(client);
}

const followLater = gather(follow, HAND_MS);
