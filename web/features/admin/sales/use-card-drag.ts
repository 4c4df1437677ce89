import { leadStatusSchema } from "#domain/leads/lead-status-schema";
import Sortable from "sortablejs";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Place } from "./board.ts";
import { settleCard } from "./settle-card.ts";

/** How far a mouse must move, or how long a finger must rest, to lift a card rather than click or scroll. */
const LIFT_PX = 8;
const LIFT_TOUCH_MS = 200;

/** Lets the cards of a column's list be dragged to other columns. Esc puts a lifted card back. */
export function useCardDrag(onDrop: (id: number, to: Place) => void) {
  const ref = useRef<HTMLUListElement>(null);
  const dropped = useEffectEvent((event: Sortable.SortableEvent, isCancelled: boolean) => {
    const { from, to, item, oldIndex = 0, newIndex = 0 } = event;
    if (from === to) return;
    // React owns the list: the element must be back where React put it before React is told of the move.
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
      // Within a column, cards are ordered by their last change.
      sort: false,
      draggable: "[data-id]",
      // The link in the name is a part of the card, to open it.
      filter: "a:not([data-open]), button",
      preventOnFilter: false,
      // Its animation would measure and lay out every card of both columns separately.
      animation: 0,
      delay: LIFT_TOUCH_MS,
      delayOnTouchOnly: true,
      touchStartThreshold: LIFT_PX,
      fallbackTolerance: LIFT_PX,
      // The browser's own drag and drop supports neither touch nor custom styling.
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
        const { ghost } = Sortable;
        dropped(event, isCancelled);
        if (ghost) settleCard(ghost, event.item.dataset["id"] ?? "");
      },
    });
    return () => {
      document.removeEventListener("keydown", onKey);
      sortable.destroy();
    };
  }, []);
  return ref;
}
