import { useLayoutEffect, useMemo, useRef } from "react";

/** The same function for as long as the component lives; it does what the latest one passed does. */
export function useStable<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  return useMemo(
    () =>
      (...args: Args) =>
        ref.current(...args),
    [],
  );
}
