import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";

type Props = {
  names: readonly string[];
  isBusy: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSave: () => void;
};

/** Whether to save before the page is left. */
export function LeaveDialog({ names, isBusy, onStay, onLeave, onSave }: Props) {
  return (
    <Dialog
      role="alertdialog"
      title="Save your changes first?"
      description={`Not saved: ${names.join(", ")}.`}
      onClose={onStay}
      actions={
        <>
          <Button variant="ghost" onClick={onStay}>
            Stay here
          </Button>
          <Button variant="outline" onClick={onLeave}>
            Leave without saving
          </Button>
          <Button data-autofocus isBusy={isBusy} onClick={onSave}>
            Save and go on
          </Button>
        </>
      }
    />
  );
}
