import { useEffect, useEffectEvent } from "react";

/** The leads in the order in which a screen shows them, around the one given: its list, or its column. */
type Order = (near: number) => readonly number[];

let shown: Order | null = null;

/** Says in which order this screen shows its leads, so that an open one can be left for the next. */
export function useLeadOrder(order: Order): void {
  const ask = useEffectEvent(order);
  useEffect(() => {
    const own: Order = (near) => ask(near);
    shown = own;
    return () => {
      if (shown === own) shown = null;
    };
  }, []);
}

/** The lead after another (`by` 1) or before it (-1) on the screen behind; null if there is none. */
export function leadBeside(id: number, by: 1 | -1): number | null {
  const ids = shown?.(id) ?? [];
  const at = ids.indexOf(id);
  return at === -1 ? null : (ids[at + by] ?? null);
}
