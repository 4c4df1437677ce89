import { useLayoutEffect, useRef } from "react";

/** Returns the focus to the button that opened an in-place edit, once it is rendered again. */
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
