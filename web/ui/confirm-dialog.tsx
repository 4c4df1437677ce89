import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  title: string;
  description: ReactNode;
  /** What the button that goes ahead says. */
  confirm: string;
  isDestructive?: boolean;
  /** The button waits until what is asked about is known. */
  isDisabled?: boolean;
  /** What was confirmed is under way. */
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks before something is done. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirm, isDestructive = true, isDisabled, isBusy = false } = props;
  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={description}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="ghost" data-autofocus onClick={props.onClose}>
            Cancel
          </Button>
          <Button
            {...(isDestructive && { variant: "destructive" })}
            disabled={isDisabled}
            isBusy={isBusy}
            onClick={props.onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
