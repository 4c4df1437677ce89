import { useEffect } from "react";
import { Button } from "../../../ui/button.tsx";

type SaveBarProps = {
  /** What has been changed and not saved, by name. */
  names: readonly string[];
  isBusy: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

/** The one bar that saves what has been changed on a page. It names what that is. */
export function SaveBar({ names, isBusy, onSave, onDiscard }: SaveBarProps) {
  const isShown = names.length > 0;
  useEffect(() => {
    // The field whose change has brought it must not be under it, not even for the time of a smooth scroll.
    if (isShown) document.activeElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section
      data-save-bar
      aria-label="Unsaved changes"
      className="bg-ink text-on-ink shadow-over sticky bottom-[calc(1rem+var(--below,0px))] z-10 mt-auto flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl py-2 ps-5 pe-3"
    >
      <p role="status" className="min-w-0 grow basis-40">
        <span className="font-semibold">
          {names.length} {names.length === 1 ? "change" : "changes"} not saved
        </span>{" "}
        <span className="text-row opacity-80">{names.join(", ")}</span>
      </p>
      <div className="ms-auto flex items-center gap-2">
        <button type="button" className="btn btn-ghost text-on-ink hover:bg-on-ink/15" onClick={onDiscard}>
          Discard
        </button>
        <Button isBusy={isBusy} onClick={onSave}>
          Save
          <span aria-hidden="true" className="text-xs font-medium pointer-coarse:hidden">
            Ctrl S
          </span>
        </Button>
      </div>
    </section>
  );
}
