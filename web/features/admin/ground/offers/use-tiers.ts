import { useQuery } from "@tanstack/react-query";
import { offersQuery } from "./offers-query.ts";

const FIRST_TIERS = [1, 2, 3, 4, 5].map((tier) => ({ tier, name: "" }));

/** The offers to choose from, by number; the first five until they are loaded. */
export function useTiers(): readonly { tier: number; name: string }[] {
  const { data } = useQuery(offersQuery());
  return data?.length ? data.toSorted((a, b) => a.tier - b.tier) : FIRST_TIERS;
}
