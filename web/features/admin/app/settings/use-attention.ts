import type { SettingsSection } from "#domain/settings/settings-section";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { countText } from "../../ground/data/figures.ts";
import { deliveriesQuery, stuckLeadsQuery, unmatchedBookingsQuery } from "../../settings/settings-api.ts";

/** How many things wait in each section, in words. */
export type Attention = Partial<Record<SettingsSection, string>>;

/**
 * How many things in a section wait for somebody: failed messages, paused channels, calls that belong to no lead, leads
 * that are in no figure.
 */
export function useAttention(): Attention {
  const { data: bookings } = useQuery(unmatchedBookingsQuery());
  const { data: stuck } = useQuery(stuckLeadsQuery());
  const { data: failed } = useInfiniteQuery(deliveriesQuery({ status: "dead" }));
  const [page] = failed?.pages ?? [];
  const count = page ? page.deliveries.length + page.pauses.length : 0;
  return {
    ...(bookings && bookings.length > 0 && { bookings: String(bookings.length) }),
    ...(stuck && stuck.total > 0 && { privacy: countText(stuck.total) }),
    ...(count > 0 && { deliveries: page?.nextCursor == null ? String(count) : `${count}+` }),
  };
}
