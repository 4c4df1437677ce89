import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

/** A new one for each press. */
export type MovedBy = { button: "up" | "down" };

export type ItemActs = {
  index: number;
  count: number;
  /** The button that has just moved it, which keeps the focus: an element that is moved loses it. */
  movedBy: MovedBy | null;
  onMove: (from: number, to: number, button?: MovedBy["button"]) => void;
  /** Null where it has to stay. */
  onRemove: ((index: number) => void) | null;
};

/** A finger needs 44 pixels, however large the text: four of them stand beside a title. */
const TOOL =
  "text-ink-3 hover:bg-hover hover:text-ink grid size-8 shrink-0 cursor-pointer place-items-center rounded-md disabled:cursor-default disabled:opacity-35 pointer-coarse:size-[min(2.75rem,44px)]";

/** The handle before an entry, and its buttons behind it. */
export function ItemTools(props: ItemActs & { title: string; children: ReactNode }) {
  const { index, count, title, movedBy, onMove, onRemove, children } = props;
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!movedBy) return;
    const [button, other] = movedBy.button === "down" ? [down, up] : [up, down];
    (button.current?.disabled ? other : button).current?.focus();
  }, [movedBy]);
  return (
    <>
      <span
        data-handle
        aria-hidden="true"
        title="Drag to sort"
        className="text-ink-3 grid size-8 shrink-0 cursor-grab touch-none place-items-center pointer-coarse:size-[min(2.75rem,44px)]"
      >
        <GripVertical className="size-4" />
      </span>
      {children}
      <button
        ref={up}
        type="button"
        aria-label={`Move up: ${title}`}
        disabled={index === 0}
        className={TOOL}
        onClick={() => onMove(index, index - 1, "up")}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </button>
      <button
        ref={down}
        type="button"
        aria-label={`Move down: ${title}`}
        disabled={index === count - 1}
        className={TOOL}
        onClick={() => onMove(index, index + 1, "down")}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </button>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove: ${title}`}
          className={TOOL}
          onClick={() => onRemove(index)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </button>
      )}
    </>
  );
}
