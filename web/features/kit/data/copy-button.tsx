import { Copy } from "lucide-react";
import { showToast } from "../../../ui/toast.tsx";

type Props = {
  text: string;
  what: string;
  /** Too long to be repeated in what says that it was copied. */
  isLong?: boolean;
  className?: string;
};

/** Puts a text on the clipboard; `what` it is, in lower case: `email`. */
export function CopyButton({ text, what, isLong = false, className = "" }: Props) {
  return (
    <button
      type="button"
      aria-label={`Copy ${what}`}
      title={`Copy ${what}`}
      className={`rounded-field hover:bg-base-200 grid size-6 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11 ${className}`}
      onClick={() => void copy(text, what, isLong ? {} : { description: text })}
    >
      <Copy aria-hidden="true" className="size-3.5" />
    </button>
  );
}

async function copy(text: string, what: string, shown: { description?: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: `Copied the ${what}`, ...shown });
  } catch {
    // Browsers refuse it without a permission, or on an address that is not safe.
    showToast({ title: `Failed to copy the ${what}`, ...shown, variant: "destructive" });
  }
}
