import { useEffect, useEffectEvent, useState } from "react";
import { loadQuietly } from "../load-quietly.ts";

/** Code that a page can do without, loaded once it is wanted; null until then, and without a network. */
export function useQuietly<Module>(isWanted: boolean, load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const start = useEffectEvent(load);
  useEffect(() => {
    if (isWanted) void loadQuietly(start).then(setModule);
  }, [isWanted]);
  return module;
}
