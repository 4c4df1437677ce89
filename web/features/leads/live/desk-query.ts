import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { changeDesk, DESK_KEY, deskOf, NO_DESK, type Desk } from "./desk.ts";
import { readerOf } from "./screen-reader.ts";

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
  const desk = await client.fetchQuery({ ...deskQuery(), staleTime: 0 }).catch(() => deskOf(client));
  return desk.cursor ?? 0;
}

/**
 * To be called when a socket says that it goes on from change `cursor`. A screen that knows nothing begins there. One
 * that read its leads while the socket was being opened lacks what came in between, and asks for it.
 */
export function takeReady(client: QueryClient, cursor: number): void {
  const known = deskOf(client).cursor;
  if (known !== null && known < cursor) void readerOf(client).askAfter(known);
  if (known === null || known < cursor) changeDesk(client, { cursor });
}

/** Begins again as a screen that knows nothing: all is read once more. */
export function forgetDesk(client: QueryClient): void {
  readerOf(client).readAll();
  changeDesk(client, NO_DESK);
}

async function askDesk(client: QueryClient): Promise<Desk> {
  const after = deskOf(client).cursor ?? 0;
  readerOf(client).take(await unwrap(api.changes.$get({ query: { after: String(after) } })));
  return deskOf(client);
}
