import { planDays, tickStep, type PlanProgress } from "#domain/hub/plan-progress";
import { useMemo, useState } from "react";
import { useIsHydrated } from "../../../lib/use-is-hydrated.ts";
import { keepPlan, localDay, openPlan } from "./kept-plan.ts";
import { serverNow } from "../../../lib/server-clock.ts";

const DAYS = 7;

/** The visitor's progress, once the browser has said what it keeps. */
export function usePlanProgress(sessionId: string) {
  const isHydrated = useIsHydrated();
  const now = useMemo(() => (isHydrated ? new Date(serverNow()) : null), [isHydrated]);
  const opened = useMemo(() => now && openPlan(sessionId, now), [sessionId, now]);
  const [ticked, setTicked] = useState<PlanProgress | null>(null);
  const progress = ticked ?? opened;

  function tick(step: number, isDone: boolean): void {
    if (!progress) return;
    const next = tickStep(progress, step, isDone);
    keepPlan(sessionId, next);
    setTicked(next);
  }

  return {
    done: progress?.done ?? [],
    /** The day that the plan was opened and those after it; empty until they are known. */
    days: progress ? planDays(progress.openedOn, DAYS) : [],
    today: now && localDay(now),
    tick,
  };
}
