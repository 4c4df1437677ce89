import Sortable from "sortablejs";
import { useEffect, useEffectEvent, useRef } from "react";

const OPTIONS: Sortable.Options = {
  handle: "[data-handle]",
  draggable: "[data-entry]",
  animation: 150,
  delay: 150,
  delayOnTouchOnly: true,
  forceFallback: true,
};

/** Lets the entries of a list be dragged by their handles. */
export function useSort(onMove: (from: number, to: number) => void) {
  const ref = useRef<HTMLUListElement>(null);
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const sortable = Sortable.create(list, {
      ...OPTIONS,
      onEnd: ({ item, oldIndex = 0, newIndex = 0 }) => {
        // React owns the list: the element must be back where React put it before React is told of the move.
        item.remove();
        list.insertBefore(item, list.children[oldIndex] ?? null);
        moved(oldIndex, newIndex);
      },
    });
    return () => sortable.destroy();
  }, []);
  return ref;
}
