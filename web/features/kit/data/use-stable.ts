import { useLayoutEffect, useMemo, useRef } from "react";

/** A function that stays the same for the life of the component and calls the latest one passed. */
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
