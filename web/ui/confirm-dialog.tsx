import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  title: string;
  description: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
  isDestructive?: boolean;
  /** The confirming button is disabled until the details in question have loaded. */
  isDisabled?: boolean;
  /** The confirmed action is in progress. */
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for confirmation. The focus starts on Cancel. */
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
