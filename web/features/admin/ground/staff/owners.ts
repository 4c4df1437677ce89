import { ownersOnly, type OwnerAct } from "#domain/settings/owner-acts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, unwrap } from "../../../../lib/api.ts";

/** Who the owners are, and whether one of them is looking; it is set when the Worker is deployed. */
export function ownersQuery() {
  return queryOptions({
    queryKey: ["auth", "owners"],
    queryFn: () => unwrap(api.auth.owners.$get()),
    staleTime: 300_000,
  });
}

/** Why whoever is looking may not do it; null if they may, and as long as that is not known: the server decides. */
export function useOwnersOnly(act: OwnerAct): string | null {
  const { data } = useQuery(ownersQuery());
  return data && !data.isOwner ? ownersOnly(act, data.owners) : null;
}
