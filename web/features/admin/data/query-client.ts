import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { noticeError } from "../gate/staff-session.ts";

// Within the same task, so that a moved card, its counts and sums are drawn in one frame.
notifyManager.setScheduler(queueMicrotask);

/** The spec's defaults: nothing is retried, refetched by itself, or ever stale. */
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
      // Offline a call fails at once and says so, instead of waiting unseen.
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
