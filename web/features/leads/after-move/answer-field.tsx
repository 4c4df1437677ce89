import { useId, useState, type ComponentProps } from "react";
import { Button } from "../../../ui/button.tsx";

type Props = Pick<ComponentProps<"input">, "dir" | "inputMode" | "maxLength"> & {
  label: string;
  /** What stands there until something else is typed. */
  initial?: string;
  /** What is wrong with a text; null if nothing is. */
  faultOf: (text: string) => string | null;
  onSave: (text: string) => void;
};

/** The one thing that a question asks to be typed. */
export function AnswerField({ label, initial = "", faultOf, onSave, ...input }: Props) {
  const [text, setText] = useState(initial);
  const [isTried, setTried] = useState(false);
  const fault = isTried ? faultOf(text) : null;
  const errorId = useId();
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (faultOf(text) === null) onSave(text.trim());
      }}
    >
      <label className="min-w-0 grow basis-48 text-sm">
        <span className="mb-1 block">{label}</span>
        <input
          {...input}
          // It is what staff are to say next.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className="input aria-invalid:border-error w-full"
          value={text}
          // Typing replaces what was only expected.
          onFocus={(event) => event.target.select()}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : errorId}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit">Save</Button>
      <p id={errorId} aria-live="polite" className="text-error basis-full text-sm empty:hidden">
        {fault}
      </p>
    </form>
  );
}
