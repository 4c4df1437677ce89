const DAY_MS = 86_400_000;

/** A plan on its visitor's device: the day that it was first opened, `2026-11-23`, and the steps that are done. */
export type PlanProgress = { openedOn: string; done: readonly number[] };

/** The days of a plan as `2026-11-24`: the day that it was opened, and `count` that follow. */
export function planDays(openedOn: string, count: number): string[] {
  const start = Date.parse(openedOn);
  return Array.from({ length: count + 1 }, (_, day) =>
    new Date(start + day * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The same plan with a step ticked, or no longer. Steps are counted from 0, in the plan's order. */
export function tickStep({ openedOn, done }: PlanProgress, step: number, isDone: boolean): PlanProgress {
  const others = done.filter((each) => each !== step);
  return { openedOn, done: isDone ? [...others, step].toSorted((a, b) => a - b) : others };
}

/** How far a plan is: how many steps are done, and the minutes that its next one takes; null once all are done. */
export function planStanding(
  minutes: readonly number[],
  done: readonly number[],
): { count: number; nextMinutes: number | null } {
  const left = minutes.filter((_, step) => !done.includes(step));
  return { count: minutes.length - left.length, nextMinutes: left[0] ?? null };
}
