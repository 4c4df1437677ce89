import { callQueue } from "#domain/queue/call-queue";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { ownAddress } from "../ground/staff/use-staff.ts";
import { useNow } from "../ground/time/use-now.ts";
import { useDesk } from "../ground/live/desk-query.ts";
import { queueQuery } from "../ground/calls/queue-api.ts";
import { withNews } from "./queue-parts.ts";

/** The queue as it is now: as it was read, with what the desk has told since, and what time has made of it. */
export function useQueue() {
  const query = useQuery(queueQuery());
  const me = ownAddress(useQueryClient());
  const { log, since } = useDesk();
  const { data, refetch } = query;
  const now = useNow() + (data?.ahead ?? 0);
  const isBehind = data !== undefined && since !== null && data.readAt < since;
  useEffect(() => {
    // The desk tells nothing of what came before it was asked.
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  const parts = useMemo(
    () => data && callQueue(withNews(data.leads, data.readAt, log), now, me),
    [data, log, now, me],
  );
  return { query, parts, now, me, ahead: data?.ahead ?? 0 };
}
