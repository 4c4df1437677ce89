import type { AgendaCall } from "#domain/queue/agenda";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, unwrap } from "../../../../lib/api.ts";
import { ALWAYS_NEW } from "../data/always-new.ts";
import type { DeskLog } from "../live/desk-log.ts";
import { useDesk } from "../live/desk-query.ts";
import { useNow } from "../time/use-now.ts";

/** The agenda from the start of a day (ms) on. What the desk tells of bookings concerns all that begins like this. */
function agendaQuery(day: number) {
  const from = new Date(day).toISOString();
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: ["bookings", "agenda", from],
    queryFn: () => unwrap(api.bookings.agenda.$get({ query: { from } })),
  });
}

/** The booked calls of today and later, by the reader's calendar, their leads as they are now. */
export function useAgenda() {
  const now = useNow();
  const query = useQuery(agendaQuery(new Date(now).setHours(0, 0, 0, 0)));
  const { log } = useDesk();
  const { data } = query;
  const calls = useMemo(() => data?.map((call) => ({ ...call, lead: leadNow(call, log) })), [data, log]);
  return { query, calls, now };
}

function leadNow({ lead }: AgendaCall, log: DeskLog): AgendaCall["lead"] {
  const news = lead && log.get(lead.id);
  return lead && news?.value && news.value.version >= lead.version ? news.value : lead;
}
