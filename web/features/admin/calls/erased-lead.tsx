import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";

type Props = { note: string; onNext: () => void };

/** The lead was erased while somebody talked to them: only what was typed is left, for whoever typed it. */
export function ErasedLead({ note, onNext }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(note).then(
      () => showToast({ title: "Note copied" }),
      () => showToast({ title: "Please copy the note by hand." }),
    );
  return (
    <div role="alert" className="space-y-3">
      <h3 className="font-display text-xl font-semibold tracking-tight">This lead was erased</h3>
      <p>Everything about it is gone, and no call can be recorded.</p>
      {note !== "" && (
        <>
          <p id="kept-note" className="text-sm font-medium">
            Your note. It isn’t saved anywhere, so copy it if you need it.
          </p>
          <p
            aria-labelledby="kept-note"
            className="bg-base-200 rounded-field max-h-48 overflow-auto p-3 [overflow-wrap:anywhere] whitespace-pre-wrap select-all"
          >
            <bdi>{note}</bdi>
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {note !== "" && (
          <Button variant="outline" onClick={() => void copy()}>
            Copy note
          </Button>
        )}
        <Button onClick={onNext}>Next lead</Button>
      </div>
    </div>
  );
}
