import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useSave } from "../../kit/edit/use-save.ts";
import { currentOf } from "../../kit/edit/version-conflict.ts";
import { removeLead, type Removal } from "./lead-writes.ts";
import { dropLead } from "./lead-cache.ts";

type Lead = { id: number; sessionId: string; version: number };

type Props = {
  lead: Lead;
  children: ReactNode;
  label: string;
  removal: Removal;
  success: string;
  onRemoved?: () => void;
  onClose: () => void;
};

/** Asks for confirmation before deleting a lead for good. The focus starts on Cancel. */
export function ConfirmRemoval(props: Props) {
  const { lead, children, label, removal, success, onRemoved, onClose } = props;
  const client = useQueryClient();
  const [version, setVersion] = useState(lead.version);
  const removing = useSave({
    save: () =>
      removeUnlessGone({ ...lead, version }, removal).catch((error: unknown) => {
        // Confirming again refers to the version stored now.
        setVersion(currentOf(error, lead)?.version ?? version);
        throw error;
      }),
    onSaved: () => {
      dropLead(client, lead.id);
      onRemoved?.();
      onClose();
    },
    success: { title: success },
    failure: "Failed to remove assessment",
  });
  return (
    <ConfirmDialog
      title="Remove Assessment?"
      description={children}
      onClose={onClose}
      confirm={label}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate(undefined)}
    />
  );
}

/** Removes a lead; if somebody else already has, that counts as success. */
async function removeUnlessGone(lead: Lead, removal: Removal): Promise<void> {
  try {
    await removeLead(lead, removal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
