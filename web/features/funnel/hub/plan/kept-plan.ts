import type { PlanProgress } from "#domain/funnel/hub/plan-progress";
import * as z from "zod/mini";
import { forget, readStored, store } from "../../../../lib/storage.ts";

const keptSchema = z.object({ openedOn: z.string(), done: z.array(z.int()) });
const keyOf = (sessionId: string) => `plan-${sessionId}`;

/** The visitor's progress as this device keeps it, which nobody is told. A plan opened for the first time is kept. */
export function openPlan(sessionId: string, now: Date): PlanProgress {
  const kept = keptSchema.safeParse(readStored(keyOf(sessionId)));
  if (kept.success && isDay(kept.data.openedOn)) return kept.data;
  const opened = { openedOn: localDay(now), done: [] };
  keepPlan(sessionId, opened);
  return opened;
}

export function keepPlan(sessionId: string, progress: PlanProgress): void {
  store(keyOf(sessionId), progress);
}

export function forgetPlan(sessionId: string): void {
  forget(keyOf(sessionId));
}

const isDay = (text: string) => !Number.isNaN(Date.parse(text));

/** The day by the visitor's own clock, `2026-11-23`. */
export function localDay(now: Date): string {
  const part = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
