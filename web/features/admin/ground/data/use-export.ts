import { useMutation } from "@tanstack/react-query";
import { api, unwrap } from "../../../../lib/api.ts";
import { showToast } from "../../../../ui/toast.tsx";
import { reasonOf } from "./reason-of.ts";

/** Downloads a file of `what` from the API, after checking that the download would not be an error. */
export function useExport(url: string, what: string): { start: () => void; isStarting: boolean } {
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.auth.user.$get()),
    onSuccess: () => {
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
