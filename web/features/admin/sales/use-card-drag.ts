import { leadStatusSchema } from "#domain/leads/pipeline";
import Sortable from "sortablejs";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Place } from "./board.ts";

/** A mouse has to move so far, a finger to rest so long, before a card is lifted: else it is a click, or scrolling. */
const LIFT_PX = 8;
const LIFT_TOUCH_MS = 200;

/** Lets the cards of a column's list be dragged to the other columns. Esc puts a lifted card back. */
export function useCardDrag(onDrop: (id: number, to: Place) => void) {
  const ref = useRef<HTMLUListElement>(null);
  const dropped = useEffectEvent((event: Sortable.SortableEvent, isCancelled: boolean) => {
    const { from, to, item, oldIndex = 0, newIndex = 0 } = event;
    if (from === to) return;
    // The list is React's: the element goes back to where React has it before React hears of the move.
    from.insertBefore(item, from.children[oldIndex] ?? null);
    const status = leadStatusSchema.safeParse(to.dataset["status"]);
    if (!isCancelled && status.success)
      onDrop(Number(item.dataset["id"]), { status: status.data, index: newIndex });
  });
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    let isCancelled = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      isCancelled = true;
      document.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    };
    const sortable = Sortable.create(list, {
      group: "pipeline",
      // Within a column the order is that of the last change.
      sort: false,
      draggable: "[data-id]",
      filter: "a, button",
      preventOnFilter: false,
      // Animated, every card of both columns would be measured and laid out by itself.
      animation: 0,
      delay: LIFT_TOUCH_MS,
      delayOnTouchOnly: true,
      touchStartThreshold: LIFT_PX,
      fallbackTolerance: LIFT_PX,
      // The browser's own drag and drop knows no touch and no look of ours.
      forceFallback: true,
      fallbackOnBody: true,
      fallbackClass: "board-carried",
      ghostClass: "board-place",
      emptyInsertThreshold: 80,
      onStart: () => {
        isCancelled = false;
        document.addEventListener("keydown", onKey);
      },
      onEnd: (event) => {
        document.removeEventListener("keydown", onKey);
        dropped(event, isCancelled);
      },
    });
    return () => {
      document.removeEventListener("keydown", onKey);
      sortable.destroy();
    };
  }, []);
  return ref;
}
