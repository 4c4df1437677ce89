import { ownersOnly, type OwnerAct } from "#domain/settings/owner-acts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { showToast } from "../../../ui/toast.tsx";
import { ownersQuery } from "../../people/staff/owners.tsx";
import { reasonOf } from "./reason-of.ts";

/** Downloads a file of `what` from the API, after checking that the download would not be an error. */
export function useExport(
  url: string,
  what: string,
  act?: OwnerAct,
): { start: () => void; isStarting: boolean } {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await unwrap(api.auth.user.$get());
      if (act === undefined) return null;
      const { isOwner, owners } = await client.fetchQuery(ownersQuery());
      return isOwner ? null : ownersOnly(act, owners);
    },
    onSuccess: (refusal) => {
      if (refusal !== null) {
        showToast({ title: `Failed to export ${what}`, description: refusal, variant: "destructive" });
        return;
      }
      const link = document.createElement("a");
      link.href = url;
      link.download = "";
      link.click();
    },
    onError: (error) =>
      showToast({
        title: `Failed to export ${what}`,
        description: reasonOf(error),
        variant: "destructive",
      }),
  });
  return { start: () => mutate(), isStarting: isPending };
}
