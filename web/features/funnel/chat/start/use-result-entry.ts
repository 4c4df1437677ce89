import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isResultEntry, RESULT_ENTRY } from "./result-entry.ts";

/** Marks the history entry once its chat is completed: reloading it, or coming back to it, shows the result again. */
export function useResultEntry(isCompleted: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const mark = useEffectEvent(() => {
    if (isResultEntry(location.state)) return;
    void navigate(location, { replace: true, state: RESULT_ENTRY, preventScrollReset: true });
  });
  useEffect(() => {
    if (isCompleted) mark();
  }, [isCompleted]);
}
