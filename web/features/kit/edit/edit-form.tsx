import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { useFirstField } from "./focus.ts";
import { useDropQuestion } from "./use-drop-question.tsx";

type Props = {
  /** The name of the form for screen readers. */
  label: string;
  isChanged: boolean;
  isSaving: boolean;
  submitLabel: string;
  onSubmit: () => void;
  onCancel: () => void;
  /** Its fields. */
  children: ReactNode;
  /** Below its buttons: the effect of saving, or what somebody else saved. */
  below?: ReactNode;
};

/** A record edited in place: Enter saves, Esc cancels, and asks first where something was changed. */
export function EditForm(props: Props) {
  const { label, isChanged, isSaving, submitLabel, onSubmit, onCancel, children, below } = props;
  const form = useFirstField();
  const question = useDropQuestion({ name: label, isTyped: isChanged, onDrop: onCancel });
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog opened from here handles Esc itself.
    const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
    if (event.key !== "Escape" || isInDialog) return;
    // The same key would close the question that it opens.
    event.preventDefault();
    question.drop();
  };
  return (
    // The form handles the keys; its fields are the controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      aria-label={label}
      className="@container space-y-4"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" isBusy={isSaving}>
          {submitLabel}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        {isChanged && (
          <span className="text-base-content/75 flex items-center gap-2 text-sm">
            <span aria-hidden="true" className="bg-warning size-2 rounded-full" />
            Not saved
          </span>
        )}
      </div>
      {question.dialog}
      {below}
    </form>
  );
}
