import { X } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  title: ReactNode;
  /** Announced together with the title. */
  description?: ReactNode;
  /** Called on Esc, the close button or a press outside the panel; the parent then unmounts the dialog. */
  onClose: () => void;
  /** Only its own buttons close it. */
  isBlocking?: boolean;
  /** `alertdialog` for a decision that must be made. */
  role?: "dialog" | "alertdialog";
  width?: "sm" | "md" | "lg" | "xl";
  /** Buttons, the main one last. Set `data-autofocus` on the element that should get the focus. */
  actions?: ReactNode;
  children?: ReactNode;
};

const WIDTH = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-3xl", xl: "max-w-5xl" } as const;

/** A modal dialog, open while it is mounted. */
export function Dialog(props: DialogProps) {
  const { title, description, onClose, isBlocking = false, role, width = "sm", actions, children } = props;
  const id = useId();
  const modal = useModal({ onClose, isBlocking });
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}text` : undefined}
      className={`modal-panel m-auto max-h-[90dvh] w-[calc(100%-2rem)] ${WIDTH[width]}`}
    >
      <div className="flex max-h-[90dvh] flex-col gap-5 overflow-y-auto overscroll-contain p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2
            id={`${id}title`}
            className="font-display min-w-0 text-2xl font-bold tracking-tight text-balance [overflow-wrap:anywhere]"
          >
            {title}
          </h2>
          {!isBlocking && <CloseButton onClose={onClose} />}
        </div>
        {description && (
          <div id={`${id}text`} className="text-base-content/80 -mt-2 [overflow-wrap:anywhere]">
            {description}
          </div>
        )}
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </dialog>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className="btn btn-ghost btn-square btn-sm -mt-1 -mr-2 shrink-0"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}
