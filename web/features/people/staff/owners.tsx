import { ownersOnly, type OwnerAct } from "#domain/settings/owner-acts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, unwrap } from "../../../lib/api.ts";

type Props = { act: OwnerAct; children?: ReactNode };

/** Says who may do it to those who may not, before they try; others see nothing. */
export function OwnersNote({ act, children }: Props) {
  const refusal = useOwnersOnly(act);
  if (refusal === null) return null;
  return (
    <p className="bg-wait-bg text-wait text-row rounded-lg px-3 py-2 [overflow-wrap:anywhere]">
      {refusal} {children}
    </p>
  );
}

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
