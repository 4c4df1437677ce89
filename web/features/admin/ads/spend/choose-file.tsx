import { Upload } from "lucide-react";
import { useState } from "react";

/** Chooses a file from a list, or takes one that is dropped here. */
export function ChooseFile({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    // Dropping is a second way to what the field inside does for keys and clicks.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={`rounded-box has-focus-visible:outline-base-content flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-2 border border-dashed p-4 has-focus-visible:outline-3 ${isOver ? "border-primary bg-base-200" : "border-base-content/40"}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onChoose([...event.dataTransfer.files]);
      }}
    >
      <Upload aria-hidden="true" className="size-5 shrink-0" />
      <span className="font-semibold">Choose a file</span>
      <span className="text-base-content/75 text-sm">or drop it here</span>
      <input
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        className="sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = "";
        }}
      />
    </label>
  );
}
