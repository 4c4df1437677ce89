import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ALWAYS_NEW } from "../../kit/data/query-client.ts";
import { AGENDA_KEY } from "../../leads/basics/lead-cache.ts";
import { useNow } from "../../kit/time/use-now.ts";

/** The agenda from the start of a day (ms) on. */
function agendaQuery(day: number) {
  const from = new Date(day).toISOString();
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: [...AGENDA_KEY, from],
    queryFn: () => unwrap(api.bookings.agenda.$get({ query: { from } })),
  });
}

/** The booked calls of today and later, by the reader's calendar, their leads as they are now. */
export function useAgenda() {
  const now = useNow();
  const query = useQuery(agendaQuery(new Date(now).setHours(0, 0, 0, 0)));
  return { query, calls: query.data, now };
}
