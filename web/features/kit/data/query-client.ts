import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { noticeError } from "../../people/staff/staff-session.ts";

/** For what changes without any action by staff: it is fetched each time it is viewed. */
export const ALWAYS_NEW = { staleTime: 0, refetchOnMount: "always" } as const;

// Within the same task, so that a moved card and its counts and sums are drawn in one frame.
notifyManager.setScheduler(queueMicrotask);

/** The spec's defaults: no retries, no automatic refetching, nothing ever stale. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeError }),
  mutationCache: new MutationCache({ onError: noticeError }),
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      // Offline, a request fails at once and says so instead of waiting silently.
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
