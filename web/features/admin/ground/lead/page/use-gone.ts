import { useEffect, useEffectEvent } from "react";

/** Has the lead read again once a call or a claim has found that it is erased. */
export function useGone(isErased: boolean, onChanged: () => void): void {
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    if (isErased) tell();
  }, [isErased]);
}
