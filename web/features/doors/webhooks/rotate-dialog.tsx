import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useSave } from "../../kit/edit/use-save.ts";
import { SecretDialog } from "../secret-dialog.tsx";
import { endpointsQuery, rotateSecret, type Endpoint } from "./webhooks-api.ts";

/** Gives an endpoint a new secret, after a question, and shows it once. */
export function RotateDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const client = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const rotating = useSave({
    save: () => rotateSecret(endpoint),
    onSaved: (rotated) => {
      void client.invalidateQueries({ queryKey: endpointsQuery().queryKey });
      setSecret(rotated.secret);
    },
    onFailed: () => void client.invalidateQueries({ queryKey: endpointsQuery().queryKey }),
    failure: "Failed to create a new secret",
  });
  if (secret !== null) return <SecretDialog secret={secret} what="signing secret" onClose={onClose} />;
  return (
    <ConfirmDialog
      title="Create a new secret?"
      description={<bdi className="[overflow-wrap:anywhere]">{endpoint.url}</bdi>}
      confirm="New secret"
      isDestructive={false}
      isBusy={rotating.isPending}
      onConfirm={() => rotating.mutate(undefined)}
      onClose={onClose}
    >
      <p className="text-ink-2 text-sm">
        For 24 hours messages are signed with both, so that you can change it without losing one.
      </p>
    </ConfirmDialog>
  );
}
