import { callQueue } from "#domain/calls/queue/call-queue";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { ownAddress } from "../../people/staff/use-staff.ts";
import { useNow } from "../../kit/time/use-now.ts";
import { queueQuery } from "../acts/queue-api.ts";

/** The queue as it is now: the leads as they were read last, by what time has made of them. */
export function useQueue() {
  const query = useQuery(queueQuery());
  const me = ownAddress(useQueryClient());
  const { data } = query;
  const now = useNow() + (data?.ahead ?? 0);
  const parts = useMemo(() => data && callQueue(data.leads, now, me), [data, now, me]);
  return { query, parts, now, me, ahead: data?.ahead ?? 0 };
}
