import { useState, type SubmitEvent } from "react";
import { Button } from "../../../../ui/button.tsx";
import { useDropQuestion } from "../../ground/edit/use-drop-question.tsx";
import { VIEW_NAME_MAX } from "./saved-views.ts";

type Props = {
  label: string;
  start: string;
  /** What the button says for a name. */
  verb: (name: string) => string;
  onName: (name: string) => void;
  onCancel?: () => void;
};

/** A field for a view's name. */
export function ViewName({ label, start, verb, onName, onCancel }: Props) {
  const [text, setText] = useState(start);
  const name = text.trim();
  const question = useDropQuestion({
    name: label,
    isTyped: name !== start,
    onDrop: () => (onCancel ? onCancel() : setText(start)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name) onName(name);
  };
  return (
    <>
      <form className="flex grow items-center gap-2 p-1" onSubmit={submit}>
        <input
          aria-label={label}
          placeholder={label}
          dir="auto"
          maxLength={VIEW_NAME_MAX}
          className="input input-sm min-w-0 grow"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || (!onCancel && name === start)) return;
            // It ends what is typed here, not the whole panel.
            event.preventDefault();
            question.drop();
          }}
          // Renaming begins here; saving after the views.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={onCancel !== undefined}
        />
        <Button type="submit" size="sm" disabled={!name}>
          {verb(name)}
        </Button>
      </form>
      {question.dialog}
    </>
  );
}
