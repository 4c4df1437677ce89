import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "../../../../lib/page-location.tsx";
import { isResultEntry, RESULT_ENTRY } from "./result-entry.ts";

/** Marks the history entry once its chat is completed: reloading it, or coming back to it, shows the result again. */
export function useResultEntry(isCompleted: boolean): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const mark = useEffectEvent(() => {
    if (isResultEntry(state)) return;
    navigate(pathname + search + hash, { replace: true, state: RESULT_ENTRY });
  });
  useEffect(() => {
    if (isCompleted) mark();
  }, [isCompleted]);
}
