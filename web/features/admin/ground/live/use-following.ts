import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useStaffSession } from "../staff/staff-session.ts";
import { deskQuery } from "./desk-query.ts";
import { followLive } from "./follow-live.ts";
import { watchReach } from "./watch-reach.ts";

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
