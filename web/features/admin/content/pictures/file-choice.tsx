import { ImageUp } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";

type OnFile = { onFile: (file: File) => void };

/** Where a file may be dropped. Whoever drops none uses the button in it. */
export function DropZone({ onFile, children }: OnFile & { children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      className={`flex flex-wrap items-center gap-3 rounded-lg border border-dashed p-2 ${isOver ? "border-ink bg-sunk" : "border-line"}`}
    >
      {children}
    </div>
  );
}

type ButtonProps = OnFile & { label: string; verb: string; isBusy: boolean };

/** Opens the device's own choice of files. */
export function FileButton({ label, verb, isBusy, onFile }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button size="sm" variant="outline" isBusy={isBusy} onClick={() => input.current?.click()}>
        <ImageUp aria-hidden="true" className="size-3.5" />
        {verb}
        <span className="sr-only">: {label}</span>
      </Button>
    </>
  );
}
