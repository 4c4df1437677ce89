import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

type Typed = {
  /** What staff call it. */
  name: string;
  /** Whether something would be lost. */
  isTyped: boolean;
  onDrop: () => void;
};

/** Asks before Esc drops what was typed; `dialog` is to be drawn. Where nothing was typed there is nothing to ask. */
export function useDropQuestion({ name, isTyped, onDrop }: Typed): {
  isAsking: boolean;
  drop: () => void;
  dialog: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    drop: () => (isTyped ? setAsking(true) : onDrop()),
    dialog: isAsking && (
      <ConfirmDialog
        title="Discard what you typed?"
        description={`Not saved: ${name}.`}
        confirm="Discard"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDrop();
        }}
      />
    ),
  };
}
