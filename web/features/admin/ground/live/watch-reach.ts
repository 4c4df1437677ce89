import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../../lib/api-error.ts";

/**
 * Tells by what becomes of each call whether the server answers: a socket may stand while every call fails. Returns what
 * ends it.
 */
export function watchReach(client: QueryClient, onReach: (isReached: boolean) => void): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action } = event;
    if (action.type === "success" && !action.manual) onReach(true);
    // A refusal is an answer; what was given up here says nothing of the server.
    if (action.type === "error" && action.error instanceof ApiError) onReach(action.error.status < 500);
    if (action.type === "error" && action.error instanceof TypeError) onReach(false);
  });
}
