import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useStaffSession } from "../staff/staff-session.ts";
import { ASK_MS, deskQuery } from "./desk-query.ts";
import { followLive } from "./follow-live.ts";

/** Keeps what is shown up to date; without a socket by asking every 15 s. Returns whether it is without one. */
export function useFollowing(): boolean {
  const client = useQueryClient();
  const isSignedIn = useStaffSession().kind === "open";
  const [isPaused, setPaused] = useState(false);
  // The frame shows nothing of what is asked, and is not drawn again for it.
  useQuery({ ...deskQuery(), refetchInterval: isPaused && ASK_MS, notifyOnChangeProps: [] });
  useEffect(() => (isSignedIn ? followLive(client, setPaused) : undefined), [client, isSignedIn]);
  return isPaused;
}
