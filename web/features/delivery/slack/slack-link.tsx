import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { Button } from "../../../ui/button.tsx";
import { useSave } from "../../kit/edit/use-save.ts";
import { useOwnersOnly } from "../../people/staff/owners.tsx";
import { slackQuery } from "../../kit/settings/settings-api.ts";

type Props = Pick<ComponentProps<typeof Button>, "variant" | "size"> & { children: string };

/** Leaves for Slack, to choose a workspace and its channel. For those who may not, there is no way there. */
export function SlackLink({ children, ...look }: Props) {
  const client = useQueryClient();
  const isRefused = useOwnersOnly("slack") !== null;
  const leaving = useSave({
    // The link is valid for an hour and a single use, so each departure gets a fresh one.
    save: async () => {
      const { authorizeUrl } = await client.fetchQuery({ ...slackQuery(), staleTime: 0 });
      if (authorizeUrl === null) throw new Error("Slack is not set up on the server.");
      return authorizeUrl;
    },
    onSaved: (authorizeUrl) => location.assign(authorizeUrl),
    failure: "Failed to open Slack",
  });
  return (
    <Button
      {...look}
      disabled={isRefused}
      isBusy={leaving.isPending}
      onClick={() => leaving.mutate(undefined)}
    >
      {children}
    </Button>
  );
}
