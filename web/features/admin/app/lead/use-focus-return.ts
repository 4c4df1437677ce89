import { useEffect, useLayoutEffect, useRef } from "react";
import { listedElement } from "./listed-element.ts";

/** Gives the focus back to where it was when a lead was opened, or to that of the list's leads which was shown last. */
export function useFocusReturn(id: number | null): void {
  const from = useRef<{ element: Element | null; id: number; last: number } | null>(null);
  useLayoutEffect(() => {
    if (id === null) return;
    from.current ??= { element: document.activeElement, id, last: id };
    from.current.last = id;
  }, [id]);
  useEffect(() => {
    if (id !== null || !from.current) return;
    const { element, id: first, last } = from.current;
    from.current = null;
    // Whoever went on elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return;
    const opener = element instanceof HTMLElement && element !== document.body ? element : null;
    const target = (first === last && opener?.isConnected ? opener : null) ?? listedElement(last) ?? opener;
    target?.focus({ preventScroll: first === last });
    if (document.activeElement === document.body)
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [id]);
}
