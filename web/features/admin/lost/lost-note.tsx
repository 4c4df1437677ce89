import { LOST_NOTE_MAX } from "#domain/leads/lost-reason";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";

/** What 'other' was, in a few words. */
export function LostNote({ onSave }: { onSave: (note: string) => void }) {
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && note.trim() === "";
  const errorId = useId();
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (note.trim() !== "") onSave(note.trim());
      }}
    >
      <label className="min-w-0 grow basis-48 text-sm">
        <span className="mb-1 block">What was it?</span>
        <input
          // 'Other' was chosen, and this is what it asks for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className="input aria-invalid:border-error w-full"
          dir="auto"
          maxLength={LOST_NOTE_MAX}
          value={note}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <Button type="submit">Save</Button>
      <p id={errorId} aria-live="polite" className="text-error basis-full text-sm empty:hidden">
        {isMissing && "Please say it in a few words"}
      </p>
    </form>
  );
}
