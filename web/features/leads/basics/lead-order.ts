import { useEffect, useEffectEvent } from "react";

/** How a screen shows its leads. */
type Order = {
  /** In order, around the one given: its list, or its column. */
  ids: (near: number) => readonly number[];
  /** Reads on after the last of them, and gives the first that follows; null if none does. */
  readOn?: () => Promise<number | null>;
};

let shown: Order | null = null;

/** Says in which order this screen shows its leads, so that an open one can be left for the next. */
export function useLeadOrder({ ids, readOn }: Order): void {
  const ask = useEffectEvent(ids);
  const more = useEffectEvent(async () => (await readOn?.()) ?? null);
  useEffect(() => {
    const own: Order = { ids: (near) => ask(near), readOn: () => more() };
    shown = own;
    return () => {
      if (shown === own) shown = null;
    };
  }, []);
}

/** The lead after another (`by` 1) or before it (-1) on the screen behind; null if there is none. */
export function leadBeside(id: number, by: 1 | -1): number | null {
  const ids = shown?.ids(id) ?? [];
  const at = ids.indexOf(id);
  return at === -1 ? null : (ids[at + by] ?? null);
}

/** The lead after the last one that the screen behind has read; null if that is another one, or really the last. */
export async function leadAfterLast(id: number): Promise<number | null> {
  return shown?.ids(id).at(-1) === id ? ((await shown.readOn?.()) ?? null) : null;
}
