import { useState, type ReactNode } from "react";
import { buttonClass, type ButtonLook } from "../../../ui/button-class.ts";
import { Spinner } from "../../../ui/spinner.tsx";

type OnFiles = { onFiles: (files: readonly File[]) => void };

type ButtonProps = OnFiles &
  ButtonLook & {
    /** The types that the device offers. */
    accept: string;
    isBusy?: boolean;
    onFocus?: () => void;
    children: ReactNode;
  };

/** A button that opens the device's own choice of a file. The browser's field lies in it, for keys and screen readers. */
export function FileButton({ accept, isBusy = false, onFiles, onFocus, children, ...look }: ButtonProps) {
  return (
    <label
      aria-busy={isBusy || undefined}
      className={`file-button ${buttonClass({ variant: "outline", ...look })}`}
    >
      {isBusy && <Spinner />}
      {children}
      <input
        type="file"
        accept={accept}
        aria-disabled={isBusy || undefined}
        className="sr-only"
        onFocus={onFocus}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be chosen again.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}

/** Where a file may be dropped. Whoever drops none uses the button in it. */
export function FileDrop({
  onFiles,
  className,
  children,
}: OnFiles & { className: string; children: ReactNode }) {
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
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
      className={`flex flex-wrap items-center gap-3 rounded-lg border border-dashed ${isOver ? "border-ink bg-sunk" : "border-edge"} ${className}`}
    >
      {children}
    </div>
  );
}
