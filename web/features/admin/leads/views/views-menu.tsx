import { Bookmark } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { placeBeside } from "../../ground/look/place-beside.ts";
import { useAdminParams } from "../../ground/frame/admin-params.ts";
import { SaveView } from "./save-view.tsx";
import { viewQuery } from "./saved-views.ts";
import { ViewList } from "./view-list.tsx";
import { useSavedViews } from "./view-store.ts";

/** The saved views of the list, and a name for the one shown. */
export function ViewsMenu() {
  const [isOpen, setOpen] = useState(false);
  const views = useSavedViews();
  const { params } = useAdminParams();
  const query = viewQuery(params);
  const shown = views.find((view) => view.query === query);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="btn btn-sm bg-base-100 border-base-300 max-w-48"
        onClick={() => setOpen(true)}
      >
        <Bookmark aria-hidden="true" className={`size-4 shrink-0 ${shown ? "fill-current" : ""}`} />
        <span dir="auto" className="truncate">
          {shown?.name ?? "Views"}
        </span>
      </button>
      {isOpen && (
        <ViewsPanel anchor={button} onClose={() => setOpen(false)}>
          <ViewList views={views} query={query} onChosen={() => setOpen(false)} />
          <SaveView key={query} views={views} query={query} onSaved={() => setOpen(false)} />
        </ViewsPanel>
      )}
    </>
  );
}

type PanelProps = {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

function ViewsPanel({ anchor, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.showPopover();
    placeBeside(element, anchor.current);
    element.querySelector<HTMLElement>("a, input")?.focus();
  }, [anchor]);
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label="Saved views"
      className="rounded-box bg-base-100 border-base-300 fixed inset-auto m-0 max-h-[80dvh] w-80 max-w-[calc(100vw-1rem)] space-y-2 overflow-y-auto border p-2 shadow-xl"
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {children}
    </div>
  );
}
