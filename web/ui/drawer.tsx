import { X } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useModal } from "./use-modal.ts";

type DrawerProps = {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A modal panel from the bottom, 80% of the screen high, open while it is mounted. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const id = useId();
  const modal = useModal({ onClose });
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="modal-panel modal-panel-below mx-0 mt-auto mb-0 h-[80dvh] max-h-none w-full max-w-none rounded-b-none"
    >
      <div className="flex h-full flex-col">
        <header className="border-base-300 flex items-center justify-between gap-4 border-b px-5 py-3">
          <h2 id={id} className="font-display text-xl font-bold tracking-tight">
            {title}
          </h2>
          <button type="button" aria-label="Close" onClick={onClose} className="btn btn-ghost btn-square">
            <X aria-hidden="true" className="size-5" />
          </button>
        </header>
        <div className="grow overflow-y-auto overscroll-contain p-5">{children}</div>
      </div>
    </dialog>
  );
}
