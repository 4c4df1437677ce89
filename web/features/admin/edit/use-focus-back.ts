import { useLayoutEffect, useRef } from "react";

/** Gives the focus back to the button that opened an edit in place, once it is drawn again. */
export function useFocusBack() {
  const ref = useRef<HTMLButtonElement>(null);
  const isDue = useRef(false);
  useLayoutEffect(() => {
    if (!isDue.current || !ref.current) return;
    isDue.current = false;
    ref.current.focus();
  });
  return {
    ref,
    giveBack: () => {
      isDue.current = true;
    },
  };
}
