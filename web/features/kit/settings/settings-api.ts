import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ALWAYS_NEW } from "../data/query-client.ts";

export function slackQuery() {
  return queryOptions({ ...ALWAYS_NEW, queryKey: ["slack"], queryFn: () => unwrap(api.slack.status.$get()) });
}

export function firstRunQuery() {
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: ["first-run"],
    queryFn: () => unwrap(api["first-run"].$get()),
  });
}

export function disconnectSlack() {
  return unwrap(api.slack.disconnect.$post());
}

export function testSlack() {
  return unwrap(api.slack.test.$post());
}

type DeliveryFilter = NonNullable<Parameters<typeof api.deliveries.$get>[0]>["query"];

export function deliveriesQuery(filter: Pick<DeliveryFilter, "status" | "channel">) {
  return infiniteQueryOptions({
    ...ALWAYS_NEW,
    queryKey: ["deliveries", filter],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.deliveries.$get({
          query: { ...filter, ...(pageParam !== null && { cursor: String(pageParam) }) },
        }),
      ),
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function stuckLeadsQuery() {
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: ["stuck-leads"],
    queryFn: () => unwrap(api["stuck-leads"].$get()),
  });
}

/** What staff begin a mail to a lead with, by name. */
export function mailTemplatesQuery() {
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: ["mail-templates"],
    queryFn: () => unwrap(api["mail-templates"].$get()),
  });
}

export function waitingQuery() {
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: ["waiting-list"],
    queryFn: () => unwrap(api["waiting-list"].$get()),
  });
}

export function roomQuery() {
  return queryOptions({ ...ALWAYS_NEW, queryKey: ["database"], queryFn: () => unwrap(api.database.$get()) });
}

export function unmatchedBookingsQuery() {
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: ["bookings", "unmatched"],
    queryFn: () => unwrap(api.bookings.$get({ query: { unmatched: "true" } })),
  });
}

function firstPage(): number | null {
  return null;
}
