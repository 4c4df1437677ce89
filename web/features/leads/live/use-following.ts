import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { useStaffSession } from "../../people/staff/staff-session.ts";
import { deskQuery } from "./desk-query.ts";
import { followLive } from "./follow-live.ts";

/** How often a visible screen asks what has changed while it has no socket. */
const ASK_MS = 15_000;

/** `paused`: without a socket, by asking every 15 s. `unreached`: what was asked last had no answer. */
export type Following = "live" | "paused" | "unreached";

/** Keeps what is shown up to date, and says how. */
export function useFollowing(): Following {
  const client = useQueryClient();
  const isSignedIn = useStaffSession().kind === "open";
  const [isPaused, setPaused] = useState(false);
  const [isReached, setReached] = useState(true);
  // The frame shows nothing of what is asked, and is not drawn again for it. A server that is back is found by asking.
  const refetchInterval = (isPaused || !isReached) && ASK_MS;
  useQuery({ ...deskQuery(), refetchInterval, notifyOnChangeProps: [] });
  useEffect(() => (isSignedIn ? followLive(client, setPaused) : undefined), [client, isSignedIn]);
  useEffect(() => watchReach(client, setReached), [client]);
  if (!isReached) return "unreached";
  return isPaused ? "paused" : "live";
}

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
