import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { TrialEffect } from "./trial-effect.tsx";

type Props = { onConfirm: () => void; onClose: () => void };

const AS_IN_FORCE = {};

/** Says how many assessments would change under the rules in force, and asks for confirmation. */
export function RecalculateDialog({ onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Recalculate all assessments?"
      description="Every existing assessment is scored again under the current rules. No emails or Slack messages are sent."
      onClose={onClose}
      confirm="Recalculate"
      isDestructive={false}
      onConfirm={onConfirm}
    >
      <TrialEffect change={AS_IN_FORCE} />
    </ConfirmDialog>
  );
}
