import { leadStatusSchema } from "#domain/leads/lead-status-schema";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import Sortable from "sortablejs";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Place } from "../ground/board/board.ts";
import { carryCard, putHome, type Home } from "./carry-card.ts";
import { showDrop } from "./drop-preview.ts";
import { settleCard } from "./settle-card.ts";

/** How far a mouse must move, or how long a finger must rest, to lift a card rather than click or scroll. */
const LIFT_PX = 8;
const LIFT_TOUCH_MS = 200;

const OPTIONS: Sortable.Options = {
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
  // It would take a card from the next column.
  emptyInsertThreshold: 0,
};

/** Lets the cards of a column's list be dragged to other columns. Esc, or a drop outside of them, puts a card back. */
export function useCardDrag(cards: readonly PipelineCard[], onDrop: (id: number, to: Place) => void) {
  const ref = useRef<HTMLUListElement>(null);
  const preview = useEffectEvent((id: number, list: Element | null) => {
    const card = cards.find((one) => one.id === id);
    const status = leadStatusSchema.safeParse(list instanceof HTMLElement && list.dataset["status"]);
    showDrop(card && status.success ? { card, to: status.data } : null);
  });
  const dropped = useEffectEvent((item: HTMLElement, home: Home, isCancelled: boolean) => {
    const to = item.parentElement;
    if (!to || to === home.list) return;
    const index = [...to.children].indexOf(item);
    // React owns the list: the element must be back where React put it before React is told of the move.
    putHome(item, home);
    const status = leadStatusSchema.safeParse(to.dataset["status"]);
    if (!isCancelled && status.success) onDrop(Number(item.dataset["id"]), { status: status.data, index });
  });
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    let isCancelled = false;
    let drag = new AbortController();
    const cancel = () => {
      isCancelled = true;
      document.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    };
    const sortable = Sortable.create(list, {
      ...OPTIONS,
      onStart: ({ item, from, oldIndex = 0 }) => {
        isCancelled = false;
        drag = new AbortController();
        const onOver = (over: Element) => preview(Number(item.dataset["id"]), over);
        carryCard(item, { list: from, index: oldIndex }, { onOver, onEscape: cancel }, drag.signal);
      },
      onEnd: ({ item, from, oldIndex = 0 }) => {
        drag.abort();
        showDrop(null);
        const { ghost } = Sortable;
        dropped(item, { list: from, index: oldIndex }, isCancelled);
        if (ghost) settleCard(ghost, item.dataset["id"] ?? "");
        // The library waits to swallow the click of the drop. Where none has come by now, it would be the next press.
        setTimeout(() => document.dispatchEvent(new MouseEvent("click")));
      },
    });
    return () => {
      drag.abort();
      sortable.destroy();
    };
  }, []);
  return ref;
}
