import { leadStatusSchema } from "#domain/leads/lead-status-schema";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { useEffect, useEffectEvent, useRef } from "react";
import Sortable from "sortablejs";
import type { Place } from "../board-state/board.ts";
import { showDrop } from "./drop-preview.ts";

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

/** How long a dropped card takes to its place. */
const SETTLE_MS = 150;

/** Lets the card in hand glide from where it was let go to the place that its lead has on the board by then. */
function settleCard(inHand: HTMLElement, id: string): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`[data-id="${id}"]`);
    if (!place) return;
    const { left, top } = place.getBoundingClientRect();
    const to = `translate(${left - Number.parseFloat(inHand.style.left)}px, ${top - Number.parseFloat(inHand.style.top)}px)`;
    // It is a picture of the card by now, not a card.
    inHand.className = "board-carried";
    inHand.inert = true;
    document.body.append(inHand);
    const options = { duration: SETTLE_MS, easing: "ease-out" };
    place.animate({ opacity: [0, 0] }, options);
    inHand.animate({ transform: [inHand.style.transform, to] }, options).onfinish = () => inHand.remove();
  });
}

/** Where a card was lifted: its list, and its place among all that are in it. */
type Home = { list: Element; index: number };

type Carried = {
  /** The list that would take the card has changed. */
  onOver: (list: Element) => void;
  onEscape: () => void;
};

/**
 * While a card is in hand, keeps its element in the column under the pointer, all of which takes it: its head, its
 * edges, and the room below its last card. Outside all columns the card is back where it was lifted. The drag library
 * knows of lists alone, looks every 50 ms, and leaves a card in the last list that it saw.
 */
function carryCard(item: Element, home: Home, { onOver, onEscape }: Carried, signal: AbortSignal): void {
  const carry = ({ clientX, clientY }: PointerEvent) => {
    const over = put(item, home, clientX, clientY);
    if (over) onOver(over);
  };
  document.addEventListener("pointermove", carry, { signal });
  // Before the library hears of the drop.
  document.addEventListener("pointerup", carry, { signal, capture: true });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && onEscape(), { signal });
}

/** Puts the element of a card back where it was lifted. */
function putHome(item: Element, { list, index }: Home): void {
  list.insertBefore(item, list.children[index] ?? null);
}

/** Gives the list that the card came to; null if it stays where it is. */
function put(item: Element, home: Home, x: number, y: number): Element | null {
  const list = listAt(x, y) ?? home.list;
  if (list === item.parentElement) return null;
  if (list === home.list) putHome(item, home);
  else list.insertBefore(item, firstBelow(list, y) ?? null);
  return list;
}

/** A message that lies over a column does not keep it from taking a card. */
function listAt(x: number, y: number): Element | null {
  const column = document.elementsFromPoint(x, y).find((element) => element.matches(".board-column"));
  return column?.querySelector("[data-status]") ?? null;
}

function firstBelow(list: Element, y: number): Element | undefined {
  return [...list.children].find((card) => {
    const { top, height } = card.getBoundingClientRect();
    return top + height / 2 > y;
  });
}
