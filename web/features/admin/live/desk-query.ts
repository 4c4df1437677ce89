import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, unwrap } from "../../../lib/api.ts";
import { cursorOf, DESK_KEY, NO_DESK, type Desk } from "./desk-log.ts";
import { deskWith, followDesk, oldestRead } from "./follow-cache.ts";

/** How often a visible screen asks what has changed. */
export const ASK_MS = 15_000;

function deskQuery() {
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

/** Keeps what is shown up to date: every 15 s, and at once when somebody comes back to the window or online. */
export function useFollowing(): void {
  const { refetch } = useQuery({
    ...deskQuery(),
    refetchInterval: ASK_MS,
    refetchOnReconnect: "always",
    refetchOnWindowFocus: "always",
  });
  useEffect(() => {
    // The library notices only windows that were hidden.
    const ask = () => void refetch({ cancelRefetch: false });
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [refetch]);
}

/** The newest change there is; the newest known one if that cannot be had. */
export async function askNow(client: QueryClient): Promise<number> {
  const desk = await client
    .fetchQuery({ ...deskQuery(), staleTime: 0 })
    .catch(() => client.getQueryData<Desk>(DESK_KEY));
  return desk?.cursor ?? 0;
}

async function askDesk(client: QueryClient): Promise<Desk> {
  const before = client.getQueryData<Desk>(DESK_KEY) ?? NO_DESK;
  const after = cursorOf(before, oldestRead(client));
  const news = await unwrap(api.changes.$get({ query: { after: String(after) } }));
  const desk = deskWith(client, before, after, news);
  client.setQueryData<Desk>(DESK_KEY, desk);
  followDesk(client, desk);
  return desk;
}
