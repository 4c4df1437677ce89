import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { readDraft } from "./drafts.ts";
import { useFocusBack } from "./focus.ts";

type Props = {
  /** `New template` */
  words: string;
  /** Of the form's draft: one that was begun is open. */
  draft: string;
  /** The form, which calls this when it is done. */
  children: (onEnd: () => void) => ReactNode;
};

/** A button that turns into the form for a new record. */
export function NewRecord({ words, draft, children }: Props) {
  const [isOpen, setOpen] = useState(() => readDraft(draft) !== null);
  const { ref, giveBack } = useFocusBack();
  const end = () => {
    giveBack();
    setOpen(false);
  };
  if (isOpen) return <div className="rounded-field border-base-300 border p-4">{children(end)}</div>;
  return (
    <Button ref={ref} variant="outline" size="sm" data-new-record onClick={() => setOpen(true)}>
      {words}
    </Button>
  );
}
