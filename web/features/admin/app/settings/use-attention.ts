import type { SettingsSection } from "#domain/settings/settings-section";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { deliveriesQuery, unmatchedBookingsQuery } from "../../settings/settings-api.ts";

/** How many things in a section wait for somebody: failed messages, paused channels, calls that belong to no lead. */
export function useAttention(): Partial<Record<SettingsSection, string>> {
  const { data: bookings } = useQuery(unmatchedBookingsQuery());
  const { data: failed } = useInfiniteQuery(deliveriesQuery({ status: "dead" }));
  const [page] = failed?.pages ?? [];
  const count = page ? page.deliveries.length + page.pauses.length : 0;
  return {
    ...(bookings && bookings.length > 0 && { bookings: String(bookings.length) }),
    ...(count > 0 && { deliveries: page?.nextCursor == null ? String(count) : `${count}+` }),
  };
}
