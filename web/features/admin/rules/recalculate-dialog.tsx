import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TrialEffect } from "./trial-effect.tsx";

type Props = { onConfirm: () => void; onClose: () => void };

const AS_IN_FORCE = {};

/** Says how many assessments would change under the rules in force, and asks for confirmation. */
export function RecalculateDialog({ onConfirm, onClose }: Props) {
  return (
    <Dialog
      role="alertdialog"
      title="Recalculate all assessments?"
      description="Every stored assessment is scored again by the rules in force. Nobody is written to because of it."
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onConfirm}>Recalculate</Button>
        </>
      }
    >
      <TrialEffect change={AS_IN_FORCE} />
    </Dialog>
  );
}
