import { useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../ui/button.tsx";
import { useSave } from "../edit/use-save.ts";
import { slackQuery } from "./api.ts";

/** Leaves for Slack, to choose a workspace and its channel. */
export function SlackLink({ children }: { children: string }) {
  const client = useQueryClient();
  const leaving = useSave({
    // The link is valid for an hour and a single use, so each departure gets a fresh one.
    save: () => client.fetchQuery({ ...slackQuery(), staleTime: 0 }),
    onSaved: ({ authorizeUrl }) => {
      if (authorizeUrl) location.assign(authorizeUrl);
    },
    failure: "Failed to open Slack",
  });
  return (
    <Button isBusy={leaving.isPending} onClick={() => leaving.mutate(undefined)}>
      {children}
    </Button>
  );
}
