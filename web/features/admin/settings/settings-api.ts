import type { StoredSetting } from "#domain/settings/settings";
import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ifMatch } from "../ground/edit/if-match.ts";
import { saveOnTop } from "../ground/edit/version-conflict.ts";

const SETTINGS_KEY = ["system-settings"] as const;

export function settingsQuery() {
  return queryOptions({ queryKey: SETTINGS_KEY, queryFn: () => unwrap(api["system-settings"].$get()) });
}

export function saveSetting(base: StoredSetting, value: string): Promise<StoredSetting> {
  const json = { key: base.key, value, description: base.description };
  return saveOnTop(base, ["value"], (version) =>
    unwrap(api["system-settings"].$post({ json }, ifMatch(version))),
  );
}

export function putSetting(client: QueryClient, setting: StoredSetting): void {
  client.setQueryData<StoredSetting[]>(SETTINGS_KEY, (settings) =>
    settings?.map((one) => (one.key === setting.key ? setting : one)),
  );
}

// The following change without any action by staff, so they are fetched each time they are viewed.
const ALWAYS_NEW = { staleTime: 0, refetchOnMount: "always" } as const;

export function slackQuery() {
  return queryOptions({ ...ALWAYS_NEW, queryKey: ["slack"], queryFn: () => unwrap(api.slack.status.$get()) });
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

type Resend = Parameters<typeof api.deliveries.resend.$post>[0]["json"];

export function resendDeliveries(json: Resend) {
  return unwrap(api.deliveries.resend.$post({ json }));
}

export function auditQuery() {
  return infiniteQueryOptions({
    ...ALWAYS_NEW,
    queryKey: ["audit"],
    queryFn: ({ pageParam }) =>
      unwrap(api.audit.$get({ query: pageParam === null ? {} : { cursor: String(pageParam) } })),
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function signalsQuery() {
  return queryOptions({ ...ALWAYS_NEW, queryKey: ["signals"], queryFn: () => unwrap(api.signals.$get()) });
}

export function unmatchedBookingsQuery() {
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: ["bookings", "unmatched"],
    queryFn: () => unwrap(api.bookings.$get({ query: { unmatched: "true" } })),
  });
}

export function matchBooking(id: number, sessionId: string) {
  return unwrap(api.bookings[":id"].match.$post({ param: { id: String(id) }, json: { sessionId } }));
}

function firstPage(): number | null {
  return null;
}
