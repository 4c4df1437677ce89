import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { TrialEffect } from "./trial-effect.tsx";

type Props = { onConfirm: () => void; onClose: () => void };

const AS_IN_FORCE = {};

/** Says how many assessments would change under the rules in force, and asks for confirmation. */
export function RecalculateDialog({ onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Recalculate all assessments?"
      description="Every stored assessment is scored again by the rules in force. Nobody is written to because of it."
      onClose={onClose}
      confirm="Recalculate"
      isDestructive={false}
      onConfirm={onConfirm}
    >
      <TrialEffect change={AS_IN_FORCE} />
    </ConfirmDialog>
  );
}
